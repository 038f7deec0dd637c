import { composeGroup } from '../../photos/compose-group.ts'
import { rounded, unseen } from '../../photos/mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom } from '../../photos/photo-group.ts'

/**
 * A photo alone as wide as its room, or as two or one of three, or one of two photos that share it (decision 0182): the widest of these that its pixels
 * allow, or the next one.
 */
export const composeAlone = (photos: GroupPhoto[], room: GroupRoom): GroupOffer =>
  composeOnFew(photos, room, room.aloneOnEvery === undefined ? 3 : 2)

/** What its owner wants large, on the same widths. */
export const composeAloneLarge = (photos: GroupPhoto[], room: GroupRoom): GroupOffer =>
  composeAlone(photos, { ...room, targetScale: ofLarge })

/** The same with others of its entry below it: as wide as these are together, where it has the pixels. */
export const composeLeading = (photos: GroupPhoto[], room: GroupRoom): GroupOffer =>
  composeOnFew(photos, { ...room, targetScale: ofLarge }, 1)

/** Against what suits a page. */
const ofLarge = 1.6

function composeOnFew(photos: GroupPhoto[], room: GroupRoom, most: number): GroupOffer {
  const [photo] = photos
  if (!photo || photos.length > 1) return composeGroup(photos, room)
  const { aloneOnEvery: _, spans: __, ...free } = room
  const borne = photo.small ? [] : widthsAlone(photo, room)
  const isLow =
    room.aloneOnEvery !== undefined && borne[0] === room.width && photo.aspect > wide && !photo.whole
  const widths = borne.slice(0, isLow ? 1 : most)
  if (widths.length === 0) {
    const width = Math.min(room.width, photo.maxWidth * rounded)
    return atLeft(composeGroup([photo], { ...free, width }))
  }
  if (photo.whole) return uncutOn(widths, photo, room)
  const spans = widths.map(w => ({ x: 0, w }))
  const offer = atLeft(composeGroup([photo], { ...free, aloneOnEvery: 1, spans }))
  return room.aloneOnEvery === undefined ? offer : atWidest(offer, photo, spans, room)
}

/** Width over height of one that would be a strip on fewer columns than all. */
const wide = 1.2

// Narrower only rather than leave a page underfull.
function atWidest(
  offer: GroupOffer,
  { aspect }: GroupPhoto,
  [widest]: readonly { w: number }[],
  { rowMm, inset = 0 }: GroupRoom,
): GroupOffer {
  const rows = ((widest?.w ?? 0) / aspect + inset) / rowMm
  const heights = offer.heights ?? [offer.natural]
  const natural = heights.reduce((a, b) => (Math.abs(b - rows) < Math.abs(a - rows) ? b : a))
  return { ...offer, natural, max: Math.max(natural, offer.max), resistsShrinking: true }
}

/** Of a room and the gap at its right: six, four, three and two of the ten columns of the page. */
const parts = [1, 2 / 3, 1 / 2, 1 / 3]

// mm, the widest first; a third only where it bears no more.
function widthsAlone(
  { aspect, maxWidth }: GroupPhoto,
  { width, gap, maxRows, rowMm, inset = 0 }: GroupRoom,
): number[] {
  const borne = parts
    .map(part => part * (width + gap) - gap)
    .filter(w => w <= maxWidth * unseen && w / aspect <= maxRows * rowMm - inset)
  return borne.filter((w, n) => n === 0 || w > width * leastOfOther)
}

const leastOfOther = 0.4

// What has words in it, of which nothing is cut.
function uncutOn(
  widths: readonly number[],
  { aspect }: GroupPhoto,
  { rowMm, inset = 0 }: GroupRoom,
): GroupOffer {
  const rowsOf = (w: number) => Math.ceil((w / aspect + inset) / rowMm - hair)
  const heights = [...new Set(widths.map(rowsOf))].reverse()
  const natural = rowsOf(Math.max(...widths))
  return {
    ...{ min: rowsOf(Math.min(...widths)), natural, max: natural, heights, resistsShrinking: true },
    compose: rows => {
      const w = widths.find(w => w / aspect <= rows * rowMm + hair) ?? Math.min(...widths)
      return [{ photo: 0, x: 0, y: 0, w, h: w / aspect, crop: { x: 0, y: 0, w: 1, h: 1 } }]
    },
  }
}

/** mm, and rows */
const hair = 0.01

// What its page has less height for begins where its place does, too.
const atLeft = (offer: GroupOffer): GroupOffer => ({
  ...offer,
  compose: rows =>
    offer.compose(rows).map(({ mount, ...slot }) => ({ ...slot, x: 0, y: mount?.y ?? slot.y })),
})
