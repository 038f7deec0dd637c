import type { OpenBook } from '../open-book.ts'
import { isParted, type Letters, lettersOf, lettersOn } from './letters-on-page.ts'

/** What is to be read of an entry. */
export interface EntryWords {
  /** Named where an entry of photos alone is lost. */
  id: string
  texts: readonly string[]
  /** Hashtags of it that stand at the back of the book. */
  tagsAtBack?: readonly string[]
  /** Indexes of the pages that it stands on, in order. */
  pages: readonly number[]
}

/**
 * Words that stand on no page of their entry: runs of letters between points, whole or in two parts where a column or page ends; of hashtags at the back, on no
 * page without a month. Each entry needs a place of its own: what another one says in the same words is none. One of photos alone that stands on no
 * page is lost by its id.
 */
export function lostWords(book: OpenBook, entries: readonly EntryWords[]): string[] {
  const printed = book.pages.map(page => lettersOn(page.lines))
  const back = book.pages.flatMap(({ month }, page) => (month === undefined ? [printed[page] ?? none] : []))
  const take = placesOn(printed)
  // the one whose pages end first has the least to choose from
  const inOrder = entries.toSorted((a, b) => (a.pages.at(-1) ?? 0) - (b.pages.at(-1) ?? 0))
  return inOrder.flatMap(({ id, texts, tagsAtBack = [], pages }) => {
    const words = wordsOf(texts)
    const own = pages.map(page => printed[page] ?? none)
    return [
      ...(pages.length === 0 && words.length === 0 ? [id] : []),
      ...words.filter(word => !take(word, pages) && !isParted(word, own)),
      ...wordsOf(tagsAtBack).filter(
        tag => !back.some(({ text }) => text.includes(tag)) && !isParted(tag, back),
      ),
    ]
  })
}

/** Takes a place of a word on some pages: one over a turn, which no other entry can have, else on the first page that has one left. */
function placesOn(printed: readonly Letters[]) {
  const left = new Map<string, number>()
  const count = (word: string, ...pages: readonly number[]) =>
    pages
      .map(page => printed[page]?.text ?? '')
      .join('')
      .split(word).length - 1
  const takeOne = (key: string, places: () => number) => {
    const here = left.get(key) ?? places()
    left.set(key, here - 1)
    return here > 0
  }
  const overTurn = (word: string, before: number, page: number) =>
    takeOne(
      `${before} ${page} ${word}`,
      () => count(word, before, page) - count(word, before) - count(word, page),
    )
  return (word: string, pages: readonly number[]): boolean =>
    pages.slice(1).some((page, n) => overTurn(word, pages[n] ?? page, page)) ||
    pages.some(page => takeOne(`${page} ${word}`, () => count(word, page)))
}

const wordsOf = (texts: readonly string[]) => [...new Set(texts.flatMap(lettersOf))]

const none: Letters = { text: '', lines: new Set() }
