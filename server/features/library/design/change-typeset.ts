import type { TypesetName } from '#domain/catalogue/typesets'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../books/schema.ts'
import { lockBook, rereadBook, updateBook } from '../books/store.ts'
import { recordChange } from '../content/record-change.ts'
import { touchBook } from '../content/touch-book.ts'
import { typesetChanged } from '../topics.ts'

/** Sets the book in another typeset; months that were set in it before are there at once. */
export async function changeTypeset(
  book: BookRow,
  typeset: TypesetName,
  by: string,
  deps: Deps,
): Promise<BookRow> {
  const { db, now } = deps
  return db.transaction(async tx => {
    const current = await lockBook(tx, book.bid)
    if (!current || current.typeset === typeset) return current ?? book
    await updateBook(tx, book.bid, { typeset })
    const step = { before: { typeset: current.typeset }, after: { typeset } }
    await recordChange(tx, book.bid, { label: 'typeset', ...step }, now())
    await touchBook(tx, deps, book.bid, { months: [], items: [], by })
    await deps.events.emit(tx, typesetChanged, { bid: book.bid, typeset })
    return rereadBook(tx, current)
  })
}
