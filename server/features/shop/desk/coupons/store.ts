import { and, desc, eq, gt, isNull, like, lt, lte, or, sql } from 'drizzle-orm'
import type { couponStates } from '#contract/desk-coupons'
import type { CouponKind } from '#domain/coupons/coupon'
import type { Sql } from '../../../../kernel/db/connect.ts'
import { type CouponRow, coupons, couponUses } from '../../coupons/schema.ts'
import { orders } from '../../orders/schema.ts'
import { beginningWith } from '../beginning-with.ts'

export interface IssuedCoupon {
  coupon: CouponRow
  reserved: number
  redeemed: number
  claims: number
}

export interface CouponFilter {
  kind?: CouponKind | undefined
  state?: (typeof couponStates)[number] | undefined
  search?: string | undefined
  before?: string | undefined
}

/** The newest first, `limit` at most. `now`: what ended by then has ended. */
export async function listIssued(
  db: Sql,
  { kind, state, search, before }: CouponFilter,
  now: Date,
  limit: number,
): Promise<IssuedCoupon[]> {
  return issued(db)
    .where(
      and(
        kind && eq(coupons.kind, kind),
        state && isInState(state, now),
        // those of a batch are listed by it; who has a code finds it all the same
        search === undefined
          ? isNull(coupons.batchId)
          : like(coupons.code, beginningWith(search.trim().toUpperCase())),
        before === undefined ? undefined : lt(coupons.createdAt, new Date(before)),
      ),
    )
    .orderBy(desc(coupons.createdAt), coupons.code)
    .limit(limit)
}

export async function findIssued(db: Sql, code: string): Promise<IssuedCoupon | undefined> {
  const [row] = await issued(db).where(eq(coupons.code, code))
  return row
}

// in words: a query of one table writes columns without their table
const usesIn = (state: 'reserved' | 'redeemed') =>
  sql<number>`(select count(*)::int from coupon_uses u where u.code = coupons.code and u.state = ${state})`
const claims = sql<number>`(select count(*)::int from coupon_claims c where c.code = coupons.code)`

function issued(db: Sql) {
  return db
    .select({ coupon: coupons, reserved: usesIn('reserved'), redeemed: usesIn('redeemed'), claims })
    .from(coupons)
    .$dynamic()
}

function isInState(state: (typeof couponStates)[number], now: Date) {
  if (state === 'ended') return lte(coupons.expiresAt, now)
  const goesOn = or(isNull(coupons.expiresAt), gt(coupons.expiresAt, now))
  return and(goesOn, state === 'usedUp' ? eq(coupons.usesLeft, 0) : gt(coupons.usesLeft, 0))
}

/** Orders that use or used it, the newest first. */
export async function listOrdersWith(db: Sql, code: string, limit: number) {
  return db
    .select({
      oid: orders.oid,
      number: orders.number,
      currency: orders.currency,
      placedAt: orders.createdAt,
      state: couponUses.state,
      amountMinor: couponUses.amountMinor,
    })
    .from(couponUses)
    .innerJoin(orders, eq(orders.oid, couponUses.oid))
    .where(eq(couponUses.code, code))
    .orderBy(desc(orders.createdAt), orders.oid)
    .limit(limit)
}

/** False where there is one of the code. */
export async function insertIfNew(tx: Sql, row: typeof coupons.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(coupons).values(row).onConflictDoNothing()
  return rowCount === 1
}

/** False where it has ended before, or there is none. */
export async function endCoupon(tx: Sql, code: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(coupons)
    .set({ expiresAt: now })
    .where(and(eq(coupons.code, code), or(isNull(coupons.expiresAt), gt(coupons.expiresAt, now))))
  return rowCount === 1
}

/** Whose order it is; undefined where there is no such order, or the account is gone. */
export async function personOfOrder(db: Sql, number: string): Promise<string | undefined> {
  const [row] = await db.select({ uid: orders.uid }).from(orders).where(eq(orders.number, number))
  return row?.uid ?? undefined // an order outlives the account
}
