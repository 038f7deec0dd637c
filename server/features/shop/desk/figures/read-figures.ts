import type { RegionFigures } from '#contract/desk-figures'
import { type RegionCode, regionCodes, regions } from '#domain/catalogue/regions'
import { money } from '#domain/money/money'
import type { Sql } from '../../../../kernel/db/connect.ts'
import { amountOf } from '../../orders/check-order.ts'
import {
  type CountedRow,
  countPaid,
  countPlaced,
  countPrintedPages,
  countRefunded,
  type Span,
} from './store.ts'

/** What happened in a span of time, by region; regions without anything are left out. */
export async function readFigures(db: Sql, span: Span): Promise<RegionFigures[]> {
  const [placed, paid, refunded, printed] = await Promise.all([
    countPlaced(db, span),
    countPaid(db, span),
    countRefunded(db, span),
    countPrintedPages(db, span),
  ])
  const named = new Set([...placed, ...paid, ...refunded, ...printed].map(({ region }) => region))
  return regionCodes
    .filter(region => named.has(region))
    .map(region => ({
      region,
      placed: figureOf(region, placed),
      paid: figureOf(region, paid),
      refunded: figureOf(region, refunded),
      // nothing was printed there
      pages: printed.find(row => row.region === region)?.pages ?? 0,
    }))
}

function figureOf(region: RegionCode, rows: readonly CountedRow[]): RegionFigures['placed'] {
  const row = rows.find(counted => counted.region === region)
  // a region keeps its currency
  const { currency } = regions[region]
  return { count: row?.count ?? 0, total: amountOf(money(row?.amountMinor ?? 0, currency)) } // none is 0
}
