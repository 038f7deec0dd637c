import { type CouponFaultReason, type CouponToIssue, couponFaults } from './coupon-faults.ts'

/** Coupons of one kind that are to be issued at once, each to be used once. */
export interface BatchToIssue extends Omit<CouponToIssue, 'usesTotal' | 'usesEach'> {
  /** What the staff calls it. */
  name: string
  /** How many. */
  coupons: number
}

export interface BatchFault {
  field: keyof CouponToIssue | 'name' | 'coupons'
  reason: CouponFaultReason
}

/** What cannot be in a batch; `now` in ms. */
export function batchFaults(batch: BatchToIssue, now: number): BatchFault[] {
  const { name, coupons } = batch
  const faults: BatchFault[] = couponFaults({ ...batch, ...usedOnce }, now)
  if (!(Number.isSafeInteger(coupons) && coupons >= 1 && coupons <= mostCoupons))
    faults.unshift({ field: 'coupons', reason: 'outOfRange' })
  if (name.trim() === '') faults.unshift({ field: 'name', reason: 'missing' })
  return faults
}

/** How often each of them can be used. */
export const usedOnce = { usesTotal: 1, usesEach: 1 } as const
/** Of one batch: what one screen and one file hold. */
const mostCoupons = 1000
