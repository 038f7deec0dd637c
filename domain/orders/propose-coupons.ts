import type { Coupon } from '../coupons/coupon.ts'
import { type QuoteInput, quote } from './quote.ts'

/**
 * The codes of the coupons with which an order costs least: one, and free delivery beside it where that helps. Of those that
 * save as much, the one that expires first. Empty where none of them helps.
 */
export function proposeCoupons(order: Omit<QuoteInput, 'coupons'>, coupons: readonly Coupon[]): string[] {
  const costOf = (chosen: readonly Coupon[]) => {
    const quoted = quote({ ...order, coupons: chosen })
    return 'refusal' in quoted ? undefined : quoted.total.amountMinor
  }
  const soonestFirst = coupons.toSorted(
    (a, b) =>
      (a.expiresAt ?? Number.POSITIVE_INFINITY) - (b.expiresAt ?? Number.POSITIVE_INFINITY) ||
      (a.code < b.code ? -1 : 1),
  )
  const isForDelivery = (coupon: Coupon) => coupon.kind === 'freeDelivery'
  let best: { chosen: readonly Coupon[]; cost: number | undefined } = { chosen: [], cost: costOf([]) }
  const tryMore = (more: readonly Coupon[]) => {
    const { chosen } = best
    for (const coupon of more) {
      const cost = costOf([...chosen, coupon])
      if (cost !== undefined && (best.cost === undefined || cost < best.cost))
        best = { chosen: [...chosen, coupon], cost }
    }
  }
  tryMore(soonestFirst.filter(coupon => !isForDelivery(coupon)))
  tryMore(soonestFirst.filter(isForDelivery))
  return best.chosen.map(coupon => coupon.code)
}
