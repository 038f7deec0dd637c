import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'

const quotaKinds = ['import', 'pdf', 'export'] as const

/** What a person may do only so often, each time that it was done. */
export const quotaUses = pgTable(
  'quota_uses',
  {
    useId: bigserial('use_id', { mode: 'number' }).primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    kind: text('kind').$type<(typeof quotaKinds)[number]>().notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  t => [index('quota_uses_uid').on(t.uid, t.kind, t.usedAt), oneOf('quota_uses', t.kind, quotaKinds)],
)
