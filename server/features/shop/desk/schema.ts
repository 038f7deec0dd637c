import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type DeskActDetail, type DeskActName, deskActNames } from '#contract/desk-acts'
import { moment } from '#server/kernel/db/moment'
import { oneOf } from '#server/kernel/db/one-of'

/** What the staff did at the desk. No references: it stays known when order, coupon or account is gone. */
export const deskActs = pgTable(
  'desk_acts',
  {
    actId: bigserial('act_id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** Who did it. */
    uid: text('uid').notNull(),
    act: text('act').$type<DeskActName>().notNull(),
    /** Id of the order, the batch of coupons, the person, the invitation or the job, code of the coupon, code of the region. */
    target: text('target').notNull(),
    details: jsonb('details').$type<DeskActDetail[]>().notNull(),
    /** The network that it came from, not the address. */
    origin: text('origin'),
  },
  t => [index('desk_acts_target').on(t.target, t.actId), oneOf('desk_acts', t.act, deskActNames)],
)
