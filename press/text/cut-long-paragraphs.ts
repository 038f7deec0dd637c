/** Characters that a paragraph has at most: some five pages. What is longer goes on in paragraphs of its own. */
export const LONGEST_PARAGRAPH = 5000

/** How many of the last characters are searched for the end of a sentence, or of a word. */
const SEARCHED = 600

/**
 * The words of a paragraph as pieces that the engine sets in a time in proportion to their length, each cut after a sentence where
 * there is one, else after a word, else between two letters. Joined they are the paragraph again.
 */
export function cutLongParagraph(words: string): string[] {
  const pieces: string[] = []
  let rest = words
  while (rest.length > LONGEST_PARAGRAPH) {
    const end =
      LONGEST_PARAGRAPH - SEARCHED + endIn(rest.slice(LONGEST_PARAGRAPH - SEARCHED, LONGEST_PARAGRAPH))
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...pieces, rest]
}

/** Where a stretch of words is best cut, from its beginning; never 0. */
function endIn(stretch: string): number {
  return lastEnd(stretch, sentenceEnd) ?? lastEnd(stretch, /\s+(?=\S)/gu) ?? letterEnd(stretch)
}

const sentenceEnd = /[。！？][」』”’）]*|[.!?]["”’)]*\s+/gu

function lastEnd(stretch: string, pattern: RegExp): number | undefined {
  let end: number | undefined
  for (const match of stretch.matchAll(pattern)) end = match.index + match[0].length
  return end
}

/** Between what a reader sees as two characters. */
function letterEnd(stretch: string): number {
  const begins = [...graphemes.segment(stretch)].map(({ index }) => index)
  return begins.at(-1) || stretch.length
}

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
