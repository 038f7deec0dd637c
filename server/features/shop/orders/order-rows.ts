import type { PaymentMethod } from '#contract/orders'
import { invariant } from '#domain/invariant'
import type { Quote } from '#domain/orders/quote'
import { postalAddressOf } from '../addresses/present-address.ts'
import type { GatheredOrder, WantedOrder } from './gather-order.ts'
import { orderNumber } from './order-number.ts'
import type { OrderLineRow, OrderRow } from './schema.ts'

/** What was checked and is ordered. */
export interface OrderToPlace extends WantedOrder {
  coupons: readonly string[]
  email: string
  note: string
  method: PaymentMethod
  /** Of the check. */
  version: string
  total: { amount: string; currency: string }
  /** Its lines are what lies in the basket, and are not ordered once they do not. */
  fromBasket: boolean
}

/** The same without where its lines come from. */
export type OrderedBody = Omit<OrderToPlace, 'fromBasket'>

/** One press of the button: its key, and a hash of what was asked with it. */
export interface Press {
  key: string
  bodyHash: string
}

/** An order as it is written, not paid yet. */
export function rowOf({
  oid,
  uid,
  wanted,
  gathered,
  quote,
  press,
  language,
  createdAt,
}: {
  oid: string
  uid: string
  wanted: OrderedBody
  gathered: GatheredOrder
  quote: Quote
  press: Press
  language: OrderRow['language']
  createdAt: Date
}): OrderRow {
  const { address } = gathered
  return {
    oid,
    uid,
    number: orderNumber(oid, createdAt),
    state: 'pending',
    region: wanted.region,
    currency: quote.currency,
    subtotalMinor: quote.subtotal.amountMinor,
    discountMinor: quote.discount.amountMinor,
    shippingMinor: quote.shipping.amountMinor,
    surchargeMinor: quote.surcharge.amountMinor,
    taxMinor: quote.tax.amountMinor,
    totalMinor: quote.total.amountMinor,
    shippingWay: wanted.shipping,
    freeShipping: quote.freeShipping ?? null,
    deliveryDays: quote.deliveryDays,
    // files that come by e-mail need no address
    address: wanted.shipping === 'email' || !address ? null : postalAddressOf(address),
    email: wanted.email,
    note: wanted.note,
    language,
    idempotencyKey: press.key,
    bodyHash: press.bodyHash,
    createdAt,
    paidAt: null,
    hiddenAt: null,
  }
}

/** Its lines, in the order of the quote. */
export function linesOf(oid: string, { books }: GatheredOrder, quote: Quote): OrderLineRow[] {
  return quote.lines.map((line, index) => {
    const book = books.get(line.bid)
    invariant(book, 'every line has its book')
    return {
      oid,
      seq: index + 1,
      bid: line.bid,
      title: book.design.title,
      author: book.design.author,
      bookType: line.bookType,
      typeset: line.typeset,
      binding: line.binding,
      quantity: line.quantity,
      pages: line.pages,
      billedPages: line.billedPages,
      volumes: line.volumes,
      subtotalMinor: line.subtotal.amountMinor,
      discountMinor: line.discount.amountMinor,
    }
  })
}
