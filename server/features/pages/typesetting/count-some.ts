import { type TypesetName, typesetNames } from '#domain/catalogue/typesets'
import type { Deps } from '../../../deps.ts'
import { inPortions } from '../../../in-portions.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { readBook } from '../../library/books/store.ts'
import { runsWithPages } from './runs-with-pages.ts'
import { typesetBookMonths } from './typeset-book-months.ts'

/**
 * Sets a few months of a book in typesets that it is only compared in, so that their pages are counted. True where more are to be
 * counted; false, too, where the book has another revision: whoever looks at that asks for it.
 */
export async function countSome(bid: string, revision: number, deps: Deps): Promise<boolean> {
  const book = await readBook(deps.db, bid)
  if (book?.revision !== revision) return false
  const before = await uncounted(deps, book)
  const monthsToCount = before.flatMap(({ typeset, months }) => months.map(month => ({ typeset, month })))
  for (const few of inPortions(monthsToCount.slice(0, monthsAtOnce), deps.engine.workers * 2)) {
    // who changes the book waits for its months: few of these may lie before them
    if ((await readBook(deps.db, bid))?.revision !== revision) return false
    for (const [typeset, months] of Map.groupBy(few, month => month.typeset))
      await typesetBookMonths(
        deps,
        { ...book, typeset },
        months.map(({ month }) => month),
      )
  }
  const after = await uncounted(deps, book)
  // what cannot be counted is not tried for ever
  return after.length > 0 && monthsIn(after) < monthsIn(before)
}

/** Half a second or so of work. */
const monthsAtOnce = 8

/** Months that are to be set to know how many pages the book has in other typesets, those of the present one left to who waits for them. */
async function uncounted({ db }: Deps, book: BookRow): Promise<{ typeset: TypesetName; months: string[] }[]> {
  const runs = await runsWithPages(db, book)
  return typesetNames
    .filter(typeset => typeset !== book.typeset)
    .map(typeset => ({
      typeset,
      months: runs.filter(run => run.pages[typeset] === undefined).flatMap(({ name }) => name.split(' ')),
    }))
    .filter(({ months }) => months.length > 0)
}

const monthsIn = (typesets: readonly { months: readonly string[] }[]) =>
  typesets.reduce((sum, { months }) => sum + months.length, 0)
