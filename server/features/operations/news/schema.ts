import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/db/moment'

/** The newest version that the address of the settings has told of: one row. */
export const releaseNews = pgTable(
  'release_news',
  {
    id: integer('id').primaryKey(),
    version: text('version'),
    href: text('href'),
    /** Why the last question was not answered. */
    failure: text('failure'),
    askedAt: moment('asked_at').notNull(),
  },
  t => [check('release_news_id_check', sql`${t.id} = 1`)],
)
