import type { Book } from '#contract/book'
import { albumAddress } from '../books/album-address.ts'
import { tabWithContent } from '../books/tab-with-content.ts'

export type EditTarget = { to: string } | 'import'

/** Where Edit leads by the progress flags of a book (specification 4, edit and preview). */
export function editTarget(book: Book): EditTarget {
  if (book.type !== 'diarybook') return { to: albumAddress(book) }
  if (!book.editable || book.guide) return { to: previewAddress(book) }
  const tab = tabWithContent(book)
  if (book.totalPage > 0 && book.currentChapters.length > 0) return { to: previewAddress(book) }
  return tab ? { to: `/app/design/selection?bid=${book.bid}&tab=${tab}` } : 'import'
}

/** A finalized book is read, one that can still change is previewed. */
export function previewAddress({ bid, editable, guide }: Pick<Book, 'bid' | 'editable' | 'guide'>): string {
  return editable && !guide ? `/app/design/preview?bid=${bid}` : `/app/review?bid=${bid}`
}

/** Diary books go to the order check at once (specification 4, purchase). */
export function purchaseAddress({ bid, type, source }: Pick<Book, 'bid' | 'type' | 'source'>): string {
  return `/app/checkout?bid=${bid}&sid=${source.sid}&bookType=${type}`
}
