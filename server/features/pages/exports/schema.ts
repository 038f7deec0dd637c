import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'

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
