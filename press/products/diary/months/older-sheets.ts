import type { TypesetName } from '#domain/catalogue/typesets'
import { invariant } from '#domain/invariant'
import type { Page } from '../../../page/display-list.ts'
import { areaFor } from '../../../page/geometry.ts'
import type { Styles } from '../../../page/style.ts'
import type { StyleSheet } from '../../../page/style-sheet.ts'
import { profiles } from '../../../printers/profiles.ts'
import { typesets } from '../../../typesets/typesets.ts'
import type { BookSettings } from '../book-settings.ts'
import { keptSheet, namesOn } from '../style-sheets.ts'
import older from './older-sheets.json' with { type: 'json' }
import type { MonthPages } from './typeset-month.ts'

type SetIn = Pick<BookSettings, 'typeset' | 'profile' | 'binding'>

/**
 * A month with its style sheet; one that was kept before months had theirs gets that of the edition that it was set in, from the history
 * of the typesets (decision 0217). Where that is not known: of the newest edition that has all styles of its pages.
 */
export function withStyleSheet(month: MonthPages, book: SetIn, edition?: number): MonthPages {
  if (month.sheet) return month
  const pages = [...month.pages, ...(month.fromLeft ?? [])]
  const sheet = sheetIn(book, edition ?? newestWith(pages, book.typeset))
  return { ...month, sheet: keptSheet(sheet, pages) }
}

/** What is other in an edition than in the one after it; all of it in the first, the last edition that kept months without. */
interface Change extends Partial<Pick<StyleSheet, 'styles' | 'ground' | 'folioBelow'>> {
  /** The last edition that was so. */
  through: number
  margins?: { top: number; bottom: number; outside: number }
  rowMm?: number
}

// newest first; JSON says no unions. A typeset that came later has none: all its months have sheets of their own
const changes = older as Partial<Record<TypesetName, Change[]>>

function sheetIn({ typeset, profile, binding }: SetIn, edition: number): StyleSheet {
  const since = changesOf(typeset).filter(({ through }, i) => i === 0 || through >= edition)
  const styles: Styles = Object.assign({}, ...since.map(change => change.styles))
  const { margins, rowMm, folioBelow, ground }: Change = Object.assign({}, ...since)
  invariant(margins && rowMm && folioBelow, 'the first has all')
  const area = areaFor({ paper: typesets[typeset].paper, margins, rowMm }, profiles[profile], binding)
  return { styles, area, folioBelow, ...(ground !== undefined && { ground }) }
}

const changesOf = (typeset: TypesetName) => changes[typeset] ?? []

function newestWith(pages: readonly Page[], typeset: TypesetName): number {
  const names = [...namesOn(pages)]
  const known = new Set<string>()
  for (const { through, styles = {} } of changesOf(typeset)) {
    for (const name of Object.keys(styles)) known.add(name)
    if (names.every(name => known.has(name))) return through
  }
  return 0
}
