import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Design } from '#contract/book'
import { type BookType, bookTypes } from '#domain/catalogue/book-types'
import type { Language } from '#domain/catalogue/languages'
import type { TypesetName } from '#domain/catalogue/typesets'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'

export const books = pgTable(
  'books',
  {
    bid: text('bid').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    sid: text('sid').notNull().unique(),
    type: text('type').$type<BookType>().notNull(),
    typeset: text('typeset').$type<TypesetName>().notNull(),
    design: jsonb('design').$type<Design>().notNull(),
    locale: text('locale').$type<Language>().notNull(),
    timeZone: text('time_zone').notNull(),
    finalized: boolean('finalized').notNull().default(false),
    public: boolean('public').notNull().default(false),
    guide: boolean('guide').notNull().default(false),
    /** The account of its owner is disabled: neither its link nor that it is public opens it. */
    suspended: boolean('suspended').notNull().default(false),
    /** Sparse months run on where the month before them ends; false: each month begins a page. */
    runsOn: boolean('runs_on').notNull().default(false),
    /** With few entries each has a spread of its own (decision 0221); false: as in other books. */
    gift: boolean('gift').notNull().default(false),
    /** First and last month (YYYYMM) that it takes in; null: open. */
    since: text('since'),
    until: text('until'),
    postsInitialized: boolean('posts_initialized').notNull().default(false),
    pagesInitialized: boolean('pages_initialized').notNull().default(false),
    insInitialized: boolean('ins_initialized').notNull().default(false),
    patched: boolean('patched').notNull().default(false),
    totalPage: integer('total_page').notNull().default(0),
    /** Grows with each change of content or design. */
    revision: integer('revision').notNull().default(0),
    shareHash: text('share_hash'),
    sealedShare: text('sealed_share'),
    shareExpiresAt: moment('share_expires_at'),
    sharePasswordHash: text('share_password_hash'),
    endAt: moment('end_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  t => [
    index('books_uid').on(t.uid),
    // one guide book for all
    uniqueIndex('books_guide').on(t.guide).where(sql`${t.guide}`),
    oneOf('books', t.type, bookTypes),
  ],
)
export type BookRow = typeof books.$inferSelect
