import { and, desc, eq, inArray } from 'drizzle-orm'
import type { RegionCode } from '#domain/catalogue/regions'
import type { Sql } from '../../../../kernel/db/connect.ts'
import { users } from '../../../account/users/schema.ts'
import { type PriceChangeRow, regionPrices } from '../../prices/schema.ts'

export interface MadeChange {
  change: PriceChangeRow
  /** Of who made it; null where the account is gone. */
  name: string | null
}

/** All changes of prices in these regions, the one that took or takes effect last first. */
export async function listChanges(db: Sql, regions: readonly RegionCode[]): Promise<MadeChange[]> {
  return db
    .select({ change: regionPrices, name: users.name })
    .from(regionPrices)
    .leftJoin(users, eq(users.uid, regionPrices.changedBy))
    .where(inArray(regionPrices.region, [...regions]))
    .orderBy(desc(regionPrices.validFrom), desc(regionPrices.changedAt))
    .limit(mostChanges * regions.length)
}

const mostChanges = 200

/** The change of a region, if it is its own. */
export async function findChange(
  db: Sql,
  region: RegionCode,
  changeId: string,
): Promise<PriceChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(regionPrices)
    .where(and(eq(regionPrices.changeId, changeId), eq(regionPrices.region, region)))
  return row
}
