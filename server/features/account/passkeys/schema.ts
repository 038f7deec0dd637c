import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { users } from '../users/schema.ts'

/** What passkeys are to sign: good once, in the browser that asked. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Of the challenge and the browser's own key. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** To whose account a passkey is to be added; null for a login. */
    uid: text('uid').references(() => users.uid, withIt),
    expiresAt: moment('expires_at').notNull(),
  },
  t => [index('passkey_challenges_uid').on(t.uid), index('passkey_challenges_expires_at').on(t.expiresAt)],
)
