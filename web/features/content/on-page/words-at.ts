import type { DrawnPage } from '#contract/page'
import type { Point } from './place-letters.ts'

type Place = DrawnPage['places'][number]

/**
 * The words of an item that can be typed where somebody points, mm from the upper left of the page: those that stand there or, where
 * nothing stands, the nearest within `reach`: between paragraphs nobody points exactly.
 */
export function wordsAt(
  places: readonly Place[],
  itemId: string,
  { x, y }: Point,
  reach: number,
): Place['words'] | undefined {
  const apart = (place: Place) => Math.max(place.y - y, y - place.y - place.h, 0)
  const [nearest] = places
    .filter(place => place.item === itemId && !place.photo && place.h > 0)
    .filter(place => x >= place.x - air && x <= place.x + place.w + air)
    // what can be typed before a row that goes over it
    .toSorted((a, b) => apart(a) - apart(b) || Number(!a.words) - Number(!b.words))
  return nearest && apart(nearest) <= reach ? nearest.words : undefined
}

/** mm beside words that still mean them. */
const air = 1.5
