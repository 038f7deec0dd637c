import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { type ShipmentState, shipmentStates } from '#domain/orders/shipment-states'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'

/** What becomes of paid orders: made, handed over to a printer, sent. Where `why` says something, it waits for the staff. */
export const shipments = pgTable(
  'shipments',
  {
    oid: text('oid').primaryKey(),
    state: text('state').$type<ShipmentState>().notNull(),
    printer: text('printer'),
    /** The printer's own name of the work. */
    jobId: text('job_id'),
    trackingNumber: text('tracking_number'),
    trackingAddress: text('tracking_address'),
    why: text('why'),
    /** When the staff said that it is settled that it is not printed because its money was given back. */
    refundSettledAt: moment('refund_settled_at'),
    /** How often the staff had it printed again. */
    reprints: integer('reprints').notNull().default(0),
    paidAt: moment('paid_at').notNull().defaultNow(),
    handedOverAt: moment('handed_over_at'),
    shippedAt: moment('shipped_at'),
  },
  t => [
    index('shipments_handed_over').on(t.handedOverAt).where(sql`${t.handedOverAt} is not null`),
    index('shipments_open').on(t.state, t.paidAt).where(sql`${t.state} not in ('shipped', 'sent')`),
    oneOf('shipments', t.state, shipmentStates),
  ],
)
