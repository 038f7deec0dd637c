import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Item } from '#domain/books/item'
import { isInSpan, type Span } from '#domain/books/span'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../books/schema.ts'
import { lockBook } from '../books/store.ts'
import { contentTypeOf, deriveColumns } from './derive-columns.ts'
import { items } from './schema.ts'
import { putIntoSpanSteps } from './span-steps.ts'
import { lockItems } from './write-items.ts'

export interface Original {
  item: Item
  pending: boolean
}

/**
 * Puts other originals under rows of a book; what a person changed of them stays. Gives the months of those that can be
 * set, before and after.
 */
export async function writeOriginals(
  tx: Sql,
  book: BookRow,
  originals: ReadonlyMap<string, Original>,
  now: Date,
): Promise<Set<string>> {
  const months = new Set<string>()
  for (const ids of inPortions([...originals.keys()].sort(), rowsAtOnce)) {
    // locked first: an edit in this moment must not be undone by columns that were derived without it
    const rows = await lockItems(tx, book.bid, ids)
    const written = rows.flatMap(row => {
      const next = originals.get(row.itemId)
      if (!next) return []
      const { item, pending } = next
      const derived = deriveColumns(item, row.edits, book.timeZone)
      if (!row.pending) months.add(row.month)
      if (!pending) months.add(derived.month)
      return { item_id: row.itemId, original: item, type: contentTypeOf(item), pending, ...derived }
    })
    if (written.length > 0)
      await tx.execute(sql`
        update items set original = v.original, type = v.type, pending = v.pending, month = v.month, time = v.time,
          words = v.words, photos = v.photos, version = version + 1, updated_at = ${now.toISOString()}
        from jsonb_to_recordset(${asJson(written)}::jsonb) as v(item_id text, original jsonb, type text,
          pending boolean, month text, time bigint, words text, photos integer)
        where items.bid = ${book.bid} and items.item_id = v.item_id`)
  }
  return months
}

/**
 * Rows whose originals stay as they are, though some of their photos never came: they wait no longer. Gives their months. An
 * original may name very many photos: it is neither read nor written while the book is locked.
 */
export async function endPending(
  tx: Sql,
  bid: string,
  itemIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const months = new Set<string>()
  if (itemIds.length > 0) await lockBook(tx, bid)
  for (const portion of inPortions([...itemIds].sort(), rowsAtOnce)) {
    const rows = await tx
      .update(items)
      .set({ pending: false, version: sql`${items.version} + 1`, updatedAt: now })
      .where(and(eq(items.bid, bid), inArray(items.itemId, [...portion])))
      .returning({ month: items.month })
    for (const { month } of rows) months.add(month)
  }
  return months
}

/**
 * New rows, chosen where they lie in the span that is given, which is that of the locked book; where steps of undo changed it, they are
 * chosen by those, too. Gives the months of those that can be set.
 */
export async function insertOriginals(
  tx: Sql,
  book: BookRow,
  originals: ReadonlyMap<string, Original>,
  from: ReadonlyMap<string, string>,
  now: Date,
  span?: Span,
): Promise<Set<string>> {
  const months = new Set<string>()
  for (const portion of inPortions([...originals], rowsAtOnce)) {
    const written = portion.map(([itemId, { item, pending }]) => {
      const derived = deriveColumns(item, {}, book.timeZone)
      if (!pending) months.add(derived.month)
      const fromName = from.get(item.id) ?? null
      return {
        item_id: itemId,
        original: item,
        type: contentTypeOf(item),
        pending,
        from_name: fromName,
        chosen: span === undefined || isInSpan(derived.month, span),
        ...derived,
      }
    })
    const { rows } = await tx.execute<{ itemId: string; month: string }>(sql`
      insert into items (bid, item_id, type, month, time, original, pending, words, photos, from_name, chosen, updated_at)
      select ${book.bid}, v.item_id, v.type, v.month, v.time, v.original, v.pending, v.words, v.photos, v.from_name,
        v.chosen, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${asJson(written)}::jsonb) as v(item_id text, type text, month text, time bigint,
        original jsonb, pending boolean, words text, photos integer, from_name text,
        chosen boolean)
      on conflict (bid, item_id) do nothing
      returning item_id as "itemId", month`)
    if (span) await putIntoSpanSteps(tx, book.bid, rows)
  }
  return months
}

/** PostgreSQL keeps every character but U+0000, and no half of a surrogate pair. */
export function asJson(rows: readonly object[]): string {
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )
}

const rowsAtOnce = 500
