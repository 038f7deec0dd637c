import { and, count, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RegionCode } from '#domain/catalogue/regions'
import type { Sql } from '../../../../kernel/db/connect.ts'
import { orderLines, orders } from '../../orders/schema.ts'
import { payments, refunds } from '../../payments/schema.ts'
import { shipments } from '../../printing/schema.ts'

/** From a moment until another, which is not in it. */
export interface Span {
  from: Date
  until: Date
}

export interface CountedRow {
  region: RegionCode
  count: number
  amountMinor: number
}

const within = (column: PgColumn, { from, until }: Span) => and(gte(column, from), lt(column, until))
const sumOf = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`

/** Orders that were placed, and what they came to. */
export async function countPlaced(db: Sql, span: Span): Promise<CountedRow[]> {
  return db
    .select({ region: orders.region, count: count(), amountMinor: sumOf(orders.totalMinor) })
    .from(orders)
    .where(within(orders.createdAt, span))
    .groupBy(orders.region)
}

/** Orders that were paid, by when they were. */
export async function countPaid(db: Sql, span: Span): Promise<CountedRow[]> {
  return db
    .select({ region: orders.region, count: count(), amountMinor: sumOf(orders.totalMinor) })
    .from(orders)
    .where(within(orders.paidAt, span))
    .groupBy(orders.region)
}

/** Refunds that were given, by when they were; what was paid too often is none of an order's. */
export async function countRefunded(db: Sql, span: Span): Promise<CountedRow[]> {
  return db
    .select({ region: orders.region, count: count(), amountMinor: sumOf(refunds.amountMinor) })
    .from(refunds)
    .innerJoin(payments, eq(payments.pid, refunds.pid))
    .innerJoin(orders, eq(orders.oid, payments.oid))
    .where(
      and(
        eq(refunds.state, 'done'),
        within(refunds.settledAt, span),
        sql`${payments.trouble} is distinct from 'surplus'`,
      ),
    )
    .groupBy(orders.region)
}

/** Pages of all copies that went to a printer, by when they last did. */
export async function countPrintedPages(
  db: Sql,
  span: Span,
): Promise<{ region: RegionCode; pages: number }[]> {
  return db
    .select({
      region: orders.region,
      pages: sql<number>`sum(${orderLines.pages} * ${orderLines.quantity})::float8`,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.oid, shipments.oid))
    .innerJoin(orderLines, eq(orderLines.oid, orders.oid))
    .where(
      and(
        isNotNull(shipments.handedOverAt),
        within(shipments.handedOverAt, span),
        ne(orderLines.binding, 'pdf'),
      ),
    )
    .groupBy(orders.region)
}
