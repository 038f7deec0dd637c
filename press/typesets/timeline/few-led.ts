import type { composeGroup } from '../../photos/compose-group.ts'
import { ledFrom, waysLed } from '../led-by-one.ts'

/** A few photos the first of which leads the others where their page would end early else; an album as it was. Pages do not count on these heights: they are beyond the largest that suits the group. */
export const fewLed =
  (compose: typeof composeGroup, grids: readonly number[]): typeof composeGroup =>
  (photos, room) => {
    const plain = compose(photos, room)
    const led = photos.findIndex(({ whole, maxWidth }) => !whole && maxWidth >= leastLed)
    const isChosen = photos.some(({ small, large }) => small || large)
    if (room.fills !== 'group' || led < 0 || isChosen) return plain
    const ways = waysLed(
      photos.map((photo, n) => (n === led ? { ...photo, large: true } : photo)),
      room,
      grids,
      mostOfPage,
    )
    const higher = ways.filter(([rows]) => rows > plain.max)
    const [lowest] = higher[0] ?? []
    if (lowest === undefined) return plain
    const own = plain.heights ?? Array.from({ length: plain.max - plain.min + 1 }, (_, n) => plain.min + n)
    return { ...plain, ...ledFrom(lowest, higher, plain, own, photos, room) }
  }

/** Of the rows of a page: three tall ones fill about two thirds of it. */
const mostOfPage = 0.75
/** mm at 240 ppi of the one that leads. */
const leastLed = 44
