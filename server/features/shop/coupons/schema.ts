import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { TypesetName } from '#domain/catalogue/typesets'
import { type CouponKind, couponKinds } from '#domain/coupons/coupon'
import type { Currency } from '#domain/money/currencies'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'

/** Coupons of one kind that were issued at once, each to be used once. */
export const couponBatches = pgTable(
  'coupon_batches',
  {
    batchId: text('batch_id').primaryKey(),
    /** What the staff calls it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  t => [index('coupon_batches_created').on(t.createdAt)],
)

/** What takes something off an order. Codes are in capitals. */
export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    kind: text('kind').$type<CouponKind>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    currency: text('currency').$type<Currency>(),
    percent: doublePrecision('percent'),
    pages: integer('pages'),
    typeset: text('typeset').$type<TypesetName>(),
    bookCount: integer('book_count'),
    pageLimit: integer('page_limit'),
    minBilledPages: integer('min_billed_pages'),
    expiresAt: moment('expires_at'),
    usesTotal: integer('uses_total').notNull(),
    usesLeft: integer('uses_left').notNull(),
    /** How often one person may use it; null: as often as there is. */
    usesEach: integer('uses_each'),
    /** Everybody may claim it. */
    official: boolean('official').notNull().default(false),
    /** Whose it is alone; null: of who knows the code. */
    uid: text('uid').references(() => users.uid, withIt),
    createdAt: moment('created_at').notNull(),
    /** With which others it was issued; null: alone. */
    batchId: text('batch_id').references(() => couponBatches.batchId, withIt),
  },
  t => [
    index('coupons_uid').on(t.uid),
    index('coupons_batch').on(t.batchId, t.code),
    index('coupons_created').on(t.createdAt),
    index('coupons_official').on(t.createdAt).where(sql`${t.official}`),
    oneOf('coupons', t.kind, couponKinds),
    check('coupons_uses_left_check', sql`${t.usesLeft} >= 0 and ${t.usesLeft} <= ${t.usesTotal}`),
  ],
)
export type CouponRow = typeof coupons.$inferSelect

/** Coupons that people put to their own, each once. */
export const couponClaims = pgTable(
  'coupon_claims',
  {
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    code: text('code')
      .notNull()
      .references(() => coupons.code, withIt),
    claimedAt: moment('claimed_at').notNull(),
  },
  t => [primaryKey({ columns: [t.uid, t.code] }), index('coupon_claims_code').on(t.code)],
)

const useStates = ['reserved', 'redeemed', 'released'] as const

/** What an order uses: it outlives coupon and person. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    oid: text('oid').notNull(),
    code: text('code').notNull(),
    uid: text('uid').references(() => users.uid, { onDelete: 'set null' }),
    /** Reserved while the order is not paid; released where it never is. */
    state: text('state').$type<(typeof useStates)[number]>().notNull(),
    /** Taken off, in the currency of the order. */
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  t => [
    primaryKey({ columns: [t.oid, t.code] }),
    index('coupon_uses_code').on(t.code, t.uid),
    index('coupon_uses_uid').on(t.uid),
    oneOf('coupon_uses', t.state, useStates),
  ],
)

/** Wrong guesses at codes, by person. */
export const couponGuesses = pgTable('coupon_guesses', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.uid, withIt),
  wrong: integer('wrong').notNull(),
  since: moment('since').notNull(),
  pauses: integer('pauses').notNull(),
  pausedUntil: moment('paused_until'),
})
