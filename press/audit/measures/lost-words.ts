import type { OpenBook } from '../open-book.ts'

/** Words of entries that stand nowhere in the book: runs of letters between points, whole or over one turn of the page. */
export function lostWords(book: OpenBook, texts: readonly string[]): string[] {
  const printed = book.pages
    .flatMap(page => page.lines)
    .map(line => lettersOf(line.text).join(''))
    .join('')
  const words = new Set(texts.flatMap(text => lettersOf(text)))
  return [...words].filter(word => !printed.includes(word) && !inTwoParts(printed, word))
}

const lettersOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

function inTwoParts(printed: string, word: string): boolean {
  const characters = [...word]
  // the longest head that stands somewhere; a shorter one leaves a longer tail, which is harder to find
  let [low, high] = [0, characters.length]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (printed.includes(characters.slice(0, middle).join(''))) low = middle
    else high = middle
  }
  return low > 0 && printed.includes(characters.slice(low).join(''))
}
