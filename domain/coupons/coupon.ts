import type { TypesetName } from '../catalogue/typesets.ts'
import type { Money } from '../money/money.ts'

/** What coupons do (specification 3). */
export const couponKinds = ['cash', 'discount', 'group', 'voucher', 'free', 'freeDelivery', 'bulk'] as const
export type CouponKind = (typeof couponKinds)[number]

/** What an order must be for a coupon to apply; absent or null: it may be anything. */
export interface CouponLimits {
  code: string
  typeset?: TypesetName | null
  /** Most copies. A free coupon that does not say covers one. */
  bookCount?: number | null
  /** Most billed pages of a copy. */
  pageLimit?: number | null
  /** Fewest billed pages of all copies that it applies to. */
  minBilledPages?: number | null
  /** ms; null: never. */
  expiresAt: number | null
  usesLeft: number
}

export type Coupon = CouponLimits & CouponBenefit

export type CouponBenefit =
  /** So much off. */
  | { kind: 'cash'; amount: Money }
  /** So many per cent off; `bulk`: off the cheapest copy of two or more. */
  | { kind: 'discount' | 'group' | 'bulk'; percent: number }
  /** So many pages, the dearest first. */
  | { kind: 'voucher'; pages: number }
  /** All copies that it applies to; or standard shipping. */
  | { kind: 'free' | 'freeDelivery' }
