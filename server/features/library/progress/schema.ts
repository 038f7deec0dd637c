import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'
import { books } from '../books/schema.ts'

const progressKinds = ['posts', 'ins', 'pictures', 'pages', 'pdf'] as const
const progressStates = ['running', 'arriving', 'done', 'failed'] as const

/** How far work on a book is; the flags of the Book and the events both read it. */
export const progress = pgTable(
  'progress',
  {
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    what: text('what').$type<(typeof progressKinds)[number]>().notNull(),
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    state: text('state').$type<(typeof progressStates)[number]>().notNull(),
    why: text('why'),
    updatedAt: moment('updated_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.bid, t.what] }),
    oneOf('progress', t.what, progressKinds),
    oneOf('progress', t.state, progressStates),
  ],
)
