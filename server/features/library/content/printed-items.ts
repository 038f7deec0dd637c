import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { ItemRow } from './present-item.ts'
import { items } from './schema.ts'

// What a book prints: items that are chosen, not in the bin, and have their pictures.

/** In the order of the book. `months` undefined: of all months. */
export async function listPrinted(db: Sql, bid: string, months?: readonly string[]): Promise<ItemRow[]> {
  return db
    .select()
    .from(items)
    .where(printed(bid, months))
    .orderBy(...inOrder)
}

/** Only what tells whether they changed, in the order of the book. */
export async function listPrintedVersions(
  db: Sql,
  bid: string,
  months: readonly string[],
): Promise<Pick<ItemRow, 'month' | 'itemId' | 'version'>[]> {
  return db
    .select({ month: items.month, itemId: items.itemId, version: items.version })
    .from(items)
    .where(printed(bid, months))
    .orderBy(...inOrder)
}

const inOrder = [asc(items.month), asc(items.time), asc(items.itemId)]

function printed(bid: string, months: readonly string[] | undefined) {
  return and(
    eq(items.bid, bid),
    eq(items.chosen, true),
    eq(items.deleted, false),
    eq(items.pending, false),
    ...(months ? [inArray(items.month, [...months])] : []),
  )
}

/** Entries and photos of each day, in their order. */
export async function countPrintedByDay(
  db: Sql,
  bid: string,
  timeZone: string,
): Promise<{ month: string; day: number; posts: number; photos: number }[]> {
  const { rows } = await db.execute<{ month: string; day: number; posts: number; photos: number }>(sql`
    select month, extract(day from to_timestamp(time) at time zone ${timeZone})::int as day,
      count(*)::int as posts, sum(photos)::int as photos
    from items where bid = ${bid} and chosen and not deleted and not pending group by 1, 2 order by 1, 2`)
  return rows
}

/** Entries and photos of each month, in no order. */
export async function countPrintedByMonth(
  db: Sql,
  bid: string,
): Promise<{ month: string; items: number; photos: number }[]> {
  const { rows } = await db.execute<{ month: string; items: number; photos: number }>(sql`
    select month, count(*)::int as items, sum(photos)::int as photos from items
    where bid = ${bid} and chosen and not deleted and not pending group by month`)
  return rows
}

/** The same with the bytes of their words in UTF-8. */
export async function weighPrintedByMonth(
  db: Sql,
  bid: string,
): Promise<{ month: string; items: number; photos: number; wordBytes: number }[]> {
  const { rows } = await db.execute<{
    month: string
    items: number
    photos: number
    wordBytes: number
  }>(sql`
    select month, count(*)::int as items, sum(photos)::int as photos, sum(octet_length(words))::int as "wordBytes" from items
    where bid = ${bid} and chosen and not deleted and not pending group by month`)
  return rows
}

/** Months with anything to print, in no order. */
export async function listPrintedMonths(db: Sql, bid: string): Promise<string[]> {
  return (await countPrintedByMonth(db, bid)).map(({ month }) => month)
}
