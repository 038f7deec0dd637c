import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { items } from './schema.ts'

/**
 * Removes rows of which nothing is left. One that a person touched since it was read stays, unless it was `joined` with
 * another row together with what was changed of it. Gives the months of those that could be set.
 */
export async function removeRows(
  tx: Sql,
  bid: string,
  rows: readonly string[],
  joined: readonly string[] = [],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const untouched = and(
    sql`${items.edits} = '{}'::jsonb`,
    // what waits for its pictures nobody was shown: not chosen, it lies outside of the span
    or(eq(items.chosen, true), eq(items.pending, true)),
    eq(items.deleted, false),
  )
  const gone = await tx
    .delete(items)
    .where(and(eq(items.bid, bid), inArray(items.itemId, rows), or(untouched, inArray(items.itemId, joined))))
    .returning({ month: items.month, pending: items.pending })
  return new Set(gone.filter(row => !row.pending).map(row => row.month))
}
