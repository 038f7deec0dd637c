import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/orders'
import { invariant } from '#domain/invariant'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { insertOnce } from '../../../kernel/db/insert-once.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { orders } from '../orders/schema.ts'
import { lockOrder } from '../orders/store.ts'
import { type PaymentRow, paymentEvents, payments, type RefundRow, refunds } from './schema.ts'

export async function readPayment(db: Sql, pid: string): Promise<PaymentRow> {
  const [payment] = await paymentById(db).execute({ pid })
  invariant(payment, 'payments stay as long as their orders')
  return payment
}

const paymentById = prepareOnce(db =>
  db
    .select()
    .from(payments)
    .where(eq(payments.pid, sql.placeholder('pid')))
    .prepare('payment_by_id'),
)

/** A payment and its order, whose row is locked: nobody else changes payments of the order before the transaction ends. */
export async function lockPayment(tx: Sql, pid: string) {
  const { oid } = await readPayment(tx, pid)
  const order = await lockOrder(tx, oid)
  invariant(order, 'a payment has an order')
  return { order, payment: await readPayment(tx, pid) }
}

export async function findPaymentAt(
  db: Sql,
  method: PaymentMethod,
  providerId: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.method, method), eq(payments.providerId, providerId)))
  return payment
}

/** All tries of an order, the newest first. */
export async function listPaymentsOf(db: Sql, oid: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.oid, oid))
    .orderBy(desc(payments.createdAt), desc(payments.pid))
}

/** The last try of each order. */
export async function listLastPayments(db: Sql, oids: readonly string[]): Promise<PaymentRow[]> {
  if (oids.length === 0) return []
  return (
    db
      .selectDistinctOn([payments.oid])
      .from(payments)
      .where(inArray(payments.oid, [...oids]))
      // one that succeeded says more than one that came after it, and one that is open than one that is over
      .orderBy(
        payments.oid,
        desc(sql`${payments.state} not in ('confirming', 'failed')`),
        // and than one that came when it was paid already
        sql`${payments.trouble} is not distinct from 'surplus'`,
        desc(isNull(payments.settledAt)),
        desc(payments.createdAt),
      )
  )
}

/** What was given back of each of these that something was given back of. */
export async function sumRefunds(db: Sql, pids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (pids.length === 0) return new Map()
  const rows = await db
    .select({ pid: refunds.pid, sum: sql<number>`sum(${refunds.amountMinor})`.mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.pid, [...pids]), eq(refunds.state, 'done')))
    .groupBy(refunds.pid)
  return new Map(rows.map(({ pid, sum }) => [pid, sum]))
}

/** One that nobody was asked about yet. */
export async function insertPayment(
  tx: Sql,
  payment: Pick<PaymentRow, (typeof newPayment)[number]>,
): Promise<void> {
  await insertNewPayment(tx, payment)
}

const newPayment = ['pid', 'oid', 'method', 'state', 'amountMinor', 'currency', 'createdAt'] as const
const insertNewPayment = insertOnce('insert_payment', payments, { only: newPayment })

export async function changePayment(
  tx: Sql,
  pid: string,
  change: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  const [payment] = await tx.update(payments).set(change).where(eq(payments.pid, pid)).returning()
  invariant(payment, 'a payment that is locked is there')
  return payment
}

/**
 * The payment has begun at its provider, under this name. Undefined where it has a name there, or was ended, by the time that nobody
 * else changes payments of its order: the order is locked for as long as this is written.
 */
export async function nameAtProvider(
  db: Sql,
  pid: string,
  providerId: string,
): Promise<NamedPayment | undefined> {
  const [payment] = await namedPayment(db).execute({ pid, providerId })
  return payment
}

export type NamedPayment = Pick<PaymentRow, 'pid' | 'method' | 'state' | 'reason' | 'settledAt'>

const namedPayment = prepareOnce(db => {
  const pid = sql.placeholder('pid')
  const { method, state, reason, settledAt } = payments
  const locked = db
    .$with('locked')
    .as(
      db
        .select({ oid: orders.oid })
        .from(orders)
        .where(sql`${orders.oid} = (select oid from payments where pid = ${pid})`)
        .for('update'),
    )
  return db
    .with(locked)
    .update(payments)
    .set({ providerId: sql`${sql.placeholder('providerId')}` })
    .from(locked)
    .where(
      and(
        eq(payments.oid, locked.oid),
        eq(payments.pid, pid),
        // as one question: said one by one, a plan that was made of few rows goes through all open payments
        sql`num_nonnulls(${payments.providerId}, ${payments.settledAt}) = 0`,
      ),
    )
    .returning({ pid: payments.pid, method, state, reason, settledAt })
    .prepare('name_payment')
})

/**
 * Open payments that were begun a minute ago and not asked about since a tenth of their age, the longest waiting first: those that
 * have a name at their provider, and those that need none because they cost nothing.
 */
export async function listToAskAbout(db: Sql, now: Date, limit: number): Promise<PaymentRow[]> {
  const clock = byBothClocks(now)
  const pause = sql`greatest(interval '1 minute', (${clock} - ${payments.createdAt}) / 10)`
  return db
    .select()
    .from(payments)
    .where(
      and(
        isNull(payments.settledAt),
        or(isNotNull(payments.providerId), eq(payments.amountMinor, 0)),
        sql`coalesce(${payments.askedAt}, ${payments.createdAt}) <= ${clock} - ${pause}`,
      ),
    )
    .orderBy(sql`coalesce(${payments.askedAt}, ${payments.createdAt})`)
    .limit(limit)
}

/** False where the event took effect before. */
export async function insertEvent(tx: Sql, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning()
  return inserted.length > 0
}

export async function hasEvent(db: Sql, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(eq(paymentEvents.eventId, eventId))
  return rows.length > 0
}

/** So long after it arrived no provider sends an event again. */
export const eventDays = 90

export async function deleteOldEvents(db: Sql, now: Date): Promise<void> {
  const before = sql`${byBothClocks(now)} - make_interval(days => ${eventDays})`
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before))
}

export async function readRefund(db: Sql, rid: string): Promise<RefundRow> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.rid, rid))
  invariant(refund, 'refunds stay as long as their orders')
  return refund
}

/** Of a payment, the oldest first. */
export async function listRefundsOf(db: Sql, pid: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.pid, pid)).orderBy(refunds.createdAt, refunds.rid)
}

/** A refund of an order; undefined where it is none of it. */
export async function findRefundOf(db: Sql, oid: string, rid: string): Promise<RefundRow | undefined> {
  const [row] = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.pid, refunds.pid))
    .where(and(eq(refunds.rid, rid), eq(payments.oid, oid)))
  return row?.refund
}

export async function insertRefund(tx: Sql, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(refund)
}

export async function changeRefund(tx: Sql, rid: string, change: Partial<RefundRow>): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.rid, rid))
}

/** Whose order it is; undefined where he is gone. */
export async function personOfRefund(db: Sql, rid: string): Promise<string | undefined> {
  const [row] = await db
    .select({ uid: orders.uid })
    .from(refunds)
    .innerJoin(payments, eq(payments.pid, refunds.pid))
    .innerJoin(orders, eq(orders.oid, payments.oid))
    .where(eq(refunds.rid, rid))
  return row?.uid ?? undefined
}
