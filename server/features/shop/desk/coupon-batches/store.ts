import { and, asc, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Sql } from '../../../../kernel/db/connect.ts'
import { type CouponRow, couponBatches, coupons, couponUses } from '../../coupons/schema.ts'

export interface IssuedBatch {
  batch: typeof couponBatches.$inferSelect
  /** The one that ends last: all began with the same terms. */
  coupon: CouponRow
  coupons: number
  reserved: number
  redeemed: number
}

/** A batch has one coupon at least. */
export async function insertBatch(
  tx: Sql,
  batch: typeof couponBatches.$inferInsert,
  rows: readonly (typeof coupons.$inferInsert)[],
): Promise<void> {
  await tx.insert(couponBatches).values(batch)
  // a statement has 65,535 parameters at most
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await tx.insert(coupons).values(rows.slice(at, at + rowsAtOnce))
}

const rowsAtOnce = 500

/** The newest first, `limit` at most. */
export async function listBatches(
  db: Sql,
  before: string | undefined,
  limit: number,
): Promise<IssuedBatch[]> {
  return issued(db)
    .where(before === undefined ? undefined : lt(couponBatches.createdAt, new Date(before)))
    .orderBy(desc(couponBatches.createdAt), couponBatches.batchId)
    .limit(limit)
}

export async function findBatch(db: Sql, batchId: string): Promise<IssuedBatch | undefined> {
  const [row] = await issued(db).where(eq(couponBatches.batchId, batchId))
  return row
}

function issued(db: Sql) {
  const lasting = sql`(select c.code from coupons c where c.batch_id = ${couponBatches.batchId}
    order by c.expires_at desc nulls first, c.code limit 1)`
  return db
    .select({
      batch: couponBatches,
      coupon: coupons,
      coupons: sql<number>`(select count(*)::int from coupons c where c.batch_id = ${couponBatches.batchId})`,
      reserved: usesIn('reserved'),
      redeemed: usesIn('redeemed'),
    })
    .from(couponBatches)
    .innerJoin(coupons, eq(coupons.code, lasting))
    .$dynamic()
}

const usesIn = (state: 'reserved' | 'redeemed') =>
  sql<number>`(select count(*)::int from coupon_uses u join coupons c on c.code = u.code
    where c.batch_id = ${couponBatches.batchId} and u.state = ${state})`

// what the join leaves; null where no order uses it
const use = sql<'reserved' | 'redeemed' | null>`${couponUses.state}`

/** All codes of a batch by the alphabet, each with the use that counts. */
export async function listCodes(db: Sql, batchId: string) {
  return db
    .select({ code: coupons.code, expiresAt: coupons.expiresAt, use })
    .from(coupons)
    .leftJoin(couponUses, and(eq(couponUses.code, coupons.code), ne(couponUses.state, 'released')))
    .where(eq(coupons.batchId, batchId))
    .orderBy(asc(coupons.code))
}

/** False where all have ended before, or there is no such batch. */
export async function endBatch(tx: Sql, batchId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(coupons)
    .set({ expiresAt: now })
    .where(and(eq(coupons.batchId, batchId), or(isNull(coupons.expiresAt), gt(coupons.expiresAt, now))))
  return rowCount !== null && rowCount > 0
}
