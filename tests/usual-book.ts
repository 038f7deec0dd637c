import { eq } from 'drizzle-orm'
import { books } from '#server/features/library/books/schema'
import { connect } from '#server/kernel/db/connect'

/** Makes a book one from before gift books: a few entries of it are set as those of many are (decision 0221). */
export async function usualBook(studio: { databaseUrl: string }, bid: string): Promise<void> {
  const connection = connect(studio.databaseUrl, error => {
    throw error
  })
  await connection.db.update(books).set({ gift: false }).where(eq(books.bid, bid))
  await connection.close()
}
