import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { books } from '../books/schema.ts'

/** Wrong guesses at the password of a book's link, from all addresses and in all processes. */
export const shareGuesses = pgTable('share_guesses', {
  bid: text('bid')
    .primaryKey()
    .references(() => books.bid, withIt),
  wrong: integer('wrong').notNull(),
  /** The first of those in `wrong`. */
  since: moment('since').notNull(),
  /** How often guessing was paused lately: each pause is longer. */
  pauses: integer('pauses').notNull(),
  pausedUntil: moment('paused_until'),
})
