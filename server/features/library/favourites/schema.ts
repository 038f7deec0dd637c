import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { withIt } from '#server/kernel/db/cascade'
import { books } from '../books/schema.ts'

/** Photos of a book that its maker gave a star. */
export const favourites = pgTable(
  'favourites',
  {
    bid: text('bid')
      .notNull()
      .references(() => books.bid, withIt),
    sha256: text('sha256').notNull(),
  },
  t => [primaryKey({ columns: [t.bid, t.sha256] })],
)
