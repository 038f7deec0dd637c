import type { CouponAnswer, couponTerms } from '#contract/coupons'
import { money, moneyText } from '#domain/money/money'
import type { Sql } from '../../../kernel/db/connect.ts'
import { usesLeftFor } from './coupon-of.ts'
import type { CouponRow } from './schema.ts'
import { countUses, type KnownCoupon } from './store.ts'

/** Coupons as the API shows them to a person, who may have used some; to nobody, as they are for all. */
export async function presentCoupons(
  db: Sql,
  uid: string | undefined,
  rows: readonly KnownCoupon[],
): Promise<CouponAnswer[]> {
  const codes = rows.map(({ code }) => code)
  const used = uid === undefined ? undefined : await countUses(db, codes, uid)
  // who has used none is not counted
  return rows.map(row => presentCoupon(row, used?.get(row.code) ?? 0))
}

/** To a person who has used it so often. */
export function presentCoupon(row: KnownCoupon, usedByPerson: number): CouponAnswer {
  return {
    code: row.code,
    ...presentTerms(row),
    usesLeft: usesLeftFor(row, usedByPerson),
    isClaimed: row.isClaimed,
  }
}

/** What it gives, and within which limits. */
export function presentTerms(row: CouponRow): Pick<CouponAnswer, keyof typeof couponTerms> {
  const { amountMinor, currency } = row
  return {
    kind: row.kind,
    amount:
      amountMinor === null || currency === null
        ? null
        : { amount: moneyText(money(amountMinor, currency)), currency },
    percent: row.percent,
    pages: row.pages,
    typeset: row.typeset,
    bookCount: row.bookCount,
    pageLimit: row.pageLimit,
    minBilledPages: row.minBilledPages,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}
