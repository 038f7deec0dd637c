import type { SocialItem } from '#contract/item'
import { applyEdits } from '#domain/books/apply-edits'
import { tagsAtBack } from '#press/edit/tags-at-back'
import { treatmentsIn } from '#press/edit/treatments-in'
import { setAs } from '#press/typesets/set-as'
import type { BookRow } from '../books/schema.ts'
import type { ItemRow } from './present-item.ts'

/** What is told of an item that was asked for with its month: how that sets it, and what its maker can choose. */
export type PartOfItem = Required<Pick<SocialItem, 'part' | 'treatments'>>

/** The same of all items of a month (`printed`) of a book that is edited, by their ids; nothing of a book whose entries are all alike. */
export function partsOfMonth(
  { design, typeset }: Pick<BookRow, 'design' | 'typeset'>,
  printed: readonly ItemRow[],
): ReadonlyMap<string, PartOfItem> {
  if (!design.edited) return new Map()
  const items = printed.map(
    row => tagsAtBack({ ...applyEdits(row.original, row.edits), id: row.itemId }).item,
  )
  const treatments = treatmentsIn(typeset)
  return new Map([...setAs(items, typeset)].map(([id, part]) => [id, { part, treatments }]))
}
