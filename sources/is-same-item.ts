import type { Item } from '#domain/books/item'
import { comparable } from './clean-text.ts'
import { liveArchives } from './live/live.ts'

const DAY = 24 * 3600
const TWO_MINUTES = 120
const FIVE_MINUTES = 300
const QUARTER_HOUR = 900
const NEARLY_ALL = 0.8

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
  if (a.source === b.source) return isLive(a) !== isLive(b) && apart <= TWO_MINUTES
  return apart <= FIVE_MINUTES
}

/**
 * For two items of about the same moment: whether one is the other, put up on the other network with its names and tags
 * written as they are there. Both have as many photos, and nearly all of their words in common.
 */
export function isRetold(a: Item, b: Item): boolean {
  if (a.source === b.source || Math.abs(a.time - b.time) > TWO_MINUTES) return false
  if (a.media.length !== b.media.length || isHtml(a) || isHtml(b)) return false
  return likeness(comparable(a.text), comparable(b.text)) >= NEARLY_ALL
}

/** Share of neighbouring pairs of characters that two texts have in common, 0 to 1 (Dice); 0 for texts too short to tell. */
function likeness(a: string, b: string): number {
  if (Math.min(a.length, b.length) < 12 || Math.max(a.length, b.length) > 20_000) return 0
  const pairs = new Map<string, number>()
  for (let i = 1; i < a.length; i += 1)
    pairs.set(a.slice(i - 1, i + 1), (pairs.get(a.slice(i - 1, i + 1)) ?? 0) + 1)
  let shared = 0
  for (let i = 1; i < b.length; i += 1) {
    const left = pairs.get(b.slice(i - 1, i + 1)) ?? 0
    if (left > 0) shared += 1
    if (left > 0) pairs.set(b.slice(i - 1, i + 1), left - 1)
  }
  return (2 * shared) / (a.length + b.length - 2)
}

/** Whether an item was read from a network itself, which names photos by other names than its archives do. */
export function isLive(item: Item): boolean {
  return Object.values<string>(liveArchives).includes(item.origin.archive)
}

/** Whether an item is from a page, which says less, and not when. */
export function isHtml(item: Item): boolean {
  return item.origin.path.toLowerCase().endsWith('.html')
}
