import { price, rounded } from '../money/exact-amount.ts'
import { type Money, money } from '../money/money.ts'
import type { PricedLine } from './line-price.ts'
import { isPrinted } from './order-line.ts'
import type { RegionPrices } from './price-table.ts'

export const shippingWays = ['standard', 'express', 'email'] as const
/** How an order reaches the person: by post, by courier, or as a PDF by e-mail. */
export type ShippingWay = (typeof shippingWays)[number]

/** Standard shipping costs nothing from so many billed pages of printed copies on (specification 9; open points). */
export const freeShippingPages = 500

/** Told when it is near: so many pages are soon added. */
const nearFreePages = 100

/** So many billed pages more and standard shipping is free; undefined where it is or where that is far. */
export function pagesToFreeShipping(printed: number): number | undefined {
  const more = freeShippingPages - printed
  return more > 0 && more <= nearFreePages ? more : undefined
}

/** Days within which a PDF is sent (specification 9). */
const emailDays = 1

/** Billed pages of all printed copies of an order: what free shipping goes by. */
export function printedPages(
  lines: readonly Pick<PricedLine, 'binding' | 'billedPages' | 'quantity'>[],
): number {
  return lines.filter(isPrinted).reduce((sum, { billedPages, quantity }) => sum + billedPages * quantity, 0)
}

/** What the way costs before it is free; undefined where the region does not offer it. */
export function shippingFee(way: ShippingWay, prices: RegionPrices): Money | undefined {
  const { currency, shipping, express } = prices
  if (way === 'email') return money(0, currency)
  const fee = way === 'standard' ? shipping : express?.fee
  return fee === undefined ? undefined : rounded(price(fee, currency))
}

/** Working days until an order is there; undefined where the region does not offer the way. */
export function deliveryDays(way: ShippingWay, { deliveryDays, express }: RegionPrices): number | undefined {
  if (way === 'email') return emailDays
  return way === 'standard' ? deliveryDays : express?.days
}
