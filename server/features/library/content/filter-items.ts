import { and, asc, count, eq, gt, gte, isNotNull, like, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { ContentType } from '#domain/catalogue/content-types'
import { invariant } from '#domain/invariant'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { ItemRow } from './present-item.ts'
import { items } from './schema.ts'
import { hasFavourite } from './store.ts'

/** All that is asked for must hold; items whose pictures are still being fetched are found only where they are asked for. */
export interface ItemFilter {
  month?: string | undefined
  /** Months, both included. */
  since?: string | undefined
  until?: string | undefined
  type?: ContentType | undefined
  q?: string | undefined
  from?: string | undefined
  has?: 'photos' | 'words' | 'place' | 'favourites' | undefined
  chosen?: boolean | undefined
  deleted?: boolean | undefined
  isPending?: boolean
}

/** A page of them in the order of time, and how many there are in all. */
export async function listFiltered(
  db: Sql,
  bid: string,
  filter: ItemFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ItemRow[]; total: number }> {
  const where = conditions(bid, filter)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(items)
      .where(where)
      .orderBy(asc(items.time), asc(items.itemId))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(items).where(where),
  ])
  invariant(counted, 'a count has one row')
  return { rows, total: counted.total }
}

/** Their ids, in no order. */
export async function listFilteredIds(db: Sql, bid: string, filter: ItemFilter): Promise<string[]> {
  const rows = await db.select({ itemId: items.itemId }).from(items).where(conditions(bid, filter))
  return rows.map(row => row.itemId)
}

function conditions(
  bid: string,
  { month, since, until, type, q, from, has, chosen, deleted, isPending = false }: ItemFilter,
): SQL | undefined {
  return and(
    eq(items.bid, bid),
    eq(items.pending, isPending),
    month === undefined ? undefined : eq(items.month, month),
    since === undefined ? undefined : gte(items.month, since),
    until === undefined ? undefined : lte(items.month, until),
    type && eq(items.type, type),
    from === undefined ? undefined : eq(items.fromName, from),
    chosen === undefined ? undefined : eq(items.chosen, chosen),
    deleted === undefined ? undefined : eq(items.deleted, deleted),
    has === 'photos' ? gt(items.photos, 0) : undefined,
    has === 'words' ? ne(items.words, '') : undefined,
    has === 'place'
      ? isNotNull(sql`coalesce(${items.edits} -> 'place', ${items.original} -> 'place')`)
      : undefined,
    has === 'favourites' ? hasFavourite : undefined,
    ...wordsOf(q).map(word => like(items.words, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
  )
}

/** All words must be there, in any order. PostgreSQL has no text with a zero in it. */
function wordsOf(q: string | undefined): string[] {
  return (q ?? '')
    .replaceAll('\0', ' ')
    .toWellFormed()
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
}
