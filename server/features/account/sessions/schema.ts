import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { users } from '../users/schema.ts'

/** Tokens are kept as their sha256 only. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    createdAt: moment('created_at').notNull(),
    /** The latest end; one that nobody uses ends before (settings.sessionIdleDays). */
    expiresAt: moment('expires_at').notNull(),
    /** By which its owner names it; opens nothing. */
    sessionId: text('session_id').notNull().unique(),
    /** To the hour: reading must not mean writing. */
    lastUsedAt: moment('last_used_at').notNull(),
    /** Family of the browser, as `Firefox`; null for other programs. */
    browser: text('browser'),
    /** As `Android`. */
    system: text('system'),
  },
  t => [index('sessions_uid').on(t.uid)],
)

/** What stands in the address after a login: good once, for a minute, in one browser. */
export const tickets = pgTable(
  'tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    expiresAt: moment('expires_at').notNull(),
    /** sha256 of the key of the browser that began the login. */
    browserHash: text('browser_hash').notNull(),
  },
  t => [index('tickets_uid').on(t.uid)],
)
