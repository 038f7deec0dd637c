import { applyEdits } from '#domain/books/apply-edits'
import { tagsAtBack } from '#press/edit/tags-at-back'
import { treatmentsIn } from '#press/edit/treatments-in'
import { setAs } from '#press/typesets/set-as'
import type { BookRow } from '../books/schema.ts'
import type { ItemRow, PartOfItem } from './present-item.ts'

/**
 * How all items of a month (`printed`) of a book that is edited are set, by their ids; nothing of a book whose entries are all alike, or have a
 * spread of their own each (`gift`).
 */
export function partsOfMonth(
  { design, typeset }: Pick<BookRow, 'design' | 'typeset'>,
  printed: readonly ItemRow[],
  gift: boolean,
): ReadonlyMap<string, PartOfItem> {
  if (!design.edited || gift) return new Map()
  const items = printed.map(
    row => tagsAtBack({ ...applyEdits(row.original, row.edits), id: row.itemId }).item,
  )
  const treatments = treatmentsIn(typeset)
  return new Map([...setAs(items, typeset)].map(([id, part]) => [id, { part, treatments }]))
}
