import type { Book } from '#contract/book'
import type { ContentType } from '#domain/catalogue/content-types'

/** The tab of the selection where the first content is, or soon will be. */
export function tabWithContent(
  book: Pick<
    Book,
    | 'postsInitialized'
    | 'isGettingPosts'
    | 'pagesInitialized'
    | 'isGettingPages'
    | 'insInitialized'
    | 'isGettingIns'
    | 'patched'
  >,
): ContentType | undefined {
  if (book.postsInitialized || book.isGettingPosts) return 'facebook'
  if (book.pagesInitialized || book.isGettingPages) return 'pages'
  if (book.insInitialized || book.isGettingIns) return 'instagram'
  return book.patched ? 'patch' : undefined
}
