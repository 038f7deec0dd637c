import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { books } from '#server/features/library/books/schema'
import { withIt } from '#server/kernel/db/cascade'

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
    /** The months that are typeset as one with it, in order with a space between; their pages are counted with the first. */
    run: text('run').notNull(),
    /** Hashtags of its run that stand at the back of the book, each once; they take pages there. With the first month of a run. */
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** It is of a gift book, in which each entry has a spread of its own. */
    gift: boolean('gift').notNull().default(false),
    /** The month changed since: its pages are shown until the new ones are there. */
    stale: boolean('stale').notNull().default(false),
    /** Of the layout (press/products/edition). */
    edition: integer('edition').notNull(),
  },
  t => [primaryKey({ columns: [t.bid, t.typeset, t.month] })],
)
