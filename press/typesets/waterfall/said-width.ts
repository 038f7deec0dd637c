import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import type { HeadWords } from '../item-head.ts'
import { side } from './card-measures.ts'

/** mm that a card needs for its words with the white at their sides; as much as there is where it says more than words and a place. */
export function saidWidth(
  { text, title, album, quote, poll, links }: Item,
  { place, people }: HeadWords,
  style: string,
  { styles }: TypesetContext,
): number {
  if (title || album || quote || poll || links.length > 0 || people) return Number.POSITIVE_INFINITY
  const mmOf = (words: string, style: string) => emWidth(words) * (styles[style]?.size ?? 0) * pt
  const lines = text.split('\n').map(line => mmOf(line, style))
  return 2 * side + Math.max(ofDay, place ? ofPin + mmOf(place, 'small') : 0, ...lines)
}

/** mm: a day with its weekday and hour, and the pin before a place. */
const ofDay = 24
const ofPin = 3.2
