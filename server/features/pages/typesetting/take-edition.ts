import { edition } from '#press/products/edition'
import type { Deps } from '../../../deps.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { lockBook, rereadBook, updateBook } from '../../library/books/store.ts'
import { touchBook } from '../../library/content/touch-book.ts'
import { setOlderStale } from './store.ts'
import { typesetLater } from './typeset-job.ts'

/** Sets the months of older editions in the newest one; until then their pages stay. There is no way back: their code is gone. */
export async function takeEdition(book: BookRow, by: string, deps: Deps): Promise<BookRow> {
  return deps.db.transaction(async tx => {
    const current = await lockBook(tx, book.bid)
    if (!current) return book
    await setOlderStale(tx, book.bid, edition)
    await updateBook(tx, book.bid, { runsOn: true, gift: true })
    await touchBook(tx, deps, book.bid, { months: [], items: [], by })
    await typesetLater(tx, deps, book.bid)
    return rereadBook(tx, current)
  })
}
