import type { Page } from '../../page/display-list.ts'
import { type StyleSheet, usualFolioBelow } from '../../page/style-sheet.ts'
import type { PrinterProfile } from '../../printers/printer-profile.ts'
import { monthName } from '../../text/dates.ts'
import { prepareLine } from '../../text/prepare-text.ts'
import { shortened } from '../../text/shortened.ts'
import { typesets } from '../../typesets/typesets.ts'
import type { BookPage } from './book-page.ts'
import type { BookSettings } from './book-settings.ts'

/**
 * Adds running head and folio: title on the left page, or the entry whose photos go on there over the turn of the leaf; month on the right, or
 * the day whose photos go on there; where the typeset says that itself, title and month on all pages. Numbers at the outer foot.
 */
export function furnish(
  page: BookPage,
  settings: BookSettings,
  { area, styles: { folio }, folioBelow = usualFolioBelow }: StyleSheet,
  profile: PrinterProfile,
): Page {
  if (page.bare || page.blank) return page
  const recto = page.folio % 2 === 1
  const head = runningHead(page, settings)
  const { runs, lang } = prepareLine(shortened(head, mostEm), settings.locale)
  const align = recto ? ('right' as const) : ('left' as const)
  const y = Math.max(profile.safety.text, area.top - 9)
  const at = { x: 0, w: area.width, lines: 1, align }
  const { drawRunningHead = () => [{ kind: 'text' as const, style: 'running', ...at, y, runs, lang }] } =
    typesets[settings.typeset]
  const lowest = area.page.height - profile.safety.text - (folio?.lineHeight ?? 0)
  const foot = Math.min(lowest, area.top + area.height + folioBelow)
  return {
    ...page,
    elements: [
      ...page.elements,
      ...(runs.length > 0 && !page.headless
        ? drawRunningHead({ runs, lang, month: page.month, align, area })
        : []),
      { kind: 'text', style: 'folio', ...at, y: foot, runs: [String(page.folio)] },
    ],
  }
}

/** Of a running head, as many as a title may have letters (specification: cover). */
const mostEm = 40

/** What stands at the head of a page, absent a picture there. */
export function runningHead(
  page: BookPage,
  { title, locale, typeset }: Pick<BookSettings, 'title' | 'locale' | 'typeset'>,
): string {
  const month = page.month ? monthName(page.month, locale) : ''
  const { saysWhatGoesOn, saysWordsThatGoOn } = typesets[typeset]
  const isSaid = !saysWhatGoesOn && (saysWordsThatGoOn || !page.goesOn?.inWords)
  const goesOn = isSaid ? page.goesOn : undefined
  if (page.folio % 2 === 1) return goesOn?.date ?? month
  return goesOn?.words ?? (title || month)
}
