import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '#server/features/account/schema'
import { books } from '#server/features/library/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'

// Months as they were typeset, and the files made of them.

/** Months as they were set last, by typeset: the key of their pages and how many there are. */
export const typesetMonths = pgTable(
  'typeset_months',
  {
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    typeset: text('typeset').notNull(),
    month: text('month').notNull(),
    /** monthKey of what was set (press/products/diary/months). */
    key: text('key').notNull(),
    pages: integer('pages').notNull(),
    /** The month changed since: its pages are shown until the new ones are there. */
    stale: boolean('stale').notNull().default(false),
  },
  t => [primaryKey({ columns: [t.bid, t.typeset, t.month] })],
)

const downloadStates = ['making', 'ready', 'failed'] as const

/** Reading editions, by the hash of all that they depend on. */
export const downloads = pgTable(
  'downloads',
  {
    bid: text('bid')
      .primaryKey()
      .references(() => books.bid, withIt),
    key: text('key').notNull(),
    state: text('state').$type<(typeof downloadStates)[number]>().notNull(),
    sha256: text('sha256'),
    bytes: bigint('bytes', { mode: 'number' }),
    pages: integer('pages'),
    madeAt: moment('made_at'),
  },
  t => [oneOf('downloads', t.state, downloadStates)],
)

const exportStates = ['making', 'ready', 'failed'] as const

/** What people take along: the last ZIP of each, by the sha256 of its bytes. */
export const exports = pgTable(
  'exports',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => users.uid, withIt),
    /** Another one each time that it is asked for. */
    exportId: text('export_id').notNull(),
    state: text('state').$type<(typeof exportStates)[number]>().notNull(),
    /** Hundredths. */
    done: integer('done').notNull(),
    sha256: text('sha256'),
    bytes: bigint('bytes', { mode: 'number' }),
    askedAt: moment('asked_at').notNull().defaultNow(),
    madeAt: moment('made_at'),
  },
  t => [oneOf('exports', t.state, exportStates)],
)
