import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/db/moment'

/** Addresses that let one person in, each once: with an account of his own, or to work at the desk. */
export const invitations = pgTable(
  'invitations',
  {
    keyHash: text('key_hash').primaryKey(),
    makesStaff: boolean('makes_staff').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  t => [index('invitations_expires_at').on(t.expiresAt)],
)
