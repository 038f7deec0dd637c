import type { Book } from '#contract/book'

type Known = Pick<
  Book,
  | 'type'
  | 'editable'
  | 'guide'
  | 'totalPage'
  | 'progress'
  | 'postsInitialized'
  | 'pagesInitialized'
  | 'insInitialized'
  | 'patched'
  | 'revision'
>

/** A book that was begun and into which nothing was ever brought: who wants a new one goes on with it, and the shelf does not fill with empty ones. */
export function untouchedBook<B extends Known>(books: readonly B[]): B | undefined {
  return books.find(
    book =>
      book.type === 'diarybook' &&
      book.editable &&
      !book.guide &&
      book.totalPage === 0 &&
      book.progress.length === 0 &&
      book.revision === 0 &&
      !(book.postsInitialized || book.pagesInitialized || book.insInitialized || book.patched),
  )
}
