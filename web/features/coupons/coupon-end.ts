import type { CouponAnswer } from '#contract/coupons'

/** Why a coupon gives nothing any more, below `limits` of its words; undefined: it can be used. `now` in ms. */
export function couponEnd(
  { usesLeft, expiresAt }: Pick<CouponAnswer, 'usesLeft' | 'expiresAt'>,
  now: number,
): 'spent' | 'expired' | undefined {
  if (usesLeft <= 0) return 'spent'
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : undefined
}
