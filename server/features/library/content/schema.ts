import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { ItemEdits } from '#domain/books/apply-edits'
import type { Item } from '#domain/books/item'
import { type ContentType, contentTypes } from '#domain/catalogue/content-types'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'
import { books } from '../books/schema.ts'
import type { BookState } from '../stored.ts'

export const items = pgTable(
  'items',
  {
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    itemId: text('item_id').notNull(),
    type: text('type').$type<ContentType>().notNull(),
    /** Month (YYYYMM) and seconds since 1970 after edits, in the book's time zone. */
    month: text('month').notNull(),
    time: bigint('time', { mode: 'number' }).notNull(),
    /** As it was read, pictures looked at; its id is item_id. */
    original: jsonb('original').$type<Item>().notNull(),
    edits: jsonb('edits').$type<ItemEdits>().notNull().default({}),
    chosen: boolean('chosen').notNull().default(true),
    deleted: boolean('deleted').notNull().default(false),
    /** Pictures are still being fetched: not set before they are there. */
    pending: boolean('pending').notNull().default(false),
    version: integer('version').notNull().default(0),
    /** Lower-case words of the item after edits, for the search. */
    words: text('words').notNull(),
    photos: integer('photos').notNull(),
    fromName: text('from_name'),
    /** The words (domain/proofing/entry-words) with which it was read through; null: it was not. */
    proofed: text('proofed'),
    updatedAt: moment('updated_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.bid, t.itemId] }),
    index('items_month').on(t.bid, t.month, t.chosen, t.deleted, t.pending),
    index('items_time').on(t.bid, t.time),
    oneOf('items', t.type, contentTypes),
  ],
)

/** Steps of undo: what each changed, before and after. */
export const changes = pgTable(
  'changes',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    /** Locale key `steps.<label>`. */
    label: text('label').notNull(),
    run: text('run'),
    before: jsonb('before').$type<BookState>().notNull(),
    after: jsonb('after').$type<BookState>().notNull(),
    undone: boolean('undone').notNull().default(false),
    changedAt: moment('changed_at').notNull(),
  },
  t => [index('changes_book').on(t.bid, t.seq)],
)
