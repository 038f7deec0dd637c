import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'
import { books } from '../books/schema.ts'

const fileKinds = ['files', 'images', 'months', 'pages', 'covers'] as const
export type FileKind = (typeof fileKinds)[number]

/**
 * Which rows need what of the file store, kept by triggers (migration 0011) for whatever has a row; what has none is written by
 * the files noun, and `until` says when it ends. `files`: originals by sha256; `images`: rows of images by their id.
 */
export const fileUses = pgTable(
  'file_uses',
  {
    holder: text('holder').notNull(),
    kind: text('kind').$type<FileKind>().notNull(),
    key: text('key').notNull(),
    /** Null for what orders need: it stays when the account goes. */
    uid: text('uid').references(() => users.uid, withIt),
    bid: text('bid').references(() => books.bid, withIt),
    until: moment('until'),
  },
  t => [
    primaryKey({ columns: [t.holder, t.kind, t.key] }),
    index('file_uses_key').on(t.key),
    index('file_uses_uid').on(t.uid),
    index('file_uses_bid').on(t.bid),
    index('file_uses_until').on(t.until).where(sql`${t.until} is not null`),
    oneOf('file_uses', t.kind, fileKinds),
  ],
)

/** What lost one of its uses, and may have none when it is due; the same may stand here several times. */
export const fileRemovals = pgTable(
  'file_removals',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    kind: text('kind').$type<FileKind>().notNull(),
    key: text('key').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  t => [index('file_removals_due').on(t.dueAt), oneOf('file_removals', t.kind, fileKinds)],
)
