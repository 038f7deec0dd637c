import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { withoutMounts } from '../../photos/without-mounts.ts'
import { elseLower } from './else-lower.ts'
import { columns } from './page-grid.ts'

/**
 * A group at those of its heights at which it reaches both edges of its place. Where its pixels are too few for that they may be enlarged `enlarged` times, as those of a
 * photo alone (decision 0179), but for pictures with words, and then as far as 150 ppi; then photos begin beside the lines of the book; at last the group is
 * narrower, flush with the left edge, or each is as large as it may be at the left of its place.
 */
export function edgeToEdge(photos: GroupPhoto[], room: GroupRoom, enlarged: number): GroupOffer {
  const enlargedBy = (times: number) =>
    photos.map(photo => (photo.whole ? photo : { ...photo, maxWidth: photo.maxWidth * times }))
  const large = enlargedBy(enlarged)
  const { lines: _, spans: __, ...free } = room
  return (
    offerOf(photos, room) ??
    offerOf(large, room) ??
    offerOf(enlargedBy(mostEnlarged), room) ??
    offerOf(large, free) ??
    withoutMounts(composeGroup(large, { ...free, spans: narrower(room) }))
  )
}

function offerOf(photos: GroupPhoto[], room: GroupRoom): GroupOffer | undefined {
  const own = reaching(composeGroup(photos, { ...room, leastSide, leastTall }), room)
  const lower = reaching(composeGroup(photos, room), room)
  return own && lower ? elseLower(own, lower) : (own ?? lower)
}

/** 240 ppi to just over 150. */
const mostEnlarged = 1.59

/** mm of the shorter side of a photo that is no stamp. */
export const leastSide = 24
/** mm that a tall one is wide: more would ask for lines that the book has not. */
const leastTall = 20

const narrower = ({ width }: GroupRoom) => narrowShares.map(share => ({ x: 0, w: width * share }))

/** Of the width of the place: by a column each. */
const narrowShares = Array.from({ length: columns / 2 + 1 }, (_, n) => 1 - n / columns)

function reaching(offer: GroupOffer, { width, inset = 0, rowMm }: GroupRoom): GroupOffer | undefined {
  const { squeezed: _, ...kept } = offer
  const slotsIn = (rows: number) => offer.compose(rows - inset / rowMm)
  const all = offer.heights ?? [offer.natural]
  const heights = all.filter(rows => reaches(slotsIn(rows), width))
  const [lowest] = heights
  const highest = heights.at(-1)
  if (lowest === undefined || highest === undefined) return undefined
  const natural = heights.reduce((best, rows) =>
    Math.abs(rows - offer.natural) < Math.abs(best - offer.natural) ? rows : best,
  )
  return { ...kept, min: lowest, natural, max: highest, heights }
}

function reaches(slots: readonly Slot[], width: number): boolean {
  if (slots.some(({ mount }) => mount)) return false
  const [left, right] = [Math.min(...slots.map(({ x }) => x)), Math.max(...slots.map(({ x, w }) => x + w))]
  return left < hair && right > width - hair
}

/** mm */
const hair = 0.5
