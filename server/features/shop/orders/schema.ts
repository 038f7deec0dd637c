import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { PostalAddress } from '#contract/addresses'
import { type OrderedBinding, orderedBindings } from '#domain/catalogue/bindings'
import type { BookType } from '#domain/catalogue/book-types'
import type { Language } from '#domain/catalogue/languages'
import type { RegionCode } from '#domain/catalogue/regions'
import type { TypesetName } from '#domain/catalogue/typesets'
import type { Currency } from '#domain/money/currencies'
import { type OrderState, orderStates } from '#domain/orders/order-states'
import { type ShippingWay, shippingWays } from '#domain/prices/shipping-price'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'

const minor = (name: string) => bigint(name, { mode: 'number' })
const freeReasons = ['pages', 'coupon'] as const

/** Amounts are minor units of the currency. An order outlives account and books: what it needs of them stands in it. */
export const orders = pgTable(
  'orders',
  {
    oid: text('oid').primaryKey(),
    uid: text('uid').references(() => users.uid, { onDelete: 'set null' }),
    /** For people: on mails and parcels. */
    number: text('number').notNull().unique(),
    state: text('state').$type<OrderState>().notNull(),
    region: text('region').$type<RegionCode>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    subtotalMinor: minor('subtotal_minor').notNull(),
    discountMinor: minor('discount_minor').notNull(),
    shippingMinor: minor('shipping_minor').notNull(),
    surchargeMinor: minor('surcharge_minor').notNull(),
    taxMinor: minor('tax_minor').notNull(),
    totalMinor: minor('total_minor').notNull(),
    shippingWay: text('shipping_way').$type<ShippingWay>().notNull(),
    freeShipping: text('free_shipping').$type<(typeof freeReasons)[number]>(),
    deliveryDays: integer('delivery_days').notNull(),
    /** As it was then; null for files that come by e-mail, and once nobody needs it. */
    address: jsonb('address').$type<PostalAddress>(),
    email: text('email').notNull(),
    note: text('note').notNull(),
    /** Of the mails. */
    language: text('language').$type<Language>().notNull(),
    /** One press of the button. */
    idempotencyKey: text('idempotency_key'),
    /** sha256 of the body that came with the key. */
    bodyHash: text('body_hash'),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    /** Taken off the person's list. */
    hiddenAt: moment('hidden_at'),
  },
  t => [
    uniqueIndex('orders_press').on(t.uid, t.idempotencyKey),
    index('orders_created').on(t.createdAt),
    index('orders_pending').on(t.createdAt).where(sql`${t.state} = 'pending'`),
    index('orders_paid').on(t.paidAt).where(sql`${t.paidAt} is not null`),
    oneOf('orders', t.state, orderStates),
    oneOf('orders', t.shippingWay, shippingWays),
    oneOf('orders', t.freeShipping, freeReasons),
  ],
)
export type OrderRow = typeof orders.$inferSelect

/** The books of an order; a book may be gone since. */
export const orderLines = pgTable(
  'order_lines',
  {
    oid: text('oid')
      .notNull()
      .references(() => orders.oid, withIt),
    seq: integer('seq').notNull(),
    bid: text('bid').notNull(),
    title: text('title').notNull(),
    author: text('author').notNull(),
    bookType: text('book_type').$type<BookType>().notNull(),
    typeset: text('typeset').$type<TypesetName>().notNull(),
    binding: text('binding').$type<OrderedBinding>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Printed pages of a copy over its volumes. */
    pages: integer('pages').notNull(),
    billedPages: integer('billed_pages').notNull(),
    volumes: integer('volumes').notNull(),
    subtotalMinor: minor('subtotal_minor').notNull(),
    discountMinor: minor('discount_minor').notNull(),
  },
  t => [
    primaryKey({ columns: [t.oid, t.seq] }),
    index('order_lines_bid').on(t.bid),
    oneOf('order_lines', t.binding, orderedBindings),
    check('order_lines_quantity_check', sql`${t.quantity} > 0`),
  ],
)
export type OrderLineRow = typeof orderLines.$inferSelect
