import type { Item } from '#domain/item'
import { comparable } from './clean-text.ts'

const DAY = 24 * 3600
const TWO_MINUTES = 120
const FIVE_MINUTES = 300
const QUARTER_HOUR = 900

/**
 * For two items that share a photo: whether they are one post. The two files in which Instagram lists a post, and the photo that
 * Facebook lists beside its post, differ in what they say.
 */
export function isSamePost(a: Item, b: Item): boolean {
  if (a.source !== b.source) return false
  const apart = Math.abs(a.time - b.time)
  if (a.text === '' || b.text === '') return a.text !== b.text && apart <= TWO_MINUTES
  return apart <= DAY && comparable(a.text) === comparable(b.text)
}

/**
 * For two items with the same words: whether one is a copy of the other. Put up in two places, it is within minutes; a page in
 * HTML has the time of a clock whose zone nobody wrote down. The same words twice in one place may be meant.
 */
export function isSameWords(a: Item, b: Item): boolean {
  const apart = Math.abs(a.time - b.time)
  if (isHtml(a) !== isHtml(b))
    return apart <= DAY && Math.min(apart % QUARTER_HOUR, (-apart % QUARTER_HOUR) + QUARTER_HOUR) < 60
  return a.source !== b.source && apart <= FIVE_MINUTES
}

/** Whether an item is from a page, which says less, and not when. */
export function isHtml(item: Item): boolean {
  return item.origin.path.toLowerCase().endsWith('.html')
}
