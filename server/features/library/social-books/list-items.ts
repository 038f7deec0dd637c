import { and, asc, count, eq, gt, isNotNull, like, ne, type SQL, sql } from 'drizzle-orm'
import type { Answer } from '#contract/call'
import type { listItems as listItemsCall } from '#contract/social-books'
import type { ContentType } from '#domain/catalogue/content-types'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../deps.ts'
import { presentItem } from '../content/present-item.ts'
import { type BookRow, items } from '../schema.ts'

export interface ItemFilter {
  month?: string
  type?: ContentType | undefined
  q?: string | undefined
  from?: string | undefined
  has?: 'photos' | 'words' | 'place' | undefined
  chosen?: boolean | undefined
  deleted?: boolean | undefined
  page?: number | undefined
  pagesize?: number | undefined
}

/** Items in the order of time, a page (from 0) at a time. */
export async function listItems(
  book: BookRow,
  filter: ItemFilter,
  { db }: Deps,
): Promise<Answer<typeof listItemsCall>> {
  const page = filter.page ?? 0
  const pagesize = filter.pagesize || usualPage
  const where = and(eq(items.bid, book.bid), eq(items.pending, false), ...conditions(filter))
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(items)
      .where(where)
      .orderBy(asc(items.time), asc(items.itemId))
      .limit(pagesize)
      .offset(page * pagesize),
    db.select({ total: count() }).from(items).where(where),
  ])
  invariant(counted, 'a count has one row')
  return {
    items: rows.map(row => presentItem(row, book.timeZone)),
    page,
    pagesize,
    total: counted.total,
  }
}

function conditions({ month, type, q, from, has, chosen, deleted }: ItemFilter): SQL[] {
  const found: (SQL | undefined)[] = [
    month === undefined ? undefined : eq(items.month, month),
    type && eq(items.type, type),
    from === undefined ? undefined : eq(items.fromName, from),
    chosen === undefined ? undefined : eq(items.chosen, chosen),
    deleted === undefined ? undefined : eq(items.deleted, deleted),
    has === 'photos' ? gt(items.photos, 0) : undefined,
    has === 'words' ? ne(items.words, '') : undefined,
    has === 'place'
      ? isNotNull(sql`coalesce(${items.edits} -> 'place', ${items.original} -> 'place')`)
      : undefined,
    ...wordsOf(q).map(word => like(items.words, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
  ]
  return found.filter(condition => condition !== undefined)
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

const usualPage = 50
