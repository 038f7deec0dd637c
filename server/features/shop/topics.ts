import { z } from 'zod'
import type { OrderedBinding } from '#domain/catalogue/bindings'
import { topic } from '../../kernel/events/topic.ts'
import type { BookRow } from '../library/books/schema.ts'
import type { PictureRow } from '../library/images/store.ts'
import type { BookToSet } from '../pages/typesetting/settings-of.ts'
import type { TypesetMonthRow } from '../pages/typesetting/store.ts'

const oid = z.string()

/** A line of an order, with its book, and the months and the cover's picture of that, as they are while the book is locked. */
export interface PlacedLine {
  seq: number
  binding: OrderedBinding
  book: OrderedBook
  months: readonly TypesetMonthRow[]
  /** With those of the other lines. */
  covers: readonly PictureRow[]
}

/** What of a book is priced and frozen. */
export type OrderedBook = BookToSet & Pick<BookRow, 'bid' | 'type' | 'revision'>

/** An order was placed and is not paid yet: its books are kept as they are. */
export const orderPlaced = topic(
  'order.placed',
  z.strictObject({ oid, lines: z.array(z.custom<PlacedLine>()) }),
)

export const orderPaid = topic('order.paid', z.strictObject({ oid }))

/** Money was given back, all of it or a part; `refund` names the act. */
export const orderRefunded = topic(
  'order.refunded',
  z.strictObject({ oid, refund: z.string(), amountMinor: z.int() }),
)

/** Nobody paid in time. */
export const orderExpired = topic('order.expired', z.strictObject({ oid }))

export const orderShipped = topic('order.shipped', z.strictObject({ oid }))
