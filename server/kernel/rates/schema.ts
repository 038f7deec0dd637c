import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/moment.ts'

/** How often was asked in the window that runs, of all servers. Unlogged: a crash of PostgreSQL begins all windows anew. */
export const rateCounts = pgTable('rate_counts', {
  /** What was asked, and by whom. */
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  endsAt: moment('ends_at').notNull(),
})
