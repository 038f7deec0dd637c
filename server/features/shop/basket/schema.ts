import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderedBinding } from '#domain/catalogue/bindings'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'

export interface BasketLine {
  bid: string
  binding: OrderedBinding
  quantity: number
}

/** What people are about to order. */
export const baskets = pgTable('baskets', {
  uid: text('uid')
    .primaryKey()
    .references(() => users.uid, withIt),
  lines: jsonb('lines').$type<BasketLine[]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})
export type BasketRow = typeof baskets.$inferSelect
