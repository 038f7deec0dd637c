import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { RegionCode } from '#domain/catalogue/regions'
import { type PriceTable, standardPrices } from '#domain/prices/price-table'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { regionPrices } from './schema.ts'

/** What books cost at a moment: by the desk, and by the catalogue in regions where the desk has changed nothing. */
export async function readPriceTable(db: Sql, at: Date): Promise<PriceTable> {
  const rows = await pricesInForce(db).execute({ at: at.toISOString() })
  const table: { -readonly [R in keyof PriceTable]: PriceTable[R] } = { ...standardPrices }
  for (const { region, prices } of rows) {
    // one that the catalogue no longer has stays in the history
    const standard = standardPrices[region]
    if (standard) table[region] = { ...prices, currency: standard.currency }
  }
  return table
}

const pricesInForce = prepareOnce(db =>
  db
    .selectDistinctOn([regionPrices.region], { region: regionPrices.region, prices: regionPrices.prices })
    .from(regionPrices)
    .where(
      and(
        isNull(regionPrices.withdrawnAt),
        sql`${regionPrices.validFrom} <= ${sql.placeholder('at')}::timestamptz`,
      ),
    )
    .orderBy(regionPrices.region, desc(regionPrices.validFrom), desc(regionPrices.changedAt))
    .prepare('region_prices_in_force'),
)

/** Nobody else changes prices of the region before the transaction ends. */
export async function lockPrices(tx: Sql, region: RegionCode): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`prices ${region}`}, 0))`)
}

/** What was before stays in the history. */
export async function insertPrices(tx: Sql, row: typeof regionPrices.$inferInsert): Promise<void> {
  await tx.insert(regionPrices).values(row)
}

/** False where it took effect before, was withdrawn, or is of another region. */
export async function withdrawPrices(
  tx: Sql,
  { region, changeId, uid, now }: { region: RegionCode; changeId: string; uid: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(regionPrices)
    .set({ withdrawnAt: now, withdrawnBy: uid })
    .where(
      and(
        eq(regionPrices.changeId, changeId),
        eq(regionPrices.region, region),
        isNull(regionPrices.withdrawnAt),
        sql`${regionPrices.validFrom} > ${now.toISOString()}::timestamptz`,
      ),
    )
  return rowCount === 1
}
