import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/catalogue/languages'
import type { RegionCode } from '#domain/catalogue/regions'
import type { QuotaFigures } from '#domain/quotas/quotas'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'

export const users = pgTable(
  'users',
  {
    uid: text('uid').primaryKey(),
    name: text('name').notNull(),
    /** sha256 of the picture, once it was fetched. */
    avatar: text('avatar'),
    language: text('language').$type<Language>().notNull(),
    region: text('region').$type<RegionCode>().notNull(),
    talkedAt: moment('talked_at'),
    /** Until the welcome job is done, a referrer cannot be bound (code 41109). */
    readyAt: moment('ready_at'),
    createdAt: moment('created_at').notNull(),
    /** Works at the desk since then, by an invitation; those whom STAFF_UIDS names need none. */
    staffSince: moment('staff_since'),
    /** Its owner asked for its deletion: by the clock of the database it goes then. */
    deletesAt: moment('deletes_at'),
    /** By the staff: nobody logs in with it, and its jobs wait. */
    disabledAt: moment('disabled_at'),
    /** Those that are not what the settings say. */
    quotas: jsonb('quotas').$type<Partial<QuotaFigures>>().notNull().default({}),
  },
  t => [
    index('users_deletes_at').on(t.deletesAt).where(sql`${t.deletesAt} is not null`),
    index('users_created').on(t.createdAt, t.uid),
    index('users_disabled').on(t.uid).where(sql`${t.disabledAt} is not null`),
  ],
)

export const referrals = pgTable(
  'referrals',
  {
    child: text('child')
      .primaryKey()
      .references(() => users.uid, withIt),
    parent: text('parent')
      .notNull()
      .references(() => users.uid, withIt),
    boundAt: moment('bound_at').notNull(),
  },
  t => [index('referrals_parent').on(t.parent)],
)
