import type { composeGroup } from '../../photos/compose-group.ts'
import type { GroupOffer, GroupPhoto, GroupRoom } from '../../photos/photo-group.ts'
import { asWide } from './as-wide.ts'

type Compose = typeof composeGroup

/**
 * A photo alone ends where the measure does. It is as wide as that where it is wider than high, or two thirds as wide where its page has less room; else
 * two thirds as wide, or half, and as wide as the measure only where its page would end early else. The screen of a phone is half as wide, or two fifths.
 * So narrow is what has too few pixels for more, and any is as narrow as `narrow` says where its page has less room. What its owner chose the size of, and what has too
 * few pixels for that, is set as before.
 */
export const onFewWidths =
  (compose: Compose, { narrow }: { narrow: readonly number[] }): Compose =>
  (photos, room) => {
    const [photo, ...others] = photos
    const isChosen = photo?.small || photo?.large
    const ways = photo && others.length === 0 && !room.fills && !isChosen ? waysOf(photo, room, narrow) : []
    return ways.length > 0 ? oneOf(ways, room) : compose(photos, room)
  }

/** What its owner wants large as wide as the measure, two thirds or half of it, the widest that its page has the rows for; where that is less, and of too few pixels, as before. */
export const largeOnFewWidths =
  (compose: Compose): Compose =>
  (photos, room) => {
    const plain = compose(photos, room)
    const [photo, ...others] = photos
    const ways = photo && others.length === 0 && !photo.whole ? waysAt([1, 2 / 3, 1 / 2], photo, room) : []
    if (ways.length === 0) return plain
    const offer = oneOf(ways, room, 1)
    const { min, heights = [] } = offer
    const lower = Array.from({ length: Math.max(0, min - plain.min) }, (_, n) => plain.min + n)
    const shape = (rows: number) => rows + (room.inset ?? 0) / room.rowMm + hair
    return {
      ...offer,
      min: Math.min(plain.min, min),
      heights: [...lower, ...heights],
      resistsShrinking: true,
      compose: rows => (shape(rows) < min ? plain : offer).compose(rows),
    }
  }

/** Whether a photo may be as wide as the measure. */
export const isWide = ({ aspect }: Pick<GroupPhoto, 'aspect'>): boolean => aspect > wide

/** Whether a picture is the screen of a phone, or as tall a one with words. */
export const isScreen = ({ whole, aspect }: Pick<GroupPhoto, 'whole' | 'aspect'>): boolean =>
  whole === true && aspect < tall

/** The widest first. */
function waysOf(photo: GroupPhoto, room: GroupRoom, narrow: readonly number[]): GroupOffer[] {
  const waysOn = (shares: readonly number[]) => waysAt(shares, photo, room)
  if (isScreen(photo)) return waysOn([1 / 2, 2 / 5, ...narrow])
  const isHalved = narrow.length > 0 || !isWide(photo)
  const ways = waysOn([1, 2 / 3, ...(isHalved ? [1 / 2] : []), ...narrow])
  return ways.length > 0 ? ways : waysOn([2 / 5])
}

function waysAt(shares: readonly number[], photo: GroupPhoto, room: GroupRoom): GroupOffer[] {
  const { width, gap, maxRows } = room
  return shares
    .map(share => share * (width + gap) - gap)
    .filter(w => w <= photo.maxWidth)
    .map(w => atRight(asWide([photo], { ...room, width: w }), width - w))
    .filter(({ natural }) => natural <= maxRows)
}

const atRight = (offer: GroupOffer, left: number): GroupOffer => ({
  ...offer,
  compose: rows => offer.compose(rows).map(slot => ({ ...slot, x: slot.x + left })),
})

function oneOf(
  ways: readonly GroupOffer[],
  { maxRows, inset = 0, rowMm }: GroupRoom,
  most = mostOfPage,
): GroupOffer {
  const heights = new Set(
    ways.flatMap(({ min, max }) => Array.from({ length: max - min + 1 }, (_, n) => min + n)),
  )
  const sorted = [...heights].filter(rows => rows <= maxRows).sort((a, b) => a - b)
  const [least = 1] = sorted
  const calm = ways.find(({ natural }) => natural <= maxRows * most)
  return {
    min: least,
    natural: (calm ?? ways.at(-1))?.natural ?? least,
    max: sorted.at(-1) ?? least,
    heights: sorted,
    compose(rows) {
      const shape = rows + inset / rowMm
      const way = ways.find(({ min }) => min <= shape + hair) ?? ways.at(-1)
      return way?.compose(rows) ?? []
    },
  }
}

/** Width over height: as wide as the measure, what is less wide is about half of a page high. */
const wide = 1.12
/** Of a screen of a phone, and what is as tall. */
const tall = 0.62
/** Of the rows of a page. */
const mostOfPage = 0.55
const hair = 0.01
