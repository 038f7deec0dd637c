import { columnsOf, spanOf } from '../../page/columns.ts'
import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot, Span } from '../../photos/photo-group.ts'

/** On whole columns of the card, in the middle of it like a print that is stuck in; several as wide as the card, or nearly so. */
export const composeOnCard: typeof composeGroup = (photos, room) => {
  const offer = composeGroup(photos, { ...room, spans: spansOf(room, photos) })
  if (room.fills === 'album' || isClipping(photos)) return offer
  return { ...offer, compose: rows => inTheMiddle(offer.compose(rows), room.width) }
}

export const photoColumns = 6

/** On a page of their own photos are no smaller than a little less than suits them. */
export const composeUnsqueezed: typeof composeGroup = (photos, room) => {
  const offer = composeOnCard(photos, room)
  return { ...offer, min: Math.max(offer.min, Math.ceil(offer.natural * 0.75)) }
}

/** At heights that its photos have on columns. */
export const composeOnColumns: typeof composeGroup = (photos, room) =>
  photos.length > 1
    ? onColumns(composeOnCard(photos, room), room)
    : isClipping(photos)
      ? composeOnCard(photos, room)
      : alone(photos, room)

/** Smaller than their columns rather than leave a hole. */
export const composeSqueezed: typeof composeGroup = (photos, room) =>
  inSteps(composeOnCard(photos, room), room)

// Nothing of what has words in it may be cut: at most heights it is between two columns, and begins on one of two.
const isClipping = ([photo, ...others]: readonly GroupPhoto[]) => others.length === 0 && photo?.whole

function spansOf({ width, gap }: GroupRoom, photos: readonly GroupPhoto[]): Span[] {
  const columns = columnsOf(width, photoColumns, gap)
  const counts = photos.length > 1 ? [6, 5] : [6, 5, 4, 3]
  return counts.map(count => spanOf(columns, Math.floor((photoColumns - count) / 2), count))
}

// One photo between two of its heights would have a width, and a left edge, of its own.
function alone(photos: GroupPhoto[], room: GroupRoom): GroupOffer {
  const { targetScale = usualAlone } = room
  const offer = composeOnCard(photos, { ...room, targetScale })
  const spans = spansOf(room, photos)
  const standsOnColumns = (rows: number) => {
    const slots = offer.compose(rows - (room.inset ?? 0) / room.rowMm)
    return slots.every(({ w, mount }) => mount || spans.some(span => Math.abs(span.w - w) < 0.1))
  }
  const all = Array.from({ length: offer.max - offer.min + 1 }, (_, n) => offer.min + n)
  const heights = all.filter(standsOnColumns)
  const [min] = heights
  const max = heights.at(-1)
  if (min === undefined || max === undefined) return offer
  const natural = heights.findLast(rows => rows <= offer.natural) ?? min
  return { ...offer, min, natural, max, heights }
}

/** How large one photo is by taste: as wide as its card where it has the pixels. */
const usualAlone = 1.3

function inTheMiddle(slots: Slot[], width: number): Slot[] {
  const places = slots.map(slot => slot.mount ?? slot)
  const left = Math.min(...places.map(({ x }) => x))
  const right = Math.max(...places.map(({ x, w }) => x + w))
  const by = (width - right - left) / 2
  return slots.map(({ mount, ...slot }) => ({
    ...slot,
    x: slot.x + by,
    ...(mount && { mount: { ...mount, x: mount.x + by } }),
  }))
}
// Squeezed lower than its lowest on columns, a group would leave them; of a tall one that would leave holes.
function onColumns(offer: GroupOffer, room: GroupRoom): GroupOffer {
  const [lowest = 0] = offer.heights ?? []
  return lowest > room.maxRows * mostKept
    ? inSteps(offer, room)
    : { ...offer, min: Math.max(offer.min, lowest) }
}

// Below its lowest on columns a group has but a few heights: what it is given between two of them would be a hole in its card.
function inSteps(offer: GroupOffer, { rowMm, inset = 0 }: GroupRoom): GroupOffer {
  const { min, heights = [], compose } = offer
  const [lowest] = heights
  if (lowest === undefined || min >= lowest) return offer
  const heightsBelow = Array.from({ length: lowest - min }, (_, n) => min + n)
  const real = heightsBelow.map(rows => {
    const foot = Math.max(...compose(rows - inset / rowMm).map(({ y, h }) => y + h))
    return Math.min(rows, Math.ceil((foot + inset) / rowMm - 0.01))
  })
  const lower = [...new Set(real)].sort((a, b) => a - b)
  return { ...offer, min: lower[0] ?? min, heights: [...lower, ...heights] }
}

const mostKept = 0.6
