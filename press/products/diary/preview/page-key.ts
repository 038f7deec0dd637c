import { hash } from 'node:crypto'
import type { Element } from '../../../page/display-list.ts'
import { areaFor, areaLeft } from '../../../page/geometry.ts'
import { profiles } from '../../../printers/profiles.ts'
import { typesets } from '../../../typesets/typesets.ts'
import { pressVersion } from '../../press-version.ts'
import type { BookPage } from '../book-page.ts'
import type { BookSettings } from '../book-settings.ts'
import { runningHead } from '../furnish-page.ts'

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
  const area = areaFor(typesets[typeset], profiles[profile], binding)
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
  ]
  return hash('sha256', pressVersion() + JSON.stringify(dependencies) + hashOf(page.elements))
}

// The pages of a month are the same objects in each plan until the month is set again.
const hashes = new WeakMap<readonly Element[], string>()

function hashOf(elements: readonly Element[]): string {
  const cached = hashes.get(elements)
  if (cached) return cached
  const hashed = hash('sha256', JSON.stringify(elements))
  hashes.set(elements, hashed)
  return hashed
}
