import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Item } from '#domain/books/item'
import { type ContentNetwork, type ImportVia, importVias } from '#domain/catalogue/networks'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'
import type { ListPlace } from '#sources/live/live'
import { books } from '../books/schema.ts'
import type { ImportRequest, ReachedFigures } from '../stored.ts'

const importStates = ['waiting', 'running', 'arriving', 'done', 'failed', 'partly'] as const

export const imports = pgTable(
  'imports',
  {
    importId: text('import_id').primaryKey(),
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    via: text('via').$type<ImportVia>().notNull(),
    state: text('state').$type<(typeof importStates)[number]>().notNull(),
    why: text('why'),
    /** Of the quota that is why. */
    figures: jsonb('figures').$type<ReachedFigures>(),
    names: jsonb('names').$type<string[]>().notNull(),
    /** What is to be read: uploads, or sources and the span of days. */
    request: jsonb('wanted').$type<ImportRequest>().notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  t => [
    index('imports_book').on(t.bid, t.startedAt),
    oneOf('imports', t.via, importVias),
    oneOf('imports', t.state, importStates),
  ],
)

export type ImportRow = typeof imports.$inferSelect

const lostOutcomes = ['duplicate', 'filtered', 'missing', 'unreadable'] as const

/** What was read and did not come in (architecture, decision 4). */
export const receiptLines = pgTable(
  'receipt_lines',
  {
    lineId: text('line_id').primaryKey(),
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    importId: text('import_id')
      .notNull()
      .references(() => imports.importId, withIt),
    what: text('what').$type<'item' | 'photo'>().notNull(),
    outcome: text('outcome').$type<(typeof lostOutcomes)[number]>().notNull(),
    reason: text('reason').notNull(),
    name: text('name').notNull(),
    origin: text('origin').notNull(),
    of: text('of'),
    /** The item that was left out, where it can be taken after all. */
    held: jsonb('held').$type<Item>(),
    taken: boolean('taken').notNull().default(false),
  },
  t => [
    index('receipt_lines_book').on(t.bid),
    index('receipt_lines_import').on(t.importId),
    oneOf('receipt_lines', t.what, ['item', 'photo']),
    oneOf('receipt_lines', t.outcome, lostOutcomes),
  ],
)

export const importTroubles = pgTable(
  'import_troubles',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.importId, withIt),
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    network: text('network').$type<ContentNetwork>().notNull(),
    kind: text('kind').$type<'expired' | 'permission' | 'rate-limit' | 'failed'>().notNull(),
    what: text('what').notNull(),
  },
  t => [
    primaryKey({ columns: [t.importId, t.network, t.kind, t.what] }),
    index('import_troubles_book').on(t.bid),
  ],
)

/** Where a live import goes on when its worker was killed; gone when the import ends. */
export const importPlaces = pgTable(
  'import_places',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.importId, withIt),
    /** The account, as in identities. */
    subject: text('subject').notNull(),
    list: text('list').notNull(),
    place: jsonb('place').$type<ListPlace>().notNull(),
  },
  t => [primaryKey({ columns: [t.importId, t.subject, t.list] })],
)

/** Media that a live import has listed, and where their bytes are for some hours. */
export const importMedia = pgTable(
  'import_media',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.importId, withIt),
    subject: text('subject').notNull(),
    uri: text('uri').notNull(),
    address: text('address'),
  },
  t => [primaryKey({ columns: [t.importId, t.subject, t.uri] })],
)
