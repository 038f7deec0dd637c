import { composeGroup } from '../photos/compose-group.ts'
import { rounded } from '../photos/mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from '../photos/photo-group.ts'
import { spansAlone } from '../photos/room-columns.ts'

/**
 * A photo alone on the few widths of its room; of too few pixels for the least of them, on the next narrower one, or as wide as its pixels
 * allow.
 */
export function composeAlone(photos: GroupPhoto[], room: GroupRoom): GroupOffer {
  const [photo] = photos
  if (!photo || photos.length > 1 || spansAlone(room, photo).some(({ w }) => w <= photo.maxWidth))
    return composeGroup(photos, room)
  const { aloneOnEvery: _, spans = [], ...free } = room
  const maxWidth = photo.maxWidth * rounded
  const borne = spans.some(({ w }) => w <= maxWidth)
  return composeGroup(
    [{ ...photo, maxWidth }],
    borne ? { ...free, spans } : { ...free, width: Math.min(room.width, maxWidth) },
  )
}

/** What its owner wants large, on the same widths. */
export const composeAloneLarge = (photos: GroupPhoto[], room: GroupRoom): GroupOffer =>
  composeAlone(photos, { ...room, targetScale: ofLarge })

/** Against what suits a page. */
const ofLarge = 1.6

/** Several photos as large as their room wants them; smaller ones rather than a group that is higher than about half of a page. */
export function noHigherThanHalf(photos: GroupPhoto[], room: GroupRoom): GroupOffer {
  const offer = composeGroup(photos, room)
  if (offer.min <= room.maxRows * mostOfPage) return offer
  const { leastSide: _, leastTall: __, ...other } = room
  const smaller = composeGroup(photos, other)
  return smaller.min < offer.min ? smaller : offer
}

/** The same at none of the heights at which few photos are a stack beside white, where there are others. */
export const besideEachOther =
  (compose: typeof composeGroup): typeof composeGroup =>
  (photos, room) =>
    withoutStacks(compose(photos, room), photos, room)

function withoutStacks(offer: GroupOffer, photos: readonly GroupPhoto[], room: GroupRoom): GroupOffer {
  const { min, natural, max, heights } = offer
  if (!heights || photos.length < 2 || photos.length > mostInStack) return offer
  const fair = heights.filter(rows => rows >= min && rows <= max && !isNarrowStack(offer.compose(rows), room))
  const [first] = fair
  const last = fair.at(-1)
  if (first === undefined || last === undefined) return offer
  const nearest = fair.reduce((a, b) => (Math.abs(b - natural) < Math.abs(a - natural) ? b : a))
  return { ...offer, min: first, natural: nearest, max: last, heights: fair }
}

const isNarrowStack = (slots: readonly Slot[], room: GroupRoom) =>
  slots.every(({ x, w }) => x === slots[0]?.x && w < room.width * nearlyAll)

const mostInStack = 4
/** Of its room. */
const nearlyAll = 0.95

const mostOfPage = 0.55
