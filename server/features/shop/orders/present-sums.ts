import type { OrderAnswer } from '#contract/orders'
import { money, subtract } from '#domain/money/money'
import { amountOf } from './check-order.ts'
import type { OrderLineRow, OrderRow } from './schema.ts'

type OrderSums = Pick<OrderAnswer, 'subtotal' | 'discount' | 'shipping' | 'surcharge' | 'tax' | 'total'>
type LineSums = Pick<OrderAnswer['lines'][number], 'subtotal' | 'discount' | 'total'>

/** What an order is made of, as it was placed. */
export function presentSums(order: OrderRow): OrderSums {
  const inCurrency = (minor: number) => amountOf(money(minor, order.currency))
  return {
    subtotal: inCurrency(order.subtotalMinor),
    discount: inCurrency(order.discountMinor),
    shipping: inCurrency(order.shippingMinor),
    surcharge: inCurrency(order.surchargeMinor),
    tax: inCurrency(order.taxMinor),
    total: inCurrency(order.totalMinor),
  }
}

/** The same of one of its lines. */
export function presentLineSums(line: OrderLineRow, currency: OrderRow['currency']): LineSums {
  const subtotal = money(line.subtotalMinor, currency)
  const discount = money(line.discountMinor, currency)
  return {
    subtotal: amountOf(subtotal),
    discount: amountOf(discount),
    total: amountOf(subtract(subtotal, discount)),
  }
}
