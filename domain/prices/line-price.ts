import { type ExactAmount, price, rounded, timesCount } from '../money/exact-amount.ts'
import type { Money } from '../money/money.ts'
import { billedPages } from './billed-pages.ts'
import { type OrderLine, pageRowOf } from './order-line.ts'
import type { RegionPrices } from './price-table.ts'

/** A line with what it costs before anything is taken off. */
export interface PricedLine extends OrderLine {
  /** Of one billed page. */
  pagePrice: ExactAmount
  /** Of one copy. */
  billedPages: number
  /** Of all copies: exact until here, and rounded once (open points, rounding). */
  subtotal: Money
}

/** @throws RangeError where the line has no whole number of copies. */
export function priceLine(line: OrderLine, { currency, page }: RegionPrices): PricedLine {
  if (line.quantity < 1) throw new RangeError(`not so many copies: ${line.quantity}`)
  const pagePrice = price(page[pageRowOf(line)], currency)
  const billed = billedPages(line)
  return { ...line, pagePrice, billedPages: billed, subtotal: pagesCost(pagePrice, billed, line.quantity) }
}

/** So many pages of so many copies, rounded once. */
export function pagesCost(pagePrice: ExactAmount, pages: number, copies: number): Money {
  return rounded(timesCount(timesCount(pagePrice, pages), copies))
}
