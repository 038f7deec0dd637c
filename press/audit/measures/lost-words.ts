import type { OpenBook } from '../open-book.ts'

/** What is to be read of an entry. */
export interface EntryWords {
  texts: readonly string[]
  /** Hashtags of it that stand at the back of the book. */
  tagsAtBack?: readonly string[]
  /** Indexes of the pages that it stands on, in order. */
  pages: readonly number[]
}

/**
 * Words that stand on no page of their entry: runs of letters between points, whole or over one turn of the page; of hashtags at the back, on no
 * page without a month. Each entry needs a place of its own: what another one says in the same words is none.
 */
export function lostWords(book: OpenBook, entries: readonly EntryWords[]): string[] {
  const printed = book.pages.map(page => page.lines.flatMap(line => lettersOf(line.text)).join(''))
  const on = (page: number) => printed[page] ?? ''
  const back = book.pages.flatMap(({ month }, page) => (month === undefined ? [on(page)] : [])).join('')
  const take = placesOn(printed)
  // the one whose pages end first has the least to choose from
  const inOrder = entries.toSorted((a, b) => (a.pages.at(-1) ?? 0) - (b.pages.at(-1) ?? 0))
  return inOrder.flatMap(({ texts, tagsAtBack = [], pages }) => [
    ...wordsOf(texts).filter(word => !take(word, pages) && !isOverTurn(word, pages.map(on))),
    ...wordsOf(tagsAtBack).filter(tag => !back.includes(tag) && !isOverTurn(tag, [back, back])),
  ])
}

/** Takes a place of a word on the first of some pages that has one left. */
function placesOn(printed: readonly string[]) {
  const left = new Map<string, number>()
  return (word: string, pages: readonly number[]): boolean =>
    pages.some(page => {
      const key = `${page} ${word}`
      const places = left.get(key) ?? (printed[page] ?? '').split(word).length - 1
      left.set(key, places - 1)
      return places > 0
    })
}

const wordsOf = (texts: readonly string[]) => new Set(texts.flatMap(lettersOf)).values().toArray()

const lettersOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

function isOverTurn(word: string, pages: readonly string[]): boolean {
  const characters = [...word]
  return pages.slice(1).some((page, n) => {
    const before = pages[n] ?? ''
    // the longest head that stands there; a shorter one leaves a longer tail, which is harder to find
    let [low, high] = [0, characters.length]
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if (before.includes(characters.slice(0, middle).join(''))) low = middle
      else high = middle
    }
    return low > 0 && page.includes(characters.slice(low).join(''))
  })
}
