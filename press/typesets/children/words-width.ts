import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import { gatherTags } from '../../text/gather-tags.ts'
import type { TypesetContext } from '../context.ts'
import { leastLine } from './type-beside.ts'

/**
 * Of `most` mm beside pictures, the width of words in a style: as narrow as words that fill most of `rows` are. All of it where that saves
 * too little for something else to stand there.
 */
export function widthOfWords(
  { text, links }: Item,
  most: number,
  rows: number,
  style: string,
  { styles, area }: TypesetContext,
): number {
  const { words, tags } = gatherTags(text.split('\n'))
  if (links.length > 0 || tags !== '') return most
  const { size = 0, lineHeight = area.rowMm } = styles[style] ?? {}
  const rowsOf = (w: number) =>
    words.reduce((sum, line) => sum + Math.max(1, Math.ceil((emWidth(line) * size * pt) / w)), 0) *
    (lineHeight / area.rowMm)
  // nor does a letter or two stand alone in a last line
  const isTorn = (w: number) =>
    words.some(line => {
      const letters = Math.floor(w / (size * pt))
      const last = emWidth(line) % letters
      return emWidth(line) > letters && last > 0 && last <= mostTorn
    })
  const longest = Math.max(0, ...words.map(line => emWidth(line) * size * pt))
  let own = Math.max(leastWidth, Math.min(leastLine * size * pt, longest * 1.03))
  while (own < most && (rowsOf(own) > rows * mostFilled || isTorn(own))) own += 1
  return most - own >= leastSaved ? own : most
}

/** mm: a day and its weekday. */
const leastWidth = 46
/** mm for a small drawing beside the frame. */
const leastSaved = 27
/** em */
const mostTorn = 2
/** Of the height beside a picture. */
const mostFilled = 0.7
