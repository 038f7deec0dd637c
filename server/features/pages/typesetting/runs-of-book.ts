import { type MonthAmount, monthRuns } from '#press/products/diary/months/month-runs'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { countPrintedByMonth } from '../../library/content/printed-items.ts'

/** The months that a book prints, in order, as runs that are typeset as one. */
export async function runsOfBook(db: Sql, book: Pick<BookRow, 'bid' | 'runsOn'>): Promise<string[][]> {
  return runsOf(book, await countPrintedByMonth(db, book.bid))
}

export function runsOf({ runsOn }: Pick<BookRow, 'runsOn'>, amounts: readonly MonthAmount[]): string[][] {
  const inOrder = amounts.toSorted((a, b) => (a.month < b.month ? -1 : 1))
  const runs = runsOn ? monthRuns(inOrder) : inOrder.map(amount => [amount])
  return runs.map(run => run.map(({ month }) => month))
}

/** As it is written beside each of its months. */
export const nameOfRun = (run: readonly string[]): string => run.join(' ')

/** Of the months that were set those that have the pages of their runs. */
export function leadersOf<Row extends { month: string; run: string }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ month, run }) => run.startsWith(month))
}

/**
 * Of the runs of a book those that have to be set where `months` have: with all that shared pages with them until now, and all that
 * were set in other runs than they are in now.
 */
export function runsToSet(
  runs: readonly string[][],
  rows: readonly { month: string; run: string; stale: boolean }[],
  months: readonly string[],
): string[][] {
  const rowOf = new Map(rows.map(row => [row.month, row]))
  const due = new Set(months.flatMap(month => [month, ...(rowOf.get(month)?.run.split(' ') ?? [])]))
  return runs.filter(run => {
    const name = nameOfRun(run)
    return run.some(month => {
      const row = rowOf.get(month)
      return due.has(month) || (row !== undefined && !row.stale && row.run !== name)
    })
  })
}
