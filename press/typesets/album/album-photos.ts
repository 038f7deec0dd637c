import { composeGroup } from '../../photos/compose-group.ts'
import { isLed } from '../../photos/is-led.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { withoutMounts } from '../../photos/without-mounts.ts'

/** Several photos as large as their room wants them; smaller ones rather than a group that is higher than about half of a page. */
export function noHigherThanHalf(photos: GroupPhoto[], room: GroupRoom): GroupOffer {
  const offer = composeGroup(photos, room)
  if (offer.min <= room.maxRows * mostOfPage) return offer
  const { leastSide: _, leastTall: __, ...other } = room
  for (const least of [{ leastSide: noStamp, leastTall: noStamp }, {}]) {
    const smaller = composeGroup(photos, { ...other, ...least })
    if (smaller.min < offer.min && smaller.min <= room.maxRows * mostOfPage) return smaller
  }
  return offer
}

/** mm of the shorter side of a photo that is no stamp on a large page. */
export const noStamp = 28

/** The same at none of the heights at which few photos are a stack beside white, where there are others. */
export const besideEachOther =
  (compose: typeof composeGroup): typeof composeGroup =>
  (photos, room) =>
    withoutStacks(compose(photos, room), photos, room)

function withoutStacks(offer: GroupOffer, photos: readonly GroupPhoto[], room: GroupRoom): GroupOffer {
  if (photos.length > mostInStack) return offer
  return atHeights(offer, photos, rows => !isNarrowStack(offer.compose(rows), room))
}

/** The same at none of the heights at which a row ends short of the right edge of its room, or a photo is a stamp, where there are others. */
export const evenAtRight =
  (compose: typeof composeGroup): typeof composeGroup =>
  (photos, room) => {
    const inset = (room.inset ?? 0) / room.rowMm
    const even = withoutMounts(compose(photos, room))
    const slotsAt = (rows: number) => even.compose(rows - inset)
    const atRight = atHeights(even, photos, rows => endsAt(room.width, slotsAt(rows)))
    return atHeights(atRight, photos, rows => slotsAt(rows).every(isNoStamp))
  }

/** Whether each row of photos ends at `right`, mm, and none of them is a stamp. */
export const areEven = (right: number, slots: readonly Box[]): boolean =>
  endsAt(right, slots) && slots.every(isNoStamp)

type Box = Pick<Slot, 'x' | 'y' | 'w' | 'h'>

const isNoStamp = ({ w, h }: Box) => Math.min(w, h) > noStamp - 1

function endsAt(right: number, slots: readonly Box[]): boolean {
  return slots.every(({ x, y, w, h }) => {
    const isLast = slots.every(
      other => other.x < x + w || other.y > y + h - near || other.y + other.h < y + near,
    )
    return !isLast || x + w > right - 1
  })
}

/** mm */
const near = 0.1

// That of its heights which are fair, the one nearest to what suits it best.
function atHeights(
  offer: GroupOffer,
  photos: readonly GroupPhoto[],
  isFair: (rows: number) => boolean,
): GroupOffer {
  const { min, natural, max, heights } = offer
  if (!heights || photos.length < 2) return offer
  const fair = heights.filter(rows => rows >= min && isFair(rows))
  // others are for pages that end early
  const usual = fair.filter(rows => rows <= max)
  const [first] = usual
  const last = usual.at(-1)
  if (first === undefined || last === undefined) return offer
  const nearest = usual.reduce((a, b) => (Math.abs(b - natural) < Math.abs(a - natural) ? b : a))
  return { ...offer, min: first, natural: nearest, max: last, heights: fair }
}

const isNarrowStack = (slots: readonly Slot[], room: GroupRoom) =>
  slots.every(({ x, w }) => x === slots[0]?.x && w < room.width * nearlyAll)

const mostInStack = 4
/** Of its room. */
const nearlyAll = 0.95

const mostOfPage = 0.55

/** The same at the lowest height at which one leads the others of an album, where there is such a one; lower only rather than leave a hole. */
export const led =
  (compose: typeof composeGroup): typeof composeGroup =>
  (photos, room) => {
    const offer = compose(photos, room)
    if (room.fills !== 'album' || !photos.some(({ large }) => large)) return offer
    const natural = offer.heights?.find(
      rows =>
        rows >= offer.min &&
        rows <= room.maxRows * mostLed &&
        isLed(offer.compose(rows - (room.inset ?? 0) / room.rowMm), photos),
    )
    if (natural === undefined) return offer
    return { ...offer, natural, max: Math.max(natural, offer.max), resistsShrinking: true }
  }

/** Of a page. */
const mostLed = 0.7
