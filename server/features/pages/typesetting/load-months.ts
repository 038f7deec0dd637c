import { applyEdits } from '#domain/books/apply-edits'
import type { Item } from '#domain/books/item'
import type { Binding } from '#domain/catalogue/bindings'
import type { MonthInput } from '#press/products/diary/months/typeset-month'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/books/schema.ts'
import type { ItemRow } from '../../library/content/present-item.ts'
import { listPrinted, listPrintedVersions } from '../../library/content/printed-items.ts'
import { settingsOf } from './settings-of.ts'

type PrintedRow = Pick<ItemRow, 'itemId' | 'version' | 'month' | 'original' | 'edits'>

export interface LoadedMonth {
  month: string
  items: Item[]
  /** Ids and versions of what is in it: another one where anything of it changed. */
  state: string
}

/** What the book prints in these months (or all), edits applied, in order. */
export async function loadMonths(db: Sql, bid: string, months?: readonly string[]): Promise<LoadedMonth[]> {
  return gatherMonths(await listPrinted(db, bid, months))
}

/** The months of rows, which may be as many as there are records in an archive. */
export function gatherMonths(rows: readonly PrintedRow[]): LoadedMonth[] {
  const byMonth = Map.groupBy(rows, row => row.month)
  return [...byMonth].map(([month, rows]) => ({
    month,
    items: rows.map(row => ({ ...applyEdits(row.original, row.edits), id: row.itemId })),
    state: rows.map(stateOf).join(' '),
  }))
}

/** Only what tells whether these months changed: `state` of each, as loadMonths gives it. */
export async function monthStates(
  db: Sql,
  bid: string,
  months: readonly string[],
): Promise<Map<string, string>> {
  const rows = await listPrintedVersions(db, bid, months)
  const states = new Map<string, string>()
  for (const row of rows) {
    const before = states.get(row.month)
    states.set(row.month, before === undefined ? stateOf(row) : `${before} ${stateOf(row)}`)
  }
  return states
}

const stateOf = ({ itemId, version }: { itemId: string; version: number }) => `${itemId}.${version}`

/** A month, or a run of them, as the press sets it: only pictures that were looked at are shown. */
export function monthInput(
  book: BookRow,
  { month, run, items, gift }: Pick<MonthInput, 'month' | 'run' | 'items' | 'gift'>,
  binding: Binding = settingsOf(book).binding,
): MonthInput {
  const { typeset, locale, timeZone, profile, edited } = settingsOf(book)
  return {
    month,
    ...(run && { run }),
    items,
    ...(gift && { gift }),
    typeset,
    locale,
    timeZone,
    profile,
    binding,
    ...(edited && { edited }),
  }
}
