import { hash } from 'node:crypto'
import type { Element } from '../../../page/display-list.ts'
import { areaLeft } from '../../../page/geometry.ts'
import type { StyleSheet } from '../../../page/style-sheet.ts'
import { profiles } from '../../../printers/profiles.ts'
import { typesets } from '../../../typesets/typesets.ts'
import { pressVersion } from '../../press-version.ts'
import type { BookPage } from '../book-page.ts'
import type { BookSettings } from '../book-settings.ts'
import { runningHead } from '../furnish-page.ts'
import { styleSheetOfPage, stylesOn } from '../style-sheets.ts'

/**
 * Name of the drawing of a page: equal where `pageSvg` draws the same, and another wherever it draws anything else.
 * An edit of one month leaves the names of all pages whose words, photos, side and number stayed.
 */
export function pageKey(
  page: BookPage,
  settings: Pick<BookSettings, 'typeset' | 'profile' | 'binding' | 'locale' | 'title'>,
  volumePages: number,
): string {
  const { typeset, profile, binding, locale, title } = settings
  const recto = page.folio % 2 === 1
  const { area, ground, folioBelow } = styleSheetOfPage(page, settings)
  const left = areaLeft(area, profiles[profile], volumePages, recto)
  const furnished = !page.bare && !page.blank
  const head = furnished && !page.headless ? runningHead(page, { title, locale, typeset }) : undefined
  // some are drawn in the colour of their month
  const look = head !== undefined && typesets[typeset].drawRunningHead && [page.month, page.goesOn?.item]
  const dependencies = [
    typeset,
    profile,
    binding,
    locale,
    recto,
    left,
    page.blank,
    head,
    look,
    furnished && page.folio,
    page.sheet && [area, ground, folioBelow],
  ]
  return hash('sha256', pressVersion() + JSON.stringify(dependencies) + hashOf(page))
}

// The pages of a month are the same objects in each plan until the month is set again.
const hashes = new WeakMap<readonly Element[], { sheet: StyleSheet | undefined; hash: string }>()

function hashOf({ elements, sheet }: BookPage): string {
  const cached = hashes.get(elements)
  if (cached && cached.sheet === sheet) return cached.hash
  const styles = sheet && stylesOn([{ elements }], sheet.styles)
  const hashed = hash('sha256', JSON.stringify([elements, styles]))
  hashes.set(elements, { sheet, hash: hashed })
  return hashed
}
