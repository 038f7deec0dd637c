import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/catalogue/languages'
import { type NetworkName, networkNames } from '#domain/catalogue/networks'
import type { RegionCode } from '#domain/catalogue/regions'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'

// People, how they log in, and who invited them.

export const users = pgTable(
  'users',
  {
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
    /** Its owner asked for its deletion: by the clock of the database it goes then. */
    deletesAt: moment('deletes_at'),
  },
  t => [index('users_deletes_at').on(t.deletesAt).where(sql`${t.deletesAt} is not null`)],
)

/** Accounts at networks. Tokens are sealed with the server's secret. */
export const identities = pgTable(
  'identities',
  {
    network: text('network').$type<NetworkName>().notNull(),
    subject: text('subject').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    name: text('name').notNull(),
    sealedToken: text('sealed_token'),
    tokenExpiresAt: moment('token_expires_at'),
    /** A call was answered with "log in again". */
    expired: boolean('expired').notNull().default(false),
    linkedAt: moment('linked_at').notNull(),
  },
  t => [
    primaryKey({ columns: [t.network, t.subject] }),
    index('identities_uid').on(t.uid),
    oneOf('identities', t.network, networkNames),
  ],
)

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
    purpose: text('purpose').$type<'login' | 'import'>().notNull(),
    uid: text('uid').references(() => users.uid, withIt),
    /** No reference: books stand above accounts, and the row lives for minutes. */
    bid: text('bid'),
    sources: jsonb('sources').$type<string[]>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  t => [index('login_states_uid').on(t.uid), oneOf('login_states', t.purpose, ['login', 'import'])],
)

export const referrals = pgTable(
  'referrals',
  {
    child: text('child')
      .primaryKey()
      .references(() => users.uid, withIt),
    parent: text('parent')
      .notNull()
      .references(() => users.uid, withIt),
    boundAt: moment('bound_at').notNull(),
  },
  t => [index('referrals_parent').on(t.parent)],
)

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
    /** The network that it came from, not the address. */
    origin: text('origin'),
  },
  t => [index('security_events_at').on(t.at)],
)
