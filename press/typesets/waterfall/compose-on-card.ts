import { composeGroup } from '../../photos/compose-group.ts'
import { unseen, widthInPixels } from '../../photos/mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot, Span } from '../../photos/photo-group.ts'
import { groupLines, leastInGroup, mat } from './card-measures.ts'
import { eitherOf, justified } from './justified.ts'

/** On the lines of the card: one alone in the middle of it, like a print that is stuck in; several as wide as the card, on more lines of the book where they must. */
export const composeOnCard: typeof composeGroup = (photos, room) => {
  if (photos.length === 1) return composeGroup(photos, { ...room, spans: inTheMiddle(room) })
  const whole = wholeOf(room)
  const onLines = composeGroup(photos, { ...room, spans: [whole] })
  const held = justified(onLines, whole, room)
  // many have some way on these; over both columns there are lines enough
  if (held && (!room.besideColumn || photos.length > mostOnMore)) return held
  const least = { leastSide: leastInGroup, leastTall: leastInGroup }
  const more = { ...room, ...least, spans: [whole], lines: allLines(room) }
  const onMore = justified(composeGroup(photos, more), whole, room, leastInGroup)
  return held && onMore ? eitherOf(held, onMore, room) : (held ?? onMore ?? onLines)
}

/** Photos. */
const mostOnMore = 5

/** On a page of their own photos are no smaller than a little less than suits them. */
export const composeUnsqueezed: typeof composeGroup = (photos, room) => {
  const offer = composeOnCard(photos, room)
  return { ...offer, min: Math.max(offer.min, Math.ceil(offer.natural * 0.75)) }
}

/** At heights that its photos have on lines. */
export const composeOnLines: typeof composeGroup = (photos, room) => {
  if (photos.length === 1) return alone(photos, room)
  const offer = composeClosed(photos, room)
  if (!room.besideColumn || !isStray(offer, room)) return filled(offer, room)
  // what finds no way on two lines has one on all of them
  const { leastSide: _, leastTall: _t, ...free } = room
  return filled(composeClosed(photos, { ...free, lines: allLines(room) }), room)
}

const allLines = ({ width }: GroupRoom) => groupLines(width + 2 * mat).map(line => line - mat)

// Begins on none of its lines, or has a board for what has too few pixels for its place.
const isStray = ({ compose, natural }: GroupOffer, { rowMm, inset = 0, lines = [] }: GroupRoom): boolean =>
  compose(natural - inset / rowMm).some(
    ({ x, mount }) => mount !== undefined || lines.every(line => Math.abs(line - x) > hair),
  )

// Of its heights those that its photos fill: what has few pixels may leave white below it.
function filled(offer: GroupOffer, { rowMm, inset = 0 }: GroupRoom): GroupOffer {
  const heights = offer.heights?.filter(rows => {
    const foot = Math.max(...offer.compose(rows - inset / rowMm).map(({ y, h }) => y + h))
    return rows >= offer.min && rows - (foot + inset) / rowMm < 1
  })
  const [min] = heights ?? []
  const max = heights?.at(-1)
  if (!heights || min === undefined || max === undefined) return offer
  const natural = heights.findLast(rows => rows <= offer.natural) ?? min
  return { ...offer, min, natural, max, heights }
}

/** Never lower than as wide as the card: squeezed, photos of a row would have white of many widths between them. */
export const composeClosed: typeof composeGroup = (photos, room) => {
  const offer = composeOnCard(photos, room)
  const { min, heights: [lowest = min] = [] } = offer
  return { ...offer, min: Math.max(min, lowest) }
}

/** What its owner wants large narrows less, since a card cannot go to another place for want of room. */
export const composeLargeOnCard: typeof composeGroup = (photos, room) => {
  const offer = alone(photos, { ...room, targetScale: usualLarge })
  const heights = offer.heights?.filter(rows => rows >= offer.natural * 0.6)
  return { ...offer, ...(heights && { min: heights[0] ?? offer.min, heights }) }
}

/** One alone as narrow as any of its lines allows, rather than leave a hole. */
export const composeNarrow: typeof composeGroup = (photos, room) =>
  photos.length > 1 || isClipping(photos)
    ? composeSqueezed(photos, room)
    : aloneOn(inTheMiddle(room), photos, { ...room, targetScale: room.targetScale ?? usualAlone })

/** The same from the left of its card: those in its middle would begin where no other photos do. */
export const composeLowest: typeof composeGroup = (photos, room) => {
  const spans = inTheMiddle(room).map(({ w }) => ({ x: 0, w }))
  return isClipping(photos)
    ? composeSqueezed(photos, room)
    : aloneOn(spans, photos, { ...room, targetScale: room.targetScale ?? usualAlone })
}

