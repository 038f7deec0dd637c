import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Piece } from '#contract/upload-order'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { books } from '../books/schema.ts'

/** Archives on their way in, and for a while those that were read; where their bytes lie, upload-bytes.ts knows. */
export const uploads = pgTable(
  'uploads',
  {
    uploadId: text('upload_id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** What was sent before the rest; null where it came as it stands. */
    first: jsonb('first').$type<readonly Piece[]>(),
    /** Up to where an import has looked at what had arrived. */
    readTo: bigint('read_to', { mode: 'number' }).notNull().default(0),
    wholeAt: moment('whole_at'),
    /** When an import had read it; it stays for a while, since other parts may name its pictures. */
    readAt: moment('read_at'),
    /** Whether something of it came into the book. */
    used: boolean('used').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When the last bytes of it came. */
    arrivedAt: moment('arrived_at').notNull().defaultNow(),
  },
  t => [index('uploads_uid').on(t.uid), index('uploads_bid').on(t.bid)],
)
export type UploadRow = typeof uploads.$inferSelect

/** Bytes of an upload in the shared store, from the first on without a gap; a chunk that is here never changes. */
export const uploadChunks = pgTable(
  'upload_chunks',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.uploadId, withIt),
    /** From 1. */
    number: integer('number').notNull(),
    /** Its first byte in the upload. */
    start: bigint('start', { mode: 'number' }).notNull(),
    bytes: integer('bytes').notNull(),
    /** Last part of the key of its object. */
    object: text('object').notNull(),
  },
  t => [primaryKey({ columns: [t.uploadId, t.number] })],
)
export type ChunkRow = typeof uploadChunks.$inferSelect
