import type { SocialItem } from '#contract/item'
import { applyEdits } from '#domain/books/apply-edits'
import { editMonth } from '#press/edit/edit-month'
import { gatherings } from '#press/edit/gathering'
import { tagsAtBack } from '#press/edit/tags-at-back'
import type { BookRow } from '../books/schema.ts'
import type { ItemRow } from './present-item.ts'

type Part = NonNullable<SocialItem['part']>

/**
 * How a month of a book that is edited sets its items (`printed`), by their ids; nothing of a book whose entries are all alike.
 */
export function partsOfMonth(
  { design, typeset }: Pick<BookRow, 'design' | 'typeset'>,
  printed: readonly ItemRow[],
): ReadonlyMap<string, Part> {
  if (!design.edited) return new Map()
  const items = printed.map(
    row => tagsAtBack({ ...applyEdits(row.original, row.edits), id: row.itemId }).item,
  )
  return new Map(
    editMonth(items, true, gatherings[typeset]).flatMap(part =>
      ('item' in part ? [part.item] : part.items).map(({ id }): [string, Part] => [id, part.kind]),
    ),
  )
}
