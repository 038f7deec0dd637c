import type { composeGroup } from '../../photos/compose-group.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import type { OptionsByRows } from '../../photos/place-slots.ts'
import { ledFrom, waysLed } from '../led-by-one.ts'

/** Which of three photos leads the others, and whether they stand so wherever that can be, or only where their page has the room. */
export interface Lead {
  by: 'first' | 'last'
  always: boolean
}

/**
 * A few photos one of which leads the others: three as their `lead` says, as low as they can be so, any where their page would end early else; an album as
 * it was. Pages do not count on the latter heights: they are beyond the largest that suits the group.
 */
export const fewLed =
  (compose: typeof composeGroup, grids: readonly number[], lead?: Lead): typeof composeGroup =>
  (photos, room) => {
    const plain = compose(photos, room)
    const isChosen = photos.some(({ small, large }) => small || large)
    if (room.fills !== 'group' || isChosen) return plain
    const own = plain.heights ?? Array.from({ length: plain.max - plain.min + 1 }, (_, n) => plain.min + n)
    const given = photos.length <= mostGiven && photos.length > 2 ? lead : undefined
    if (given) {
      const isLast = given.by === 'last'
      const ways = waysLedByFirst(isLast ? photos.toReversed() : photos, room, grids, leastGiven)
      const [rows] = ways[0] ?? []
      if (rows !== undefined && rows <= room.maxRows * mostOfLead) {
        const lower = given.always
          ? { heights: [], min: rows }
          : { heights: own, min: Math.min(plain.min, rows) }
        const led = ledFrom(rows, ways, plain, lower.heights, isLast ? photos.toReversed() : photos, room)
        const offer = { min: lower.min, natural: rows, max: rows, resistsShrinking: true, ...led }
        return isLast ? turnedFrom(rows, offer, plain, room) : offer
      }
    }
    const higher = waysLedByFirst(photos, room, grids).filter(([rows]) => rows > plain.max)
    const [lowest] = higher[0] ?? []
    if (lowest === undefined) return plain
    return { ...plain, ...ledFrom(lowest, higher, plain, own, photos, room) }
  }

// The first that can lead does.
function waysLedByFirst(
  photos: readonly GroupPhoto[],
  room: GroupRoom,
  grids: readonly number[],
  least = leastLed,
): OptionsByRows {
  const led = photos.findIndex(({ whole, maxWidth }) => !whole && maxWidth >= least)
  return waysLed(
    photos.map((photo, n) => (n === led ? { ...photo, large: true } : photo)),
    room,
    grids,
    mostOfPage,
  )
}

// Of photos in reverse, from so many rows on, half a turn around their middle: they are in order again, and the last one leads from the right.
function turnedFrom(
  rows: number,
  offer: GroupOffer,
  plain: GroupOffer,
  { width, inset = 0, rowMm }: GroupRoom,
): GroupOffer {
  const turned = (slots: readonly Slot[]): Slot[] => {
    const foot = Math.max(...slots.map(({ y, h }) => y + h))
    const turn = <T extends Box>(box: T): T => ({ ...box, x: width - box.x - box.w, y: foot - box.y - box.h })
    return slots.map(({ mount, photo, ...slot }) => ({
      ...turn(slot),
      photo: slots.length - 1 - photo,
      ...(mount && { mount: turn(mount) }),
    }))
  }
  const isLess = (free: number) => free + inset / rowMm + hair < rows
  return { ...offer, compose: free => (isLess(free) ? plain.compose(free) : turned(offer.compose(free))) }
}

type Box = NonNullable<Slot['mount']>

const mostGiven = 4
/** Of the rows of a page: three tall ones fill about two thirds of it. */
const mostOfPage = 0.75
const mostOfLead = 0.6
/** mm at 240 ppi of the one that leads. */
const leastLed = 44
/** Of one whose turn it is: two thirds of the measure, and what its page may add to these. */
const leastGiven = 64
/** rows */
const hair = 0.01
