import type { Deps } from '../../../deps.ts'
import { isRefused, type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { codeText, guessCoupons } from './find-coupons.ts'
import type { KnownCoupon } from './store.ts'
import { insertClaim } from './store.ts'

/** A coupon that a person may know of; who guesses too often waits. */
export async function readCoupon(
  code: string,
  uid: string | undefined,
  deps: Deps,
): Promise<KnownCoupon | Refused> {
  const coupons = await guessCoupons([code], uid, deps)
  if (isRefused(coupons)) return coupons
  return coupons.get(codeText(code)) ?? refuse('couponUnknown')
}

/** Puts a coupon to a person's own, once; nothing is used of it by that. */
export async function claimCoupon(code: string, uid: string, deps: Deps): Promise<KnownCoupon | Refused> {
  const coupon = await readCoupon(code, uid, deps)
  if (isRefused(coupon)) return coupon
  if (coupon.isClaimed) return refuse('couponClaimed')
  const now = deps.now()
  if (coupon.usesLeft === 0 || (coupon.expiresAt && coupon.expiresAt <= now)) return refuse('nothingToClaim')
  if (!(await insertClaim(deps.db, uid, coupon.code, now))) return refuse('couponClaimed')
  return { ...coupon, isClaimed: true }
}
