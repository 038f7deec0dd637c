import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../books/schema.ts'
import { lockBook } from '../books/store.ts'
import type { ItemState } from '../stored.ts'
import { deriveColumns } from './derive-columns.ts'
import type { ItemRow } from './present-item.ts'
import { items } from './schema.ts'

/** The rows of these items, locked until the transaction ends: first their book, then they in a fixed order, so that two never wait for each other. */
export async function lockItems(tx: Sql, bid: string, ids: readonly string[]): Promise<ItemRow[]> {
  // in one go, the lock of the book before them (decision 0102)
  const [, rows] = await Promise.all([
    lockBook(tx, bid),
    tx
      .select()
      .from(items)
      .where(and(eq(items.bid, bid), inArray(items.itemId, [...ids])))
      .orderBy(items.itemId)
      .for('update'),
  ])
  return rows
}

/** Writes new states of locked rows. Gives the months that they stood in or stand in now. */
export async function writeItems(
  tx: Sql,
  book: BookRow,
  rows: readonly ItemRow[],
  states: ReadonlyMap<string, ItemState>,
  now: Date,
): Promise<string[]> {
  const months = new Set<string>()
  const written = rows.flatMap(row => {
    const state = states.get(row.itemId)
    if (!state) return []
    const edits = state.edits ?? row.edits
    const derived = state.edits ? deriveColumns(row.original, edits, book.timeZone) : row
    months.add(row.month).add(derived.month)
    return {
      item_id: row.itemId,
      edits,
      chosen: state.chosen ?? row.chosen,
      deleted: state.deleted ?? row.deleted,
      month: derived.month,
      time: derived.time,
      words: derived.words,
      photos: derived.photos,
    }
  })
  if (written.length > 0)
    await tx.execute(sql`
      update items set edits = v.edits, chosen = v.chosen, deleted = v.deleted, month = v.month, time = v.time,
        words = v.words, photos = v.photos, version = version + 1, updated_at = ${now.toISOString()}
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as v(item_id text, edits jsonb, chosen boolean,
        deleted boolean, month text, time bigint, words text, photos integer)
      where items.bid = ${book.bid} and items.item_id = v.item_id`)
  return [...months].sort()
}
