import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import { gatherTags } from '../../text/gather-tags.ts'
import type { TypesetContext } from '../context.ts'

/** Whether `w` mm beside pictures of so many rows are enough for words in a style: each line of theirs is one there, and they leave some white. */
export function fitsNarrow(
  { text, links }: Item,
  w: number,
  rows: number,
  style: string,
  { styles, area }: TypesetContext,
): boolean {
  const { words, tags } = gatherTags(text.split('\n'))
  if (w < leastWidth || links.length > 0 || tags !== '') return false
  const { size = 0, lineHeight = area.rowMm } = styles[style] ?? {}
  const isLine = (line: string) => emWidth(line) * size * pt <= w * fits
  return words.every(isLine) && words.length * (lineHeight / area.rowMm) <= rows * mostFilled
}

/** mm: a day and its weekday. */
const leastWidth = 44
/** Of a line: what is measured by hand may be a little wider. */
const fits = 0.97
/** Of the height beside a picture. */
const mostFilled = 0.7
