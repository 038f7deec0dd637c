import { type MonthAmount, monthRuns } from '#press/products/diary/months/month-runs'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { isGift, type ShapedBook } from '../../library/content/is-gift.ts'
import { countPrintedByMonth } from '../../library/content/printed-items.ts'

/** The months that a book prints, in order, as runs that are typeset as one. */
export async function runsOfBook(
  db: Sql,
  book: Pick<BookRow, 'bid'> & ShapedBook,
): Promise<{ runs: string[][]; gift: boolean }> {
  const amounts = await countPrintedByMonth(db, book.bid)
  return { runs: runsOf(book, amounts), gift: isGift(book, amounts) }
}

export function runsOf(book: ShapedBook, amounts: readonly MonthAmount[]): string[][] {
  const inOrder = amounts.toSorted((a, b) => (a.month < b.month ? -1 : 1))
  const runs = book.runsOn && !isGift(book, amounts) ? monthRuns(inOrder) : inOrder.map(amount => [amount])
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
 * were set in other runs than they are in now, or for a book of the other shape.
 */
export function runsToSet(
  runs: readonly string[][],
  rows: readonly { month: string; run: string; stale: boolean; gift: boolean }[],
  months: readonly string[],
  gift: boolean,
): string[][] {
  const rowOf = new Map(rows.map(row => [row.month, row]))
  const due = new Set(months.flatMap(month => [month, ...(rowOf.get(month)?.run.split(' ') ?? [])]))
  return runs.filter(run => {
    const name = nameOfRun(run)
    return run.some(month => {
      const row = rowOf.get(month)
      return due.has(month) || (row !== undefined && !row.stale && (row.run !== name || row.gift !== gift))
    })
  })
}
