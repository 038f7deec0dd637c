import type { Sql } from '../../../kernel/db/connect.ts'
import { coupons } from './schema.ts'

/** A coupon that everybody may claim, as it is given out at first. */
export type OfferedCoupon = Omit<typeof coupons.$inferInsert, 'official' | 'uid' | 'usesLeft' | 'createdAt'>

/** Gives coupons out to everybody, once: those that are there stay as they are. */
export async function offerCoupons(db: Sql, offered: readonly OfferedCoupon[], now: Date): Promise<void> {
  if (offered.length === 0) return
  await db
    .insert(coupons)
    .values(
      offered.map((coupon, index) => ({
        ...coupon,
        official: true,
        usesLeft: coupon.usesTotal,
        // lists have the newest first
        createdAt: new Date(now.getTime() - index),
      })),
    )
    .onConflictDoNothing()
}
