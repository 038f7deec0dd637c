import { cropAround } from '../../photos/focus.ts'
import { rounded, widthInPixels } from '../../photos/mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { mostCut } from '../../photos/tree-layout.ts'

/** The side that a print alone is flush with where it does not fill the width of its place. */
export type PrintAt = 'left' | 'right'

/**
 * A photo alone, from edge to edge of its place, with head and foot or its sides cut a little to be as high as whole rows. What is too tall for
 * about `mostRows` of its page, or has too few pixels, is whole and flush with a side.
 */
export function alonePrint(photo: GroupPhoto, at: PrintAt, mostRows: number, room: GroupRoom): GroupOffer {
  const most = Math.min(room.maxRows, Math.floor(mostRows))
  const filled = bears(photo, room.width) ? cutHeights(photo, most, room) : []
  const [lowest] = filled
  if (lowest === undefined) return atSide(photo, at, most, room)
  const own = ownRows(room.width, photo, room)
  const natural = filled.findLast(rows => rows <= own + half) ?? lowest
  return offerOf(filled, natural, room, rows =>
    filling(photo, filled.findLast(height => height <= rows + hair) ?? lowest, room),
  )
}

const bears = (photo: GroupPhoto, w: number) => w <= widthInPixels(w, photo) * nearly

// In rows of the page, the lowest first.
function cutHeights(photo: GroupPhoto, most: number, room: GroupRoom): number[] {
  const { width } = room
  const own = ownRows(width, photo, room)
  if (photo.whole) return own <= most + hair ? [Math.ceil(own - hair)] : []
  const rowsOf = (share: number) => ownRows(width * share, photo, room)
  const [from, to] = [Math.ceil(rowsOf(1 - mostCut)), Math.min(most, Math.floor(rowsOf(1 / (1 - mostCut))))]
  const mayBe = (rows: number) => rows <= own || bears(photo, (width * rows) / own)
  const all = Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n).filter(mayBe)
  // a low one may be cut to no whole row
  return all.length > 0 || own > most ? all : [Math.ceil(own)]
}

const ownRows = (w: number, { aspect }: GroupPhoto, { rowMm, inset = 0 }: GroupRoom) =>
  (w / aspect + inset) / rowMm

function filling({ aspect, whole, focus }: GroupPhoto, rows: number, room: GroupRoom): Slot {
  const { width: w, rowMm, inset = 0 } = room
  const own = w / aspect
  const free = rows * rowMm - inset
  const h = whole ? own : Math.min(own / (1 - mostCut), Math.max(own * (1 - mostCut), free))
  return { photo: 0, x: 0, y: 0, w, h, crop: cropAround(own / h, focus) }
}

// As large as it may be, or lower by whole rows.
function atSide(photo: GroupPhoto, at: PrintAt, most: number, room: GroupRoom): GroupOffer {
  const { rowMm, width, inset = 0 } = room
  const high = most * rowMm - inset
  const largest = Math.min(width, widthInPixels(leastWidth, photo) * rounded, high * photo.aspect)
  const least = photo.whole
    ? Math.max(largest * leastOfWords, Math.min(largest, leastRead))
    : largest * leastShare
  const natural = Math.ceil(ownRows(largest, photo, room) - hair)
  const lowest = Math.min(natural, Math.ceil(ownRows(least, photo, room) - hair))
  const heights = Array.from({ length: natural - lowest + 1 }, (_, n) => lowest + n)
  return offerOf(heights, natural, room, rows => {
    const w = Math.min(largest, (Math.floor(rows + hair) * rowMm - inset) * photo.aspect)
    const x = at === 'left' ? 0 : width - w
    return { photo: 0, x, y: 0, w, h: w / photo.aspect, crop: { x: 0, y: 0, w: 1, h: 1 } }
  })
}

const offerOf = (
  heights: number[],
  natural: number,
  { rowMm, inset = 0 }: GroupRoom,
  slotAt: (rows: number) => Slot,
): GroupOffer => ({
  min: heights[0] ?? natural,
  natural,
  max: heights.at(-1) ?? natural,
  heights,
  compose: rows => [slotAt(rows + inset / rowMm)],
})

/** Of the width that its pixels bear: nobody sees so little more. */
const nearly = 1.015
/** mm */
const leastWidth = 20
/** Of the width that suits it best; and of one with words, which is read, with its least width in mm where it has the pixels. */
const leastShare = 0.6
const leastOfWords = 0.6
const leastRead = 40
/** Rows that it may be cut by before it is as high as one row fewer. */
const half = 0.5
const hair = 0.005
