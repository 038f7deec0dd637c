import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type OrderedBinding, orderedBindings } from '#domain/catalogue/bindings'
import type { BookSettings } from '#press/products/diary/book-settings'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'
import type { TakenItem } from './snapshot.ts'

/** A month, or several that are typeset as one, with the key of the pages that its owner saw. */
export interface TakenMonth {
  /** In order with a space between. */
  run: string
  key: string
  /** Of the layout; absent in orders from before months had style sheets of their own (decision 0217). */
  edition?: number
}

/**
 * Books as they were ordered, by the hash of what they are. `content` is taken from the book by whatever changes it first (migration
 * 0055), and ends with `months` when the snapshot is written as a file; `files` are the sha256 of all that it needs, none before it was
 * taken. No reference: the book may go.
 */
export const bookSnapshots = pgTable(
  'book_snapshots',
  {
    snapshotKey: text('snapshot_key').primaryKey(),
    bid: text('bid').notNull(),
    settings: jsonb('settings').$type<BookSettings>().notNull(),
    content: jsonb('content').$type<TakenItem[]>(),
    months: jsonb('months').$type<TakenMonth[]>(),
    files: text('files').array().notNull(),
    /** Of the snapshot as a file. */
    sha256: text('sha256'),
    /** Of the cover as a picture, where it could be drawn. */
    cover: text('cover'),
    takenAt: moment('taken_at').notNull().defaultNow(),
  },
  t => [index('book_snapshots_untaken').on(t.bid).where(sql`${t.content} is null and ${t.sha256} is null`)],
)

/** The book of each line of an order. */
export const frozenBooks = pgTable(
  'frozen_books',
  {
    oid: text('oid').notNull(),
    seq: integer('seq').notNull(),
    snapshotKey: text('snapshot_key')
      .notNull()
      .references(() => bookSnapshots.snapshotKey),
    binding: text('binding').$type<OrderedBinding>().notNull(),
  },
  t => [
    primaryKey({ columns: [t.oid, t.seq] }),
    index('frozen_books_snapshot_key').on(t.snapshotKey),
    oneOf('frozen_books', t.binding, orderedBindings),
  ],
)
