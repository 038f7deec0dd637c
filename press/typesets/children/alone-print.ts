import { rounded, unseen, widthInPixels } from '../../photos/mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot, Span } from '../../photos/photo-group.ts'

/** Where a print alone in its place stands. */
export type PrintAt = 'left' | 'middle' | 'right'

/**
 * A photo alone, of which nothing is cut: in the middle or at the right of its place on lines of the book, at the left as wide as its height makes
 * it. It is as large as its pixels and about `mostRows` of its page allow, with up to `air` rows of white around it.
 */
export function alonePrint(
  photo: GroupPhoto,
  at: PrintAt,
  mostRows: number,
  room: GroupRoom,
  air = 0,
): GroupOffer {
  const { rowMm } = room
  const most = Math.min(room.maxRows, Math.floor(mostRows)) * rowMm
  const rowsOf = ({ w }: Span) => Math.max(1, Math.ceil(w / photo.aspect / rowMm - hair))
  const all = spansOf(photo, at, room)
  const spans = all.filter(({ w }) => w / photo.aspect <= most)
  const higher = Math.min(room.maxRows * rowMm, most * mostOver)
  const narrowest = all.findLast(({ w }) => w / photo.aspect <= higher) ?? lowest(photo, at, most, room)
  const [widest = narrowest] = spans
  const fair = spans.filter(({ w }) => w >= widest.w * leastShare)
  const heights = [...new Set((fair.length > 0 ? fair : [narrowest]).map(rowsOf))].sort((a, b) => a - b)
  const natural = rowsOf(widest)
  return {
    min: heights[0] ?? natural,
    natural,
    max: natural + air,
    heights: [...heights, ...Array.from({ length: air }, (_, n) => natural + 1 + n)],
    compose: rows => [
      slotOf(fair.find(span => rowsOf(span) <= rows + hair) ?? fair.at(-1) ?? narrowest, photo),
    ],
  }
}

// The widest first.
function spansOf(photo: GroupPhoto, at: PrintAt, room: GroupRoom): Span[] {
  const { width, rowMm, lines = [0] } = room
  const bears = ({ w }: Span) => w >= leastWidth && w <= widthInPixels(w, photo) * unseen
  if (at === 'left') {
    const most = Math.min(width, widthInPixels(width, photo) * rounded)
    const rows = Math.ceil(most / photo.aspect / rowMm)
    const heights = Array.from({ length: rows }, (_, n) => (rows - n) * rowMm)
    return heights.map(h => ({ x: 0, w: Math.min(most, h * photo.aspect) })).filter(bears)
  }
  return lines.map(x => ({ x, w: width - (at === 'middle' ? 2 : 1) * x })).filter(bears)
}

// What has too few pixels for any of them, or is too tall.
function lowest(photo: GroupPhoto, at: PrintAt, most: number, room: GroupRoom): Span {
  const w = Math.min(room.width, widthInPixels(leastWidth, photo) * rounded, most * photo.aspect)
  const free = room.width - w
  return { x: at === 'left' ? 0 : at === 'right' ? free : free / 2, w }
}

const slotOf = ({ x, w }: Span, { aspect }: GroupPhoto): Slot => ({
  photo: 0,
  x,
  y: 0,
  w,
  h: w / aspect,
  crop: { x: 0, y: 0, w: 1, h: 1 },
})

/** As high as that it keeps to the lines of the book. */
const mostOver = 1.12
/** mm */
const leastWidth = 20
/** Of the width that suits it best. */
const leastShare = 0.6
const hair = 0.005
