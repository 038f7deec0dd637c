import { and, desc, eq, gte, ilike, isNotNull, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { DeskRow } from '#contract/desk'
import type { OrderState } from '#domain/orders/order-states'
import type { ShipmentState } from '#domain/orders/shipment-states'
import type { Sql } from '../../../kernel/db/connect.ts'
import { mails } from '../mails/schema.ts'
import { type OrderRow, orders } from '../orders/schema.ts'
import { type PaymentRow, payments, type RefundRow, refunds } from '../payments/schema.ts'
import { shipments } from '../printing/schema.ts'
import { beginningWith } from './beginning-with.ts'

export interface OrderAndShipment {
  order: OrderRow
  shipment: typeof shipments.$inferSelect | null
  /** What of its payment waits for the staff. */
  trouble: DeskRow['trouble']
}

export interface DeskFilter {
  state?: OrderState | undefined
  shipment?: ShipmentState | undefined
  stuck?: 'true' | undefined
  search?: string | undefined
  from?: string | undefined
  before?: string | undefined
  beforeOid?: string | undefined
}

const firstName = sql`${orders.address} ->> 'firstName'`
const lastName = sql`${orders.address} ->> 'lastName'`

const hasMismatch = sql`exists (select from payments p where p.oid = ${orders.oid} and p.trouble = 'amountMismatch'
  and p.trouble_settled_at is null)`
const hasFailedRefund = sql`exists (select from payments p join refunds r on r.pid = p.pid where p.oid = ${orders.oid}
  and r.state = 'failed' and r.trouble_settled_at is null)`
const trouble: SQL<DeskRow['trouble']> = sql`case when ${hasMismatch} then 'amountMismatch'
  when ${hasFailedRefund} then 'refundFailed' end`

/** The newest first, `limit` at most. */
export async function listOrdersWithShipments(
  db: Sql,
  { state, shipment, stuck, search, from, before, beforeOid }: DeskFilter,
  limit: number,
): Promise<OrderAndShipment[]> {
  const beginning = search === undefined ? undefined : beginningWith(search)
  return ordersWithShipments(db)
    .where(
      and(
        state && eq(orders.state, state),
        shipment && eq(shipments.state, shipment),
        stuck && or(isNotNull(shipments.why), hasMismatch, hasFailedRefund),
        from === undefined ? undefined : gte(orders.createdAt, new Date(from)),
        before === undefined ? undefined : isBefore(before, beforeOid),
        beginning === undefined
          ? undefined
          : or(
              like(orders.number, beginning),
              ilike(orders.email, beginning),
              ilike(sql`concat(${lastName}, ${firstName})`, beginning),
              ilike(sql`concat(${firstName}, ' ', ${lastName})`, beginning),
              eq(shipments.trackingNumber, search ?? ''),
            ),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.oid))
    .limit(limit)
}

function isBefore(before: string, beforeOid: string | undefined): SQL {
  if (beforeOid === undefined) return lt(orders.createdAt, new Date(before))
  return sql`(${orders.createdAt}, ${orders.oid}) < (${before}::timestamptz, ${beforeOid})`
}

export async function findOrderWithShipment(db: Sql, oid: string): Promise<OrderAndShipment | undefined> {
  const [row] = await ordersWithShipments(db).where(eq(orders.oid, oid))
  return row
}

function ordersWithShipments(db: Sql) {
  return db
    .select({ order: orders, shipment: shipments, trouble })
    .from(orders)
    .leftJoin(shipments, eq(shipments.oid, orders.oid))
    .$dynamic()
}

export async function listMailsOf(db: Sql, oid: string): Promise<(typeof mails.$inferSelect)[]> {
  return db.select().from(mails).where(eq(mails.oid, oid)).orderBy(mails.askedAt, mails.kind)
}

/** Payments of an order that had trouble, and refunds that failed, each with its payment; the newest first. */
export async function listTroubles(
  db: Sql,
  oid: string,
): Promise<{ payments: PaymentRow[]; refunds: { refund: RefundRow; payment: PaymentRow }[] }> {
  const [troubled, failed] = await Promise.all([
    db
      .select()
      .from(payments)
      .where(and(eq(payments.oid, oid), isNotNull(payments.trouble)))
      .orderBy(desc(payments.createdAt)),
    db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.pid, refunds.pid))
      .where(and(eq(payments.oid, oid), eq(refunds.state, 'failed')))
      .orderBy(desc(refunds.createdAt)),
  ])
  return { payments: troubled, refunds: failed }
}

/**
 * Trouble of an order waits for nobody any more; false where it did not. That it is not printed because all was given back has the name of
 * the order itself.
 */
export async function settleTrouble(tx: Sql, oid: string, troubleId: string, now: Date): Promise<boolean> {
  const settled = { troubleSettledAt: now }
  const ofPayment = await tx
    .update(payments)
    .set(settled)
    .where(
      and(
        eq(payments.pid, troubleId),
        eq(payments.oid, oid),
        isNotNull(payments.trouble),
        isNull(payments.troubleSettledAt),
      ),
    )
  const ofRefund = await tx
    .update(refunds)
    .set(settled)
    .where(
      and(
        eq(refunds.rid, troubleId),
        eq(refunds.state, 'failed'),
        isNull(refunds.troubleSettledAt),
        sql`exists (select from payments p where p.pid = refunds.pid and p.oid = ${oid})`,
      ),
    )
  const ofShipment = await tx
    .update(shipments)
    .set({ why: null, refundSettledAt: now })
    .where(and(eq(shipments.oid, oid), eq(shipments.oid, troubleId), eq(shipments.why, 'refunded')))
  return [ofPayment, ofRefund, ofShipment].some(({ rowCount }) => rowCount === 1)
}
