import type { CodeName } from '#contract/codes'
import type { Coupon } from '#domain/coupons/coupon'
import { type Quote, type QuoteInput, quote } from '#domain/orders/quote'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { GatheredOrder, WantedOrder } from './gather-order.ts'

/** A coupon that was asked for and does not apply. */
export interface RefusedCoupon {
  code: string
  reason: CodeName
}

export interface PricedOrder {
  quote: Quote
  refusedCoupons: RefusedCoupon[]
}

/** What an order costs with the coupons of these codes; those that do not apply are left out, and why is said of each. */
export function priceOrder(
  gathered: GatheredOrder,
  wanted: WantedOrder,
  codes: readonly string[],
  coupons: ReadonlyMap<string, Coupon>,
  now: Date,
): PricedOrder | Refused {
  const input = quoteInput(gathered, wanted, now)
  const refusedCoupons: RefusedCoupon[] = codes
    .filter(code => !coupons.has(code))
    .map(code => ({ code, reason: 'couponUnknown' }))
  const wantedCoupons = [...new Set(codes)].flatMap(code => coupons.get(code) ?? [])
  // each turn leaves one out
  for (let applied = wantedCoupons; ; ) {
    const priced = quote({ ...input, coupons: applied })
    if (!('refusal' in priced)) return { quote: priced, refusedCoupons }
    const { refusal } = priced
    if (!('coupon' in refusal)) return refuse(refusal.code)
    refusedCoupons.push({ code: refusal.coupon, reason: refusal.code })
    applied = applied.filter(coupon => coupon.code !== refusal.coupon)
  }
}

/** The order as the rules want to know it. Where no address is given it counts as a home, so that nothing is added later. */
export function quoteInput(
  { lines, prices, address }: GatheredOrder,
  { region, shipping }: WantedOrder,
  now: Date,
): Omit<QuoteInput, 'coupons'> {
  const isCommercialAddress = address?.address.isCommercial ?? false
  return { region, prices, lines, shipping, isCommercialAddress, now: now.getTime() }
}
