import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Piece } from '#contract/upload-order'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { books } from '../books/schema.ts'

/** Archives on their way in, and for a while those that were read; the bytes lie with the tus store. */
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
