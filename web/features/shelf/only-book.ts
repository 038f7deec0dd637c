import type { Book } from '#contract/book'

type Known = Pick<Book, 'bid' | 'type' | 'guide'>

/** Whether a book is the only diary book: it stays on the shelf (specification 5). The guide is nobody's. */
export function isOnlyBook(book: Known, books: readonly Known[]): boolean {
  const diaries = books.filter(other => other.type === 'diarybook' && !other.guide)
  return book.type === 'diarybook' && diaries.every(diary => diary.bid === book.bid)
}
