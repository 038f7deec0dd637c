import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { NetworkName } from '#domain/catalogue/networks'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'
import { users } from '../users/schema.ts'

/** Logins on their way to a network and back. */
export const loginStates = pgTable(
  'login_states',
  {
    stateHash: text('state_hash').primaryKey(),
    network: text('network').$type<NetworkName>().notNull(),
    verifier: text('verifier').notNull(),
    nonce: text('nonce').notNull(),
    /** The specification's state, given back to /login as it came. */
    carried: text('carried').notNull(),
    purpose: text('purpose').$type<'login' | 'import' | 'link'>().notNull(),
    /** Who began it; null of a login. */
    uid: text('uid').references(() => users.uid, withIt),
    /** No reference: books stand above accounts, and the row lives for minutes. */
    bid: text('bid'),
    sources: jsonb('sources').$type<string[]>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  t => [index('login_states_uid').on(t.uid), oneOf('login_states', t.purpose, ['login', 'import', 'link'])],
)
