import type { Item, Media } from '#domain/books/item'
import { inBookOrder } from './book-order.ts'
import { hashDistance } from './perceptual-hash.ts'

export interface NearDuplicate {
  first: Media
  second: Media
}

const WINDOW_SECONDS = 600
/** So many photos in ten minutes are a burst, of which the nearest are compared. */
const MOST_COMPARED = 200
/** Of 64 bits; prints of one photo differ in 0 to 4. */
const MAX_DISTANCE = 4

/** Pairs of photos that look alike and were taken within ten minutes: to be offered, never dropped. By time of the first. */
export function findNearDuplicates(items: readonly Item[]): NearDuplicate[] {
  const photos = inBookOrder(items)
    .flatMap(({ item, media }) => {
      const phash = media.picture?.phash
      return phash === undefined ? [] : [{ media, phash, time: media.time ?? item.time }]
    })
    .sort((a, b) => a.time - b.time)
  const pairs: NearDuplicate[] = []
  for (const [index, first] of photos.entries()) {
    const last = Math.min(photos.length - 1, index + MOST_COMPARED)
    for (let next = index + 1; next <= last; next += 1) {
      const second = photos[next]
      if (!second || second.time - first.time > WINDOW_SECONDS) break
      if (hashDistance(first.phash, second.phash) <= MAX_DISTANCE) {
        pairs.push({ first: first.media, second: second.media })
      }
    }
  }
  return pairs
}
