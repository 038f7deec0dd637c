import type { Item } from '#domain/books/item'
import { liveArchives } from './live/live.ts'

const TWO_MINUTES = 120
const NEARLY_ALL = 0.8

/**
 * For two items of about the same moment, and their words as they are compared: whether one is the other, put up on the other network with its names and tags
 * written as they are there. Both have as many photos, and nearly all of their words in common.
 */
export function isRetold(a: Item, b: Item, words: readonly [string, string]): boolean {
  if (a.source === b.source || Math.abs(a.time - b.time) > TWO_MINUTES) return false
  if (a.media.length !== b.media.length || isHtml(a) || isHtml(b)) return false
  return likeness(...words) >= NEARLY_ALL
}

/** Share of neighbouring pairs of characters that two texts have in common, 0 to 1 (Dice); 0 for texts too short to tell. */
function likeness(a: string, b: string): number {
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)]
  if (shorter < 12 || longer > 20_000 || (2 * shorter) / (shorter + longer) < NEARLY_ALL) return 0
  const pairs = new Map<string, number>()
  for (let i = 1; i < a.length; i += 1)
    pairs.set(a.slice(i - 1, i + 1), (pairs.get(a.slice(i - 1, i + 1)) ?? 0) + 1)
  let shared = 0
  for (let i = 1; i < b.length; i += 1) {
    const unmatched = pairs.get(b.slice(i - 1, i + 1)) ?? 0
    if (unmatched > 0) shared += 1
    if (unmatched > 0) pairs.set(b.slice(i - 1, i + 1), unmatched - 1)
  }
  return (2 * shared) / (a.length + b.length - 2)
}

/** Whether an item or a medium was read from a network itself, which names photos by other names than its archives do. */
export function isLive({ origin }: Pick<Item, 'origin'>): boolean {
  return Object.values<string>(liveArchives).includes(origin.archive)
}

/** Whether an item is from a page, which says less, and not when. */
export function isHtml(item: Pick<Item, 'origin'>): boolean {
  return item.origin.path.toLowerCase().endsWith('.html')
}
