import { type Money, subtract } from '../money/money.ts'
import type { PricedLine } from './line-price.ts'

/** What a line has more than another one of the same currency, or fewer: printed pages of a copy, and what all copies cost. */
export interface LineDifference {
  pages: number
  price: Money
}

/** Of the sums as they are shown: one taken from the other gives what is told here. */
export function lineDifference(
  from: Pick<PricedLine, 'pages' | 'subtotal'>,
  to: Pick<PricedLine, 'pages' | 'subtotal'>,
): LineDifference {
  return { pages: to.pages - from.pages, price: subtract(to.subtotal, from.subtotal) }
}
