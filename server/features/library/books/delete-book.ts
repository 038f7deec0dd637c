import { and, count, eq } from 'drizzle-orm'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { lockUser } from '../../account/users/store.ts'
import { type BookRow, books } from '../schema.ts'

/** Deletes a book with all that was brought into it. The only diary book of the shelf stays (specification 5). */
export async function deleteBook(book: BookRow, { db }: Deps): Promise<Record<string, never> | Refused> {
  return db.transaction(async tx => {
    // two deletions at once, of the last two books, wait for each other here
    await lockUser(tx, book.uid)
    const [shelf] = await tx
      .select({ books: count() })
      .from(books)
      .where(and(eq(books.uid, book.uid), eq(books.type, 'diarybook'), eq(books.guide, false)))
    invariant(shelf, 'a count has one row')
    if (book.type === 'diarybook' && shelf.books <= 1) return refuse('lastBook')
    await tx.delete(books).where(eq(books.bid, book.bid))
    return {}
  })
}
