import { and, eq, inArray, sql } from 'drizzle-orm'
import { invariant } from '#domain/invariant'
import type { Money } from '#domain/money/money'
import type { Sql } from '../../../kernel/db/connect.ts'
import { coupons, couponUses } from './schema.ts'

export interface CouponUse {
  code: string
  discount: Money
}

/** The order uses these, whose rows are locked and have a use left. */
export async function reserveCoupons(
  tx: Sql,
  { oid, uid }: { oid: string; uid: string },
  uses: readonly CouponUse[],
): Promise<void> {
  for (const { code, discount } of uses) {
    const { rowCount } = await tx
      .update(coupons)
      .set({ usesLeft: sql`${coupons.usesLeft} - 1` })
      .where(eq(coupons.code, code))
    invariant(rowCount === 1, 'a coupon that was locked is there')
    await tx
      .insert(couponUses)
      .values({ oid, uid, code, state: 'reserved', amountMinor: discount.amountMinor })
  }
}

/** The order is paid: what it uses is used up. Twice is once. */
export async function redeemCoupons(tx: Sql, oid: string): Promise<void> {
  await tx
    .update(couponUses)
    .set({ state: 'redeemed' })
    .where(and(eq(couponUses.oid, oid), eq(couponUses.state, 'reserved')))
}

/** The order is never paid: others may use what it reserved. Twice is once. */
export async function releaseCoupons(tx: Sql, oid: string): Promise<void> {
  const released = await tx
    .update(couponUses)
    .set({ state: 'released' })
    .where(and(eq(couponUses.oid, oid), eq(couponUses.state, 'reserved')))
    .returning({ code: couponUses.code })
  for (const { code } of released)
    await tx
      .update(coupons)
      .set({ usesLeft: sql`${coupons.usesLeft} + 1` })
      .where(eq(coupons.code, code))
}

/** What each of the orders uses or was placed with: one that ended unpaid still says how its sum came about. */
export async function listUses(
  db: Sql,
  oids: readonly string[],
): Promise<{ oid: string; code: string; amountMinor: number }[]> {
  if (oids.length === 0) return []
  const { oid, code, amountMinor } = couponUses
  return db
    .select({ oid, code, amountMinor })
    .from(couponUses)
    .where(inArray(oid, [...oids]))
    .orderBy(code)
}
