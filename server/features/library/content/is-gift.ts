import { isGiftBook } from '#press/edit/book-shape'
import type { BookRow } from '../books/schema.ts'

/** What of a book says how its months are grouped. */
export type ShapedBook = Pick<BookRow, 'runsOn' | 'gift'> & { design: { edited?: boolean | undefined } }

/** Whether each entry of a book with so many in its months has a spread of its own (decision 0221). */
export function isGift(
  { gift, design }: Pick<ShapedBook, 'gift' | 'design'>,
  amounts: readonly { items: number }[],
): boolean {
  const entries = amounts.reduce((sum, { items }) => sum + items, 0)
  return isGiftBook(entries, { gift, edited: design.edited })
}
