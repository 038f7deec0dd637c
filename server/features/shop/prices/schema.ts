import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { RegionCode } from '#domain/catalogue/regions'
import type { ChangeablePrices } from '#domain/prices/price-table'
import { moment } from '#server/kernel/db/moment'

/**
 * Prices as the desk changed them. At any moment the change that took effect last holds; of two with the same moment, the one that
 * was made last. Prices of a row stay as they are: rows are the history.
 */
export const regionPrices = pgTable(
  'region_prices',
  {
    changeId: text('change_id').primaryKey(),
    region: text('region').$type<RegionCode>().notNull(),
    prices: jsonb('prices').$type<ChangeablePrices>().notNull(),
    /** When it takes effect. */
    validFrom: moment('valid_from').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** uid of who changed them. */
    changedBy: text('changed_by').notNull(),
    /** Before it took effect. */
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
  },
  t => [index('region_prices_in_force').on(t.region, t.validFrom, t.changedAt)],
)
export type PriceChangeRow = typeof regionPrices.$inferSelect
