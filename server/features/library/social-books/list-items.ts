import type { Answer } from '#contract/call'
import type { listItems as listItemsCall } from '#contract/social-books'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../books/schema.ts'
import { type ItemFilter, listFiltered } from '../content/filter-items.ts'
import { type ItemRow, presentItem } from '../content/present-item.ts'
import { presenterOfMonth } from '../content/presenter-of-month.ts'

interface ItemsWanted extends ItemFilter {
  page?: number | undefined
  pagesize?: number | undefined
}

/** Items in the order of time, a page (from 0) at a time. */
export async function listItems(
  book: BookRow,
  { page = 0, pagesize, ...filter }: ItemsWanted,
  { db }: Deps,
): Promise<Answer<typeof listItemsCall>> {
  const limit = pagesize || usualPage
  const { rows, total } = await listFiltered(db, book.bid, filter, { limit, offset: page * limit })
  const present =
    filter.month === undefined
      ? (row: ItemRow) => presentItem(row, book.timeZone)
      : await presenterOfMonth(db, book, filter.month)
  return {
    items: rows.map(row => present(row)),
    page,
    pagesize: limit,
    total,
  }
}

const usualPage = 50
