import type { Item } from '#domain/books/item'
import { type Appearance, inBookOrder } from './book-order.ts'
import { hashDistance } from './perceptual-hash.ts'

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
 * Pairs of photos that look alike, of one item or taken within three days: to be offered, never dropped. By the place of the second
 * one in the book, then of the first. Pictures with words in them are told apart by words that no hash sees.
 */
export function findNearDuplicates(items: readonly Item[]): NearDuplicate[] {
  const photos = inBookOrder(items).flatMap((appearance, place): Hashed[] => {
    const { item, media } = appearance
    const { phash, kind } = media.picture ?? {}
    if (phash === undefined || kind === 'words') return []
    return [{ ...appearance, place, phash, time: media.time ?? item.time }]
  })
  const byTime = photos.toSorted((a, b) => a.time - b.time)
  const pairs = [
    ...pairsAmong(photos, (one, next) => next.item === one.item),
    ...pairsAmong(byTime, (one, next) => next.time - one.time <= WINDOW_SECONDS).filter(
      ([one, other]) => one.item !== other.item,
    ),
  ].map(([one, other]) => (one.place < other.place ? ([one, other] as const) : ([other, one] as const)))
  return pairs
    .toSorted(([a, b], [c, d]) => b.place - d.place || a.place - c.place)
    .map(([first, second]) => ({ first: appearanceOf(first), second: appearanceOf(second) }))
}

interface Hashed extends Appearance {
  /** Among all media of the book. */
  place: number
  phash: string
  time: number
}

/** Each with those behind it, as long as they are `near`. */
function pairsAmong(
  photos: readonly Hashed[],
  isNear: (one: Hashed, next: Hashed) => boolean,
): [Hashed, Hashed][] {
  const pairs: [Hashed, Hashed][] = []
  for (const [index, one] of photos.entries()) {
    for (const next of photos.slice(index + 1, index + 1 + MOST_COMPARED)) {
      if (!isNear(one, next)) break
      if (hashDistance(one.phash, next.phash) <= MAX_DISTANCE) pairs.push([one, next])
    }
  }
  return pairs
}

const appearanceOf = ({ item, media, at }: Hashed): Appearance => ({ item, media, at })
