import type { TypesetName } from '../catalogue/typesets.ts'

/** Why a coupon is refused; the names are codes of the contract. `coupon` is its code. */
export type CouponRefusal = { coupon: string } & CouponReason

export type CouponReason =
  | { code: 'couponUnknown' }
  | { code: 'couponExpired'; expiredAt: number }
  | { code: 'couponUsedUp' }
  /** It takes money of another currency off. */
  | { code: 'couponCurrency' }
  | { code: 'couponLayout'; typeset: TypesetName }
  | { code: 'couponBookCount'; books: number; most: number }
  | { code: 'couponPageLimit'; pages: number; most: number }
  | { code: 'couponMinimumPages'; pages: number; least: number }
  | { code: 'couponTwoBooks' }
  /** Nothing would be cheaper: it is kept for another time. */
  | { code: 'couponNoEffect' }
  /** One coupon an order, and free delivery beside it (open points). */
  | { code: 'couponsNotCombined' }
