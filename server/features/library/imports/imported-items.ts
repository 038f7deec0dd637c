import type { ItemEdits } from '#domain/books/apply-edits'
import type { Item } from '#domain/books/item'
import { inPortions } from '../../../in-portions.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { listDecisions, listImportedItems } from '../content/store.ts'

/** An item of the book that imports may join with what they read. */
export interface ImportedItem {
  original: Item
  edits: ItemEdits
  chosen: boolean
  deleted: boolean
  pending: boolean
  /** Not chosen because it lay outside of the span of the book when it came in: nobody touched it. */
  isOutside?: true
}

export type ImportedItems = Map<string, ImportedItem>

/** Ids of items that a person took although they were duplicates begin so: they stay apart from then on. */
export const takenPrefix = 'taken-'

/** What the book holds from imports. Entries written by hand and duplicates that were taken are nobody's copy. */
export async function loadImportedItems(db: Sql, bid: string): Promise<ImportedItems> {
  const rows = await listImportedItems(db, bid, takenPrefix)
  return new Map(rows.map(({ itemId, ...item }) => [itemId, item]))
}

/** Brings what a person decided about these up to now: an import may take hours. */
export async function renewDecisions(
  db: Sql,
  bid: string,
  importedItems: ImportedItems,
  ids: readonly string[],
): Promise<void> {
  for (const portion of inPortions(ids, 1000))
    for (const { itemId, ...decisions } of await listDecisions(db, bid, portion)) {
      const row = importedItems.get(itemId)
      if (row) importedItems.set(itemId, { ...row, ...decisions })
    }
}

export function isTouched({
  edits,
  chosen,
  deleted,
  isOutside,
}: Pick<ImportedItem, 'edits' | 'chosen' | 'deleted' | 'isOutside'>): boolean {
  return Object.keys(edits).length > 0 || (!chosen && !isOutside) || deleted
}
