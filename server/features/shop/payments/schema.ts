import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { type PaymentMethod, paymentMethod } from '#contract/orders'
import type { PaymentReason } from '#contract/payments'
import type { Currency } from '#domain/money/currencies'
import { type PaymentState, paymentStates } from '#domain/orders/payment-states'
import { type RefundState, refundStates } from '#domain/orders/refund-states'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'
import { orders } from '../orders/schema.ts'

/** What the staff should look at: `amountMismatch`: other money was charged; `surplus`: an order was paid that needed nothing any more. */
export const paymentTroubles = ['amountMismatch', 'surplus'] as const
export type PaymentTrouble = (typeof paymentTroubles)[number]

/** Tries to pay an order. Rows change only while the row of their order is locked. */
export const payments = pgTable(
  'payments',
  {
    pid: text('pid').primaryKey(),
    oid: text('oid')
      .notNull()
      .references(() => orders.oid, withIt),
    method: text('method').$type<PaymentMethod>().notNull(),
    /** What the provider calls it; null until it was begun there. */
    providerId: text('provider_id'),
    state: text('state').$type<PaymentState>().notNull(),
    reason: text('reason').$type<PaymentReason>(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    trouble: text('trouble').$type<PaymentTrouble>(),
    /** When the staff said that it is settled. */
    troubleSettledAt: moment('trouble_settled_at'),
    createdAt: moment('created_at').notNull(),
    /** When the provider was last asked how it stands, whether it answered or not. */
    askedAt: moment('asked_at'),
    /** Since when we take what the person approved: nobody gives this payment up meanwhile. */
    captureAskedAt: moment('capture_asked_at'),
    /** How often it was begun to take it: a refusal says nothing of a call that came after it. */
    captureCalls: integer('capture_calls').notNull().default(0),
    /** Since when nothing can come of it any more but refunds: it succeeded, or it is over. */
    settledAt: moment('settled_at'),
  },
  t => [
    // an order has one that can still be paid, so that it is never paid twice
    uniqueIndex('payments_open').on(t.oid).where(sql`${t.settledAt} is null`),
    index('payments_oid').on(t.oid),
    index('payments_trouble')
      .on(t.oid)
      .where(sql`${t.trouble} is not null and ${t.troubleSettledAt} is null`),
    uniqueIndex('payments_provider').on(t.method, t.providerId),
    oneOf('payments', t.method, paymentMethod.options),
    oneOf('payments', t.state, paymentStates),
    oneOf('payments', t.trouble, paymentTroubles),
    check('payments_amount_minor_check', sql`${t.amountMinor} >= 0`),
  ],
)
export type PaymentRow = typeof payments.$inferSelect

/** Events of providers that took effect, each once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** With the name of the provider: `card evt_1`. */
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    pid: text('pid')
      .notNull()
      .references(() => payments.pid, withIt),
    receivedAt: moment('received_at').notNull(),
  },
  t => [index('payment_events_pid').on(t.pid), index('payment_events_received').on(t.receivedAt)],
)

/** Money that is given back. */
export const refunds = pgTable(
  'refunds',
  {
    /** By which the provider knows it, too: it gives back once. */
    rid: text('rid').primaryKey(),
    pid: text('pid')
      .notNull()
      .references(() => payments.pid, withIt),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** How often it was asked for: once, and each time that the staff did again after it had failed. */
    askedTimes: integer('asked_times').notNull().default(1),
    /** Who of the staff asked for it; null for what is given back by itself. */
    askedBy: text('asked_by'),
    /** What the provider calls it. */
    providerId: text('provider_id'),
    /** Why the provider would not, in its own words. */
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    /** When the staff said that it is settled, where it failed. */
    troubleSettledAt: moment('trouble_settled_at'),
  },
  t => [
    index('refunds_pid').on(t.pid),
    index('refunds_settled').on(t.settledAt).where(sql`${t.state} = 'done'`),
    index('refunds_trouble').on(t.pid).where(sql`${t.state} = 'failed' and ${t.troubleSettledAt} is null`),
    oneOf('refunds', t.state, refundStates),
    check('refunds_amount_minor_check', sql`${t.amountMinor} > 0`),
  ],
)
export type RefundRow = typeof refunds.$inferSelect
