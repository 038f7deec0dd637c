import { and, count, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { Guesses } from '../../library/sharing/count-guess.ts'
import { type CouponRow, couponClaims, couponGuesses, coupons, couponUses } from './schema.ts'

/** A coupon, and how one person stands to it. */
export interface KnownCoupon extends CouponRow {
  isClaimed: boolean
}

/** Claimed by the person; by nobody, where nobody is logged in. In words: a query of one table writes columns without their table. */
const isClaimedBy = (uid: string | undefined) =>
  uid === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from coupon_claims c where c.code = coupons.code and c.uid = ${uid})`

/** Those of the codes that are there, in no order. */
export async function listCouponsNamed(
  db: Sql,
  codes: readonly string[],
  uid: string | undefined,
): Promise<KnownCoupon[]> {
  if (codes.length === 0) return []
  const rows = await db
    .select({ coupon: coupons, isClaimed: isClaimedBy(uid) })
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
  return rows.map(({ coupon, isClaimed }) => ({ ...coupon, isClaimed }))
}

/** Nobody else uses these before the transaction ends. */
export async function lockCoupons(tx: Sql, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await tx
    .select({ code: coupons.code })
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
    // two orders with the same two never wait for each other in a circle
    .orderBy(coupons.code)
    .for('update')
}

/** What a person has claimed or was given, that which ends first before the others. */
export async function listCouponsOf(db: Sql, uid: string): Promise<KnownCoupon[]> {
  const rows = await db
    .select({ coupon: coupons, isClaimed: isClaimedBy(uid) })
    .from(coupons)
    .where(or(eq(coupons.uid, uid), isClaimedBy(uid)))
    .orderBy(sql`${coupons.expiresAt} asc nulls last`, coupons.code)
    .limit(500)
  return rows.map(({ coupon, isClaimed }) => ({ ...coupon, isClaimed }))
}

/** Those that everybody may claim and that can still be used, the newest first. */
export async function listOfficial(
  db: Sql,
  { uid, now, offset, limit }: { uid: string | undefined; now: Date; offset: number; limit: number },
): Promise<KnownCoupon[]> {
  const rows = await db
    .select({ coupon: coupons, isClaimed: isClaimedBy(uid) })
    .from(coupons)
    .where(
      and(
        coupons.official,
        isNull(coupons.uid),
        gt(coupons.usesLeft, 0),
        or(isNull(coupons.expiresAt), gt(coupons.expiresAt, now)),
      ),
    )
    .orderBy(desc(coupons.createdAt), coupons.code)
    .offset(offset)
    .limit(limit)
  return rows.map(({ coupon, isClaimed }) => ({ ...coupon, isClaimed }))
}

/** How often a person uses each of the codes, in orders that are paid or still may be. */
export async function countUses(
  db: Sql,
  codes: readonly string[],
  uid: string,
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({ code: couponUses.code, uses: count() })
    .from(couponUses)
    .where(
      and(inArray(couponUses.code, [...codes]), eq(couponUses.uid, uid), ne(couponUses.state, 'released')),
    )
    .groupBy(couponUses.code)
  return new Map(rows.map(({ code, uses }) => [code, uses]))
}

export async function insertCoupon(tx: Sql, row: typeof coupons.$inferInsert): Promise<void> {
  await tx.insert(coupons).values(row)
}

/** False where the person has claimed it before. */
export async function insertClaim(tx: Sql, uid: string, code: string, claimedAt: Date): Promise<boolean> {
  const { rowCount } = await tx.insert(couponClaims).values({ uid, code, claimedAt }).onConflictDoNothing()
  return rowCount === 1
}

/** The guesses of a person, which nobody else counts before the transaction ends. */
export async function lockGuesses(tx: Sql, uid: string): Promise<Guesses | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupons ${uid}`}, 0))`)
  const [row] = await tx.select().from(couponGuesses).where(eq(couponGuesses.uid, uid))
  return row
}

export async function writeGuesses(
  tx: Sql,
  uid: string,
  { wrong, since, pauses, pausedUntil }: Guesses,
): Promise<void> {
  const row = { wrong, since, pauses, pausedUntil }
  await tx
    .insert(couponGuesses)
    .values({ uid, ...row })
    .onConflictDoUpdate({ target: couponGuesses.uid, set: row })
}

/** The last one was none. */
export async function forgiveGuess(db: Sql, uid: string): Promise<void> {
  await db
    .update(couponGuesses)
    .set({ wrong: sql`greatest(${couponGuesses.wrong} - 1, 0)` })
    .where(eq(couponGuesses.uid, uid))
}
