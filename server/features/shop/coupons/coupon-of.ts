import type { Coupon, CouponBenefit } from '#domain/coupons/coupon'
import { invariant } from '#domain/invariant'
import { money } from '#domain/money/money'
import type { CouponRow } from './schema.ts'

/** A coupon as the rules know it, for who has used it so often. */
export function couponOf(row: CouponRow, usedByPerson: number): Coupon {
  const { code, typeset, bookCount, pageLimit, minBilledPages, expiresAt } = row
  return {
    code,
    typeset,
    bookCount,
    pageLimit,
    minBilledPages,
    expiresAt: expiresAt?.getTime() ?? null,
    usesLeft: usesLeftFor(row, usedByPerson),
    ...benefitOf(row),
  }
}

/** How often one who has used it so often still may. */
export function usesLeftFor({ usesLeft, usesEach }: CouponRow, usedByPerson: number): number {
  return usesEach === null ? usesLeft : Math.max(0, Math.min(usesLeft, usesEach - usedByPerson))
}

function benefitOf({ code, kind, amountMinor, currency, percent, pages }: CouponRow): CouponBenefit {
  switch (kind) {
    case 'cash':
      invariant(amountMinor !== null && currency !== null, `the cash coupon ${code} has an amount`)
      return { kind, amount: money(amountMinor, currency) }
    case 'discount':
    case 'group':
    case 'bulk':
      invariant(percent !== null, `the coupon ${code} has per cents`)
      return { kind, percent }
    case 'voucher':
      invariant(pages !== null, `the voucher ${code} has pages`)
      return { kind, pages }
    case 'free':
    case 'freeDelivery':
      return { kind }
  }
}
