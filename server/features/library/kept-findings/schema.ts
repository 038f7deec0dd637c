import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type FindingKind, findingKinds } from '#domain/privacy/private-findings'
import { withIt } from '#server/kernel/db/cascade'
import { oneOf } from '#server/kernel/db/one-of'
import { books } from '../books/schema.ts'

/** What its maker keeps in print although it looks private. */
export const keptFindings = pgTable(
  'kept_findings',
  {
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    kind: text('kind').$type<FindingKind>().notNull(),
    text: text('text').notNull(),
    /** Only in this item; empty: all over the book. */
    itemId: text('item_id').notNull().default(''),
  },
  t => [
    primaryKey({ columns: [t.bid, t.kind, t.text, t.itemId] }),
    oneOf('kept_findings', t.kind, findingKinds),
  ],
)
