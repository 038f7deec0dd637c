import { inArray, sql } from 'drizzle-orm'
import { coverAddress } from '#domain/covers/cover-address'
import type { Sql } from '../../../kernel/db/connect.ts'
import { coverOf } from './cover-of.ts'
import { books } from './schema.ts'

/**
 * Where the cover of each book is drawn, by its id; two questions for all of them. `withPictures: false`: for who may not see the photos of
 * others, as the staff may not.
 */
export async function coverAddresses(
  db: Sql,
  bids: readonly string[],
  { withPictures = true } = {},
): Promise<ReadonlyMap<string, string>> {
  if (bids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(books)
    .where(inArray(books.bid, [...bids]))
  const months = await countEntries(db, bids)
  // a book without entries has none to count
  return new Map(
    rows.map(row => {
      const { picture, ...cover } = coverOf(row, months.get(row.bid) ?? [])
      return [row.bid, coverAddress({ ...cover, ...(withPictures && picture && { picture }) })]
    }),
  )
}

/** The entries that each book prints, by month in their order (figures-of.ts says the same of one). */
async function countEntries(db: Sql, bids: readonly string[]) {
  const { rows } = await db.execute<{ bid: string; months: { month: string; items: number }[] }>(sql`
    select bid, json_agg(json_build_object('month', month, 'items', items) order by month) as months
    from (
      select bid, month, count(*)::int as items from items
      where bid = any(${sql.param([...bids])}::text[]) and chosen and not deleted and not pending
      group by bid, month) as counted
    group by bid`)
  return new Map(rows.map(({ bid, months }) => [bid, months]))
}
