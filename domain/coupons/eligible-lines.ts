import type { PricedLine } from '../prices/line-price.ts'
import type { Coupon } from './coupon.ts'
import type { CouponReason } from './coupon-refusal.ts'

/** The lines of an order that a coupon applies to, or why it applies to none (specification 5, coupons). `now` in ms. */
export function eligibleLines(
  coupon: Coupon,
  lines: readonly PricedLine[],
  now: number,
): readonly PricedLine[] | CouponReason {
  const { typeset, pageLimit, minBilledPages, expiresAt, usesLeft } = coupon
  if (expiresAt !== null && expiresAt <= now) return { code: 'couponExpired', expiredAt: expiresAt }
  if (usesLeft <= 0) return { code: 'couponUsedUp' }
  if (coupon.kind === 'cash' && lines.some(line => line.subtotal.currency !== coupon.amount.currency))
    return { code: 'couponCurrency' }
  const ofLayout = lines.filter(line => !typeset || line.typeset === typeset)
  if (typeset && ofLayout.length === 0) return { code: 'couponLayout', typeset }
  const eligible = ofLayout.filter(
    ({ billedPages }) => billedPages <= (pageLimit ?? Number.POSITIVE_INFINITY),
  )
  if (typeof pageLimit === 'number' && eligible.length === 0)
    return {
      code: 'couponPageLimit',
      pages: Math.min(...ofLayout.map(line => line.billedPages)),
      most: pageLimit,
    }
  const books = eligible.reduce((sum, { quantity }) => sum + quantity, 0)
  if (coupon.kind === 'bulk' && books < 2) return { code: 'couponTwoBooks' }
  const most = coupon.bookCount ?? (coupon.kind === 'free' ? 1 : Number.POSITIVE_INFINITY)
  if (books > most) return { code: 'couponBookCount', books, most }
  const pages = eligible.reduce((sum, { billedPages, quantity }) => sum + billedPages * quantity, 0)
  if (typeof minBilledPages === 'number' && pages < minBilledPages)
    return { code: 'couponMinimumPages', pages, least: minBilledPages }
  return eligible
}
