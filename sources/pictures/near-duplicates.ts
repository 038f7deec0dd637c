import type { Item } from '#domain/books/item'
import { type Appearance, inBookOrder } from './book-order.ts'
import { type HashHalves, hashDistance, hashHalves } from './perceptual-hash.ts'

/** Two photos that look alike, in the order of the book. */
export interface NearDuplicate {
  first: Appearance
  second: Appearance
}

const WINDOW_SECONDS = 3 * 86_400
/** So many photos within the window are a burst, of which the nearest are compared. */
const MOST_COMPARED = 200
/** Of 64 bits; prints of one photo differ in 0 to 4. */
const MAX_DISTANCE = 4

/**
 * Photos that look like one before them in the book, of the same item or taken within three days, each with the first such one: to be
 * offered, never dropped. By their place in the book. Pictures with words in them are told apart by words that no hash sees.
 */
export function findNearDuplicates(items: readonly Item[]): NearDuplicate[] {
  const photos = inBookOrder(items).flatMap((appearance, place): Hashed[] => {
    const { item, media } = appearance
    const { phash, kind } = media.picture ?? {}
    if (phash === undefined || kind === 'words') return []
    return [{ ...appearance, place, hash: hashHalves(phash), time: media.time ?? item.time }]
  })
  const firstOf = new Map<Hashed, Hashed>()
  noteNear(photos, firstOf, (one, next) => next.item === one.item)
  const byTime = photos.toSorted((a, b) => a.time - b.time)
  noteNear(byTime, firstOf, (one, next) => next.time - one.time <= WINDOW_SECONDS)
  return [...firstOf]
    .toSorted(([a], [b]) => a.place - b.place)
    .map(([second, first]) => ({ first: appearanceOf(first), second: appearanceOf(second) }))
}

interface Hashed extends Appearance {
  /** Among all media of the book. */
  place: number
  hash: HashHalves
  time: number
}

/** Compares each with those behind it, as long as they are `near`, and keeps of each the first in the book that it looks like. */
function noteNear(
  photos: readonly Hashed[],
  firstOf: Map<Hashed, Hashed>,
  isNear: (one: Hashed, next: Hashed) => boolean,
): void {
  for (const [index, one] of photos.entries()) {
    const end = Math.min(photos.length, index + 1 + MOST_COMPARED)
    for (let at = index + 1; at < end; at += 1) {
      const next = photos[at]
      if (!next || !isNear(one, next)) break
      if (hashDistance(one.hash, next.hash) > MAX_DISTANCE) continue
      const [first, second] = one.place < next.place ? [one, next] : [next, one]
      const known = firstOf.get(second)
      if (!known || first.place < known.place) firstOf.set(second, first)
    }
  }
}

const appearanceOf = ({ item, media, at }: Hashed): Appearance => ({ item, media, at })
