import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { books } from '#server/features/library/books/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'

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
