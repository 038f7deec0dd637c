import { composeGroup } from '../../photos/compose-group.ts'
import { mountIfFew } from '../../photos/mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { elseLower } from './else-lower.ts'

/**
 * A group at those of its heights at which it reaches both edges of its place. Where its pixels are too few for that they may be enlarged `enlarged` times, as those of a
 * photo alone (decision 0179), but for pictures with words; then those that still have too few stand on mounts; and at last photos begin beside the lines of the book.
 */
export function edgeToEdge(photos: GroupPhoto[], room: GroupRoom, enlarged: number): GroupOffer {
  const large = photos.map(photo => (photo.whole ? photo : { ...photo, maxWidth: photo.maxWidth * enlarged }))
  const { lines: _, spans: __, ...free } = room
  return (
    offerOf(photos, room) ??
    offerOf(large, room) ??
    onMounts(large, room) ??
    offerOf(large, free) ??
    composeGroup(large, room)
  )
}

function offerOf(photos: GroupPhoto[], room: GroupRoom): GroupOffer | undefined {
  const own = reaching(composeGroup(photos, { ...room, leastSide, leastTall }), room)
  const lower = reaching(composeGroup(photos, room), room)
  return own && lower ? elseLower(own, lower) : (own ?? lower)
}

/** mm of the shorter side of a photo that is no stamp. */
export const leastSide = 24
/** mm that a tall one is wide: more would ask for lines that the book has not. */
const leastTall = 20

// The group as it would be with pixels enough.
function onMounts(photos: GroupPhoto[], room: GroupRoom): GroupOffer | undefined {
  const fine = photos.map(photo => ({ ...photo, maxWidth: room.width }))
  const offer = reaching(composeGroup(fine, room), room, true)
  if (!offer) return undefined
  const { compose } = offer
  return { ...offer, compose: rows => compose(rows).map(slot => mountIfFew(slot, photos[slot.photo], false)) }
}

function reaching(
  offer: GroupOffer,
  { width, inset = 0, rowMm }: GroupRoom,
  mounted = false,
): GroupOffer | undefined {
  const { squeezed: _, ...kept } = offer
  const slotsIn = (rows: number) => offer.compose(rows - inset / rowMm)
  const all = offer.heights ?? [offer.natural]
  const heights = all.filter(rows => reaches(slotsIn(rows), width, mounted))
  const [lowest] = heights
  const highest = heights.at(-1)
  if (lowest === undefined || highest === undefined) return undefined
  const natural = heights.reduce((best, rows) =>
    Math.abs(rows - offer.natural) < Math.abs(best - offer.natural) ? rows : best,
  )
  return { ...kept, min: lowest, natural, max: highest, heights }
}

function reaches(slots: readonly Slot[], width: number, mounted: boolean): boolean {
  if (!mounted && slots.some(({ mount }) => mount)) return false
  const places = slots.map(({ mount, ...slot }) => mount ?? slot)
  const [left, right] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x, w }) => x + w))]
  return left < hair && right > width - hair
}

/** mm */
const hair = 0.5
