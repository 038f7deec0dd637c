import type { RunAmount } from '#domain/books/estimate-pages'
import type { TypesetName } from '#domain/catalogue/typesets'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { isGift, type ShapedBook } from '../../library/content/is-gift.ts'
import { weighPrintedByMonth } from '../../library/content/printed-items.ts'
import { leadersOf, nameOfRun, runsOf } from './runs-of-book.ts'
import { listFreshMonths } from './store.ts'

export interface RunWithPages extends RunAmount {
  /** Its hashtags that stand at the back of the book, in the typesets in which it is set. */
  tags: Readonly<Partial<Record<TypesetName, string[]>>>
  /** Whether it is set there as one of a gift book. */
  gift: Readonly<Partial<Record<TypesetName, boolean>>>
}

/** The runs of months that a book prints, in order, with what is in them and their pages in every typeset in which they are set. */
export async function runsWithPages(
  db: Sql,
  book: Pick<BookRow, 'bid'> & ShapedBook,
): Promise<RunWithPages[]> {
  // one after the other: in a transaction there is one connection
  const amounts = await weighPrintedByMonth(db, book.bid)
  const fresh = leadersOf(await listFreshMonths(db, book.bid))
  const amountOf = new Map(amounts.map(amount => [amount.month, amount]))
  const gift = isGift(book, amounts)
  // those of the other shape are set anew when their typeset is chosen
  const rowsOf = Map.groupBy(
    fresh.filter(row => row.gift === gift),
    ({ run }) => run,
  )
  return runsOf(book, amounts).map(months => {
    const name = nameOfRun(months)
    const within = months.flatMap(month => amountOf.get(month) ?? [])
    const sum = (what: 'items' | 'photos' | 'wordBytes') => within.reduce((all, each) => all + each[what], 0)
    return {
      name,
      ...(gift && { isGift: true as const }),
      entries: sum('items'),
      photos: sum('photos'),
      wordBytes: sum('wordBytes'),
      pages: Object.fromEntries((rowsOf.get(name) ?? []).map(({ typeset, pages }) => [typeset, pages])),
      gift: Object.fromEntries((rowsOf.get(name) ?? []).map(({ typeset, gift }) => [typeset, gift])),
      tags: Object.fromEntries((rowsOf.get(name) ?? []).map(({ typeset, tags }) => [typeset, tags])),
    }
  })
}
