import type { CallInput } from '#contract/call'
import type { issueDeskCoupon } from '#contract/desk-coupons'
import { parseMoney } from '#domain/money/money'
import type { CouponRow } from '../../coupons/schema.ts'

type Wanted = Omit<CallInput<typeof issueDeskCoupon>['body'], 'code' | 'orderNumber'>

/** A coupon as it is kept, never used yet. */
export function rowOf(
  { amount, expiresAt, ...others }: Wanted,
  identity: Pick<CouponRow, 'code' | 'uid' | 'batchId' | 'createdAt'>,
): CouponRow {
  return {
    ...others,
    ...identity,
    amountMinor: amount && parseMoney(amount.amount, amount.currency).amountMinor,
    currency: amount?.currency ?? null,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    usesLeft: others.usesTotal,
  }
}
