import type { CouponBatch, CouponBatchRow } from '#contract/desk-coupon-batches'
import type { Sql } from '../../../../kernel/db/connect.ts'
import { presentTerms } from '../../coupons/present-coupons.ts'
import { findBatch, type IssuedBatch, listCodes } from './store.ts'

/** A batch in the list of the staff. */
export function presentBatch({ batch, coupon, coupons, reserved, redeemed }: IssuedBatch): CouponBatchRow {
  const { batchId, name, createdAt } = batch
  return {
    batchId,
    name,
    ...presentTerms(coupon),
    coupons,
    reserved,
    redeemed,
    createdAt: createdAt.toISOString(),
  }
}

/** One with all its codes; undefined where there is none. `now`: what ended by then has ended. */
export async function presentWithCodes(
  db: Sql,
  batchId: string,
  now: Date,
): Promise<CouponBatch | undefined> {
  const found = await findBatch(db, batchId)
  if (!found) return undefined
  const codes = await listCodes(db, batchId)
  return {
    ...presentBatch(found),
    codes: codes.map(({ code, use, expiresAt }) => ({
      code,
      state: use ?? (expiresAt !== null && expiresAt <= now ? 'ended' : 'usable'),
    })),
  }
}
