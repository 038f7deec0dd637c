import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Address, CustomsInfo } from '#domain/addresses/address'
import { users } from '#server/features/account/users/schema'
import { withIt } from '#server/kernel/db/cascade'
import { moment } from '#server/kernel/db/moment'

/** Where people have books sent to. */
export const addresses = pgTable(
  'addresses',
  {
    addressId: text('address_id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, withIt),
    address: jsonb('address').$type<Address>().notNull(),
    customs: jsonb('customs').$type<CustomsInfo>(),
    createdAt: moment('created_at').notNull(),
    /** When an order was last sent there, or it was written. */
    usedAt: moment('used_at').notNull(),
  },
  t => [index('addresses_uid').on(t.uid)],
)
export type AddressRow = typeof addresses.$inferSelect
