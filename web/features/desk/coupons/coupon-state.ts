import type { DeskCouponRow } from '#contract/desk-coupons'

/** Whether somebody can still use it; `now` in ms. */
export function couponState(
  { expiresAt, usesLeft }: Pick<DeskCouponRow, 'expiresAt' | 'usesLeft'>,
  now: number,
): 'usable' | 'usedUp' | 'ended' {
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return 'ended'
  return usesLeft > 0 ? 'usable' : 'usedUp'
}
