import type { DeskCoupon, DeskCouponRow } from '#contract/desk-coupons'
import { money } from '#domain/money/money'
import type { Sql } from '../../../../kernel/db/connect.ts'
import { presentCoupon } from '../../coupons/present-coupons.ts'
import { amountOf } from '../../orders/check-order.ts'
import { findIssued, type IssuedCoupon, listOrdersWith } from './store.ts'

/** A coupon in the list of the staff. */
export function presentIssued({ coupon, reserved, redeemed, claims }: IssuedCoupon): DeskCouponRow {
  const { isClaimed: _, ...shown } = presentCoupon({ ...coupon, isClaimed: false }, 0)
  return {
    ...shown,
    // of all, where a person has those that are for each
    usesLeft: coupon.usesLeft,
    usesTotal: coupon.usesTotal,
    usesEach: coupon.usesEach,
    official: coupon.official,
    isPersonal: coupon.uid !== null,
    createdAt: coupon.createdAt.toISOString(),
    reserved,
    redeemed,
    claims,
  }
}

/** One with the orders that used it; undefined where there is none. */
export async function presentWithUses(db: Sql, code: string): Promise<DeskCoupon | undefined> {
  const found = await findIssued(db, code)
  if (!found) return undefined
  const uses = await listOrdersWith(db, code, mostUses)
  return {
    ...presentIssued(found),
    uses: uses.map(({ oid, number, state, currency, amountMinor, placedAt }) => ({
      oid,
      number,
      state,
      discount: amountOf(money(amountMinor, currency)),
      placedAt: placedAt.toISOString(),
    })),
  }
}

const mostUses = 100
