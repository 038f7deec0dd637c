import type { Coupon, CouponBenefit, CouponLimits } from '#domain/coupons/coupon'
import type { QuoteInput } from '#domain/orders/quote'
import { standardPrices } from '#domain/prices/price-table'
import { buildLine } from './build-line.ts'

/** One paperback of 100 pages for a company in Taiwan, by post, in summer. */
export function buildQuoteInput(overrides: Partial<QuoteInput> = {}): QuoteInput {
  return {
    region: 'TW',
    prices: standardPrices,
    lines: [buildLine()],
    shipping: 'standard',
    isCommercialAddress: true,
    coupons: [],
    now: Date.UTC(2027, 6, 1),
    ...overrides,
  }
}

/** Usable once, for ever and for everything. */
export function buildCoupon(benefit: CouponBenefit, limits: Partial<CouponLimits> = {}): Coupon {
  return { code: benefit.kind.toUpperCase(), expiresAt: null, usesLeft: 1, ...benefit, ...limits }
}
