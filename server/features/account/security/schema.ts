import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/db/moment'

/** No references: what happened stays known, for a time, when who it happened to is gone. */
export const securityEvents = pgTable(
  'security_events',
  {
    eventId: bigserial('event_id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    uid: text('uid'),
    /** Id of the book, session or other thing that it happened to. */
    target: text('target'),
    /** The network that it came from, not the address; of a command, who ran it at the machine. */
    origin: text('origin'),
  },
  t => [index('security_events_at').on(t.at)],
)
