import type { Answer } from '#contract/call'
import type { searchPages as searchPagesCall } from '#contract/pages'
import type { BookPage } from '#press/products/diary/book-page'
import { pageWords } from '#press/products/diary/preview/page-words'
import type { PlannedPage } from './plan-cache.ts'

/** Where words stand in a book as it is printed: of what its owner took out or covered, nobody finds anything. */
export function searchPages(pages: readonly PlannedPage[], q: string): Answer<typeof searchPagesCall> {
  const wanted = searched(q)
  if (wanted.length === 0) return { found: [], total: 0 }
  const found = pages.flatMap(({ volume, page }) =>
    paragraphsOf(page)
      .filter(({ plain }) => wanted.every(word => plain.includes(word)))
      .map(({ text, plain }) => ({
        volume,
        folio: page.folio,
        ...(page.month !== undefined && { chapterId: page.month }),
        text: around(text, plain.indexOf(wanted[0] ?? '') / plain.length),
      })),
  )
  return { found: found.slice(0, mostListed), total: found.length }
}

const mostListed = 100

/** No more words than an item is searched for, without what one does not see between letters. */
function searched(q: string): string[] {
  return q.toWellFormed().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)
}

interface Paragraph {
  text: string
  /** In small letters and without spaces: lines of a page are broken where nobody typed one. */
  plain: string
}

function paragraphsOf(page: BookPage): Paragraph[] {
  const cached = paragraphs.get(page)
  if (cached) return cached
  const read = pageWords(page, '').map(({ text }) => ({
    text,
    plain: text.toLowerCase().replace(/\s+/g, ''),
  }))
  paragraphs.set(page, read)
  return read
}

// a page of a plan does not change
const paragraphs = new WeakMap<BookPage, Paragraph[]>()

/** So much of a text as a line of results shows, around a place in it (0 to 1). */
function around(text: string, place: number): string {
  const characters = [...text]
  const from = Math.max(0, Math.floor(characters.length * place) - mostShown / 2)
  const shown = characters.slice(from, from + mostShown).join('')
  return `${from > 0 ? '…' : ''}${shown}${from + mostShown < characters.length ? '…' : ''}`
}

/** Characters */
const mostShown = 160
