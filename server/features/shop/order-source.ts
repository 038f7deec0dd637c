import type { OrderedBinding } from '#domain/catalogue/bindings'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../kernel/db/connect.ts'
import type { BookRow } from '../library/books/schema.ts'
import type { MailedOrder } from './mails/mailed-order.ts'
import type { OrderToPrint } from './printing/print-order-of.ts'

/** What comes after payment asks of the orders, and no more. */
export interface OrderSource {
  /** The lines of an order by their number. */
  listLines(tx: Sql, oid: string): Promise<{ seq: number; bid: BookRow['bid']; binding: OrderedBinding }[]>
  /** Without the cover. */
  readMailed(oid: string, deps: Deps): Promise<Omit<MailedOrder, 'cover'> | undefined>
  readToPrint(oid: string, deps: Deps): Promise<OrderToPrint | undefined>
  currencyOf(tx: Sql, oid: string): Promise<MailedOrder['total']['currency']>
}
