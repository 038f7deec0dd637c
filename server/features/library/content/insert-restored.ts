import { sql } from 'drizzle-orm'
import type { ItemEdits } from '#domain/books/apply-edits'
import type { Item } from '#domain/books/item'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import type { BookRow } from '../books/schema.ts'
import { contentTypeOf, deriveColumns } from './derive-columns.ts'
import { wordsMarkOf } from './words-mark-of.ts'
import { asJson } from './write-originals.ts'

/** An item as an export has it: as it was read, and what its maker did with it. */
export interface RestoredItem {
  original: Item
  edits: ItemEdits
  chosen: boolean
  deleted: boolean
  pending: boolean
  from: string | null
  /** Its words were read through. */
  proofed: boolean
}

/** New rows with all that a person changed of them. Gives the months of those that can be set. */
export async function insertRestored(
  tx: Sql,
  book: BookRow,
  restored: ReadonlyMap<string, RestoredItem>,
  now: Date,
): Promise<Set<string>> {
  const months = new Set<string>()
  for (const portion of inPortions([...restored], rowsAtOnce)) {
    const written = portion.map(([itemId, { original, edits, from, proofed, ...flags }]) => {
      const derived = deriveColumns(original, edits, book.timeZone)
      if (!flags.pending) months.add(derived.month)
      return {
        item_id: itemId,
        original,
        edits,
        type: contentTypeOf(original),
        from_name: from,
        proofed: proofed ? wordsMarkOf(original, edits) : null,
        ...flags,
        ...derived,
      }
    })
    await tx.execute(sql`
      insert into items (bid, item_id, type, month, time, original, edits, chosen, deleted, pending, words, photos,
        from_name, proofed, updated_at)
      select ${book.bid}, v.item_id, v.type, v.month, v.time, v.original, v.edits, v.chosen, v.deleted, v.pending, v.words,
        v.photos, v.from_name, v.proofed, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${asJson(written)}::jsonb) as v(item_id text, type text, month text, time bigint,
        original jsonb, edits jsonb, chosen boolean, deleted boolean, pending boolean, words text, photos integer,
        from_name text, proofed text)`)
  }
  return months
}

const rowsAtOnce = 500
