import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { sessions } from '#server/features/account/sessions/schema'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'

/** That who is logged in owns another account too, which a login in the same browser has shown. One a session. */
export const joinProofs = pgTable(
  'join_proofs',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => sessions.sessionId, withIt),
    /** The other account. */
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    expiresAt: moment('expires_at').notNull(),
  },
  t => [index('join_proofs_uid').on(t.uid), index('join_proofs_expires_at').on(t.expiresAt)],
)
