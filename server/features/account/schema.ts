import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/catalogue/languages'
import type { NetworkName } from '#domain/catalogue/networks'
import type { RegionCode } from '#domain/catalogue/regions'
import { moment } from '#server/kernel/db/moment'

// People, how they log in, and who invited them.

export const users = pgTable('users', {
  uid: text('uid').primaryKey(),
  name: text('name').notNull(),
  /** sha256 of the picture, once it was fetched. */
  avatar: text('avatar'),
  language: text('language').$type<Language>().notNull(),
  region: text('region').$type<RegionCode>().notNull(),
  talkedAt: moment('talked_at'),
  /** Until the welcome job is done, a referrer cannot be bound (code 41109). */
  readyAt: moment('ready_at'),
  createdAt: moment('created_at').notNull(),
})

/** Accounts at networks. Tokens are sealed with the server's secret. */
export const identities = pgTable(
  'identities',
  {
    network: text('network').$type<NetworkName>().notNull(),
    subject: text('subject').notNull(),
    uid: text('uid').notNull(),
    name: text('name').notNull(),
    sealedToken: text('sealed_token'),
    tokenExpiresAt: moment('token_expires_at'),
    /** A call was answered with "log in again". */
    expired: boolean('expired').notNull(),
    linkedAt: moment('linked_at').notNull(),
  },
  t => [primaryKey({ columns: [t.network, t.subject] }), index('identities_uid').on(t.uid)],
)

/** Tokens are kept as their sha256 only. */
export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  uid: text('uid').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** What stands in the address after a login: good once, for a minute. */
export const tickets = pgTable('tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  uid: text('uid').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

/** Logins on their way to a network and back. */
export const loginStates = pgTable('login_states', {
  stateHash: text('state_hash').primaryKey(),
  network: text('network').$type<NetworkName>().notNull(),
  verifier: text('verifier').notNull(),
  nonce: text('nonce').notNull(),
  /** The specification's state, given back to /login as it came. */
  carried: text('carried').notNull(),
  purpose: text('purpose').$type<'login' | 'import'>().notNull(),
  uid: text('uid'),
  bid: text('bid'),
  sources: jsonb('sources').$type<string[]>().notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const referrals = pgTable('referrals', {
  child: text('child').primaryKey(),
  parent: text('parent').notNull(),
  boundAt: moment('bound_at').notNull(),
})
