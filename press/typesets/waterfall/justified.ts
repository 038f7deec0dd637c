import type { GroupOffer, GroupRoom, Span } from '../../photos/photo-group.ts'

/**
 * A group of photos at those of its heights at which each row of them reaches the right edge of `place`, and none has a side of under `least` mm; none
 * where it has none.
 */
export function justified(
  offer: GroupOffer,
  { x, w }: Span,
  { rowMm, inset = 0 }: RowsOfGroup,
  least = 0,
): OfferAtHeights | undefined {
  const all = offer.heights ?? Array.from({ length: offer.max - offer.min + 1 }, (_, n) => offer.min + n)
  const heights = all.filter(rows => {
    const boxes = offer.compose(rows - inset / rowMm).map(slot => slot.mount ?? slot)
    const isHeld = (box: Box) => box.x + box.w > x + w - hair || boxes.some(other => isRightOf(other, box))
    return boxes.every(box => isHeld(box) && Math.min(box.w, box.h) > least - hair)
  })
  const [min] = heights
  const max = heights.at(-1)
  if (min === undefined || max === undefined) return undefined
  const natural = heights.findLast(rows => rows <= offer.natural) ?? min
  return { ...offer, min: Math.max(min, offer.min), natural, max: Math.min(max, offer.max), heights }
}

/** Two ways to set a group as one: the second at heights that the first has not. */
export function eitherOf(
  first: OfferAtHeights,
  second: OfferAtHeights,
  { rowMm, inset = 0 }: RowsOfGroup,
): GroupOffer {
  const own = new Set(first.heights)
  const others = new Set(second.heights.filter(rows => !own.has(rows)))
  const heights = [...own, ...others].sort((a, b) => a - b)
  return {
    ...first,
    min: Math.min(first.min, ...heights),
    max: Math.max(...heights),
    heights,
    compose: shape => (others.has(Math.round(shape + inset / rowMm)) ? second : first).compose(shape),
  }
}

/** A group at the heights that it has. */
export type OfferAtHeights = GroupOffer & { heights: readonly number[] }

type RowsOfGroup = Pick<GroupRoom, 'rowMm' | 'inset'>

interface Box extends Span {
  y: number
  h: number
}

const isRightOf = (other: Box, { x, y, w, h }: Box): boolean =>
  other.x > x + w - hair && other.y < y + h - hair && other.y + other.h > y + hair

/** mm */
const hair = 0.1
