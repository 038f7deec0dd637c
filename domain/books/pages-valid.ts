import type { BookType } from '#domain/catalogue/book-types'

/**
 * How many pages a book has too many, or, as a negative number, too few to be ordered (specification 3 and 5, book check; open points).
 * Of a calendar leaves are counted. A diary has never too few nor too many: it is billed as 60 pages, and becomes volumes.
 */
export function pagesValid(type: BookType, pages: number): number {
  if (type === 'diarybook') return 0
  const { least, most, even } = limits[type]
  if (pages < least) return pages - least
  if (pages > most) return pages - most
  // its last leaf has a side without a page
  return even && pages % 2 === 1 ? -1 : 0
}

const limits = {
  photobook: { least: 24, most: 200, even: true },
  calendar: { least: 13, most: 13, even: false },
} as const
