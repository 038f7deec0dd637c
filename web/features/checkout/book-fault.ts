import type { checkBook } from '#contract/book-check'
import type { Answer } from '#contract/call'
import type { BookType } from '#domain/catalogue/book-types'

export type BookFault =
  | { kind: 'otherType' }
  | { kind: 'missingImage'; number: number }
  | { kind: 'tooFewPages' | 'tooManyPages'; count: number }

/** What keeps a book out of the order (specification 4, purchase): diary books go there at once, the others are checked first. */
export function bookFault(
  /** As the address says it, if it does. */
  asked: string | null,
  type: BookType,
  check: Answer<typeof checkBook> | undefined,
): BookFault | 'checking' | undefined {
  if (asked !== null && asked !== type) return { kind: 'otherType' }
  if (type === 'diarybook') return undefined
  if (!check) return 'checking'
  const { pageIndex, pagesValid } = check
  if (pageIndex >= 0) return { kind: 'missingImage', number: pageIndex + 1 }
  if (pagesValid < 0) return { kind: 'tooFewPages', count: -pagesValid }
  return pagesValid > 0 ? { kind: 'tooManyPages', count: pagesValid } : undefined
}
