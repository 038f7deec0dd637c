import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { orders } from './schema.ts'

/** The orders of a person who goes: those of which money came stay without what nobody needs, those that ended without go. */
export async function forgetPerson(tx: Sql, uid: string, now: Date): Promise<void> {
  const theirs = eq(orders.uid, uid)
  await deleteEndedUnpaid(tx, theirs, now)
  await tx.update(orders).set({ uid: null, note: '', idempotencyKey: null, bodyHash: null }).where(theirs)
}

/** How long orders of people who are gone say to whom they went: vouchers are kept for five years (Taiwan, Business Entity Accounting Act 38). */
export const orderYears = 5

/** Of people who are gone: those that ended unpaid go; after the years that the law wants, nobody is named in the others. */
export async function forgetOldOrders(db: Sql, now: Date, years: number): Promise<void> {
  await db.transaction(tx => deleteEndedUnpaid(tx, isNull(orders.uid), now))
  await db
    .update(orders)
    .set({ address: null, email: '', note: '' })
    .where(
      and(
        isNull(orders.uid),
        lt(orders.createdAt, sql`${now}::timestamptz - make_interval(years => ${years})`),
        sql`${orders.email} <> ''`,
      ),
    )
}

/** How long after its end money may still come for an order: Stripe and PayPal send an event again for three days. */
export const unpaidOrderDays = 7

/** Payments and refunds go with their order: one of which money came stays, whether it was given back or is still owed. */
async function deleteEndedUnpaid(tx: Sql, whose: SQL, now: Date): Promise<void> {
  const ended = and(whose, inArray(orders.state, ['expired', 'cancelled']), isUnpaid(now))
  const locked = await tx
    .select({ oid: orders.oid })
    .from(orders)
    .where(ended)
    .orderBy(orders.oid)
    .for('update')
  if (locked.length === 0) return
  // asked again once nobody else changes its payments: one may have succeeded while we waited
  const oids = locked.map(({ oid }) => oid)
  await tx.delete(orders).where(and(inArray(orders.oid, oids), isUnpaid(now)))
}

const isUnpaid = (now: Date) => sql`not exists (
  select from payments p where p.oid = ${orders.oid} and (
    p.state not in ('confirming', 'failed') or p.trouble is not null
    or coalesce(p.settled_at > ${byBothClocks(now)} - make_interval(days => ${unpaidOrderDays}), true)))`
