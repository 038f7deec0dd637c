import type { SocialItem } from '#contract/item'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../books/schema.ts'
import { isGift } from './is-gift.ts'
import { partsOfMonth } from './parts-of-month.ts'
import { type ItemRow, presentItem } from './present-item.ts'
import { countPrintedByMonth, listPrinted } from './printed-items.ts'
import { twinsOfMonth } from './twins-of-month.ts'

/** Presents items of a month with what the others there make of them: how they are set, and which of their photos are near-twins. */
export async function presenterOfMonth(
  db: Sql,
  book: BookRow,
  month: string,
): Promise<(row: ItemRow) => SocialItem> {
  const printed = await listPrinted(db, book.bid, [month])
  const parts = partsOfMonth(book, printed, isGift(book, await countPrintedByMonth(db, book.bid)))
  const twins = twinsOfMonth(printed, book.timeZone)
  const { edited } = book.design
  return row =>
    presentItem(row, book.timeZone, { part: parts.get(row.itemId), twins: twins.get(row.itemId), edited })
}
