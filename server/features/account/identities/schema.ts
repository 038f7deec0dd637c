import { bigint, boolean, foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { type LoginWay, loginWays } from '#domain/catalogue/login-ways'
import { type NetworkName, networkNames } from '#domain/catalogue/networks'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'
import { users } from '../users/schema.ts'

/** What people are known by: accounts at networks, and the ways of our own. Tokens are sealed with the server's secret. */
export const identities = pgTable(
  'identities',
  {
    network: text('network').$type<LoginWay>().notNull(),
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
    oneOf('identities', t.network, loginWays),
  ],
)

/** What a passkey signs is checked with; it goes with its identity, whose subject is the id of the credential. All of it is public. */
export const passkeys = pgTable(
  'passkeys',
  {
    network: text('network').$type<'passkey'>().notNull().default('passkey'),
    subject: text('subject').notNull(),
    /** COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, as it says; 0 for ever where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it, as `internal` or `usb`. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** The account that it was made for, as the passkey says it: accounts that were joined have several. */
    userHandle: text('user_handle').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  t => [
    primaryKey({ columns: [t.network, t.subject] }),
    foreignKey({
      columns: [t.network, t.subject],
      foreignColumns: [identities.network, identities.subject],
    }).onDelete('cascade'),
  ],
)

/** Tokens of accounts that were unlinked or deleted, sealed, until their network was told. No reference: their user may be gone. */
export const tokenRevocations = pgTable(
  'token_revocations',
  {
    revocationId: text('revocation_id').primaryKey(),
    /** accountIdOf whose it was; null in rows from before there was one. */
    accountId: text('account_id'),
    network: text('network').$type<NetworkName>().notNull(),
    sealedToken: text('sealed_token').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  t => [
    index('token_revocations_created_at').on(t.createdAt),
    oneOf('token_revocations', t.network, networkNames),
  ],
)