/** Smaller than that rather than leave a hole. */
export const composeSqueezed: typeof composeGroup = (photos, room) =>
  photos.length > 1 ? inSteps(composeOnCard(photos, room), room) : alone(photos, room)

const wholeOf = ({ width, lines: [x = 0] = [] }: GroupRoom): Span => ({ x, w: width - 2 * x })

/** From each line to the one as far from the other edge. */
function inTheMiddle({ width, lines = [0] }: GroupRoom): Span[] {
  const spans = lines.map(x => ({ x, w: width - 2 * x }))
  return spans.filter(({ w }, n) => n === 0 || w > leastAlone)
}

/** mm that one photo is wide at least, and what has words in it, which is narrower where a page has less room. */
const leastAlone = 24
const leastClipping = 21

function alone(photos: GroupPhoto[], room: GroupRoom): GroupOffer {
  const { targetScale = usualAlone } = room
  if (isClipping(photos)) return clipping(photos, { ...room, targetScale })
  const spans = inTheMiddle(room)
  // narrower, it would leave white at both sides of it; only what has too few pixels does
  const [whole] = spans
  const isFine = whole && photos.every(photo => widthInPixels(whole.w, photo) * unseen >= whole.w)
  const fine = isFine ? mountedIn(whole, room) : spans
  return aloneOn(fine, photos, { ...room, targetScale }, fine.length > 1 ? fine : spans)
}

// As wide as its card, or a column less, with a rim on both sides.
function mountedIn(whole: Span, { lines: [first = 0, second = 0] = [] }: GroupRoom): Span[] {
  const step = second - first
  const isPrint = whole.w < leastMounted
  return step > 0 && !isPrint ? [whole, { x: whole.x + step / 2, w: whole.w - step }] : [whole]
}

/** mm of a card that a print may be a column narrower than. */
const leastMounted = 45

/** At the heights at which it is as wide as one of `spans`: between two of these it would have a width, and a left edge, of its own. */
export function aloneOn(
  spans: readonly Span[],
  photos: GroupPhoto[],
  room: GroupRoom,
  columns = spans,
): GroupOffer {
  const offer = composeGroup(photos, { ...room, spans: columns })
  const standsOnLines = (rows: number) =>
    offer
      .compose(rows - (room.inset ?? 0) / room.rowMm)
      .every(slot => spans.some(span => Math.abs(span.w - (slot.mount ?? slot).w) < 0.1))
  const all = Array.from({ length: offer.max - offer.min + 1 }, (_, n) => offer.min + n)
  const heights = all.filter(standsOnLines)
  const [min] = heights
  const max = heights.at(-1)
  if (min === undefined || max === undefined) return filled({ ...offer, heights: all }, room)
  const natural = heights.findLast(rows => rows <= offer.natural) ?? min
  return { ...offer, min, natural, max, heights }
}

// Nothing of what has words in it may be cut: at most heights its width is between two lines.
const isClipping = ([photo, ...others]: readonly GroupPhoto[]) => others.length === 0 && photo?.whole

// As wide as whole columns, or between two of them: of the lines it has one.
function clipping(photos: GroupPhoto[], room: GroupRoom): GroupOffer {
  const { lines: _, ...anywhere } = room
  const [, step = 0] = room.lines ?? []
  const widths = (room.lines ?? []).map((_, n) => ({ x: 0, w: room.width - n * step }))
  const offer = composeGroup(photos, {
    ...anywhere,
    spans: widths.filter(({ w }, n) => n === 0 || w > leastAlone),
  })
  const compose = (rows: number) => offer.compose(rows).map(slot => nearMiddle(slot, room))
  const isStamp = (rows: number) =>
    compose(rows - (room.inset ?? 0) / room.rowMm).some(({ w, mount }) => (mount?.w ?? w) < leastClipping)
  let { min } = offer
  while (min < offer.natural && isStamp(min)) min += 1
  return { ...offer, min, compose }
}

// On the line where it is nearest to the middle of its card, on the left of it: one at its right edge looks out of place.
function nearMiddle({ mount, ...slot }: Slot, { width, lines = [0] }: GroupRoom): Slot {
  const place = mount ?? slot
  const middle = (width - place.w) / 2
  const line = lines.findLast(line => line <= middle + hair) ?? 0
  const by = line - place.x
  return { ...slot, x: slot.x + by, ...(mount && { mount: { ...mount, x: mount.x + by } }) }
}

/** mm */
const hair = 0.1

/** How large one photo is by taste: as wide as its card where it has the pixels. */
const usualAlone = 1.3
const usualLarge = 2

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
