import { cropAround } from '../../photos/focus.ts'
import { rounded, widthInPixels } from '../../photos/mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot, Span } from '../../photos/photo-group.ts'
import { mostCut } from '../../photos/tree-layout.ts'

/** Where a print alone stands that does not fill the width of its place: at a side where words are beside it, else in the middle, on a mount. */
export type PrintAt = 'left' | 'middle' | 'right'

/**
 * A photo alone, from edge to edge of its place, with head and foot or its sides cut a little to be as high as whole rows. What is too tall for
 * about `mostRows` of its page, or has too few pixels, is whole, on lines of the book: flush with a side, or on a mount as wide as the place,
 * which may be up to `air` rows higher.
 */
export function alonePrint(
  photo: GroupPhoto,
  at: PrintAt,
  mostRows: number,
  room: GroupRoom,
  air = 0,
): GroupOffer {
  const most = Math.min(room.maxRows, Math.floor(mostRows))
  const heights = bears(photo, room.width) ? cutHeights(photo, most, room) : []
  const [lowest] = heights
  if (lowest !== undefined) {
    const own = ownRows(room.width, photo, room)
    const natural = heights.findLast(rows => rows <= own + half) ?? lowest
    const slotAt = (rows: number) =>
      filling(photo, heights.findLast(height => height <= rows + hair) ?? lowest, room)
    return offerOf(heights, natural, room, slotAt)
  }
  return at === 'middle' ? onMount(photo, most, room, air) : atSide(photo, at, most, room)
}

/** Of the width that its pixels bear: an edge that is met by so little more is met. */
const nearly = 1.015
const bears = (photo: GroupPhoto, w: number) => w <= widthInPixels(w, photo) * nearly

// In rows of the page, the lowest first.
function cutHeights(photo: GroupPhoto, most: number, room: GroupRoom): number[] {
  const { width } = room
  const own = ownRows(width, photo, room)
  if (photo.whole) return own <= most + hair ? [Math.ceil(own - hair)] : []
  const rowsOf = (share: number) => ownRows(width * share, photo, room)
  const [from, to] = [Math.ceil(rowsOf(1 - mostCut)), Math.min(most, Math.floor(rowsOf(1 / (1 - mostCut))))]
  const higher = (rows: number) => rows <= own || bears(photo, (width * rows) / own)
  const all = Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n).filter(higher)
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

function onMount(photo: GroupPhoto, most: number, room: GroupRoom, air: number): GroupOffer {
  const { width, rowMm, inset = 0 } = room
  const widest = Math.min(width - 2 * mat, widthInPixels(leastWidth, photo) * rounded)
  const high = most * rowMm - inset - 2 * mat
  const all = widthsIn(room).filter(w => w >= leastWidth && w <= widest * nearly && w / photo.aspect <= high)
  const [first = Math.min(widest, high * photo.aspect)] = all
  const widths = [first, ...all.slice(1)].filter(w => w >= first * leastShare)
  const rowsOf = (w: number) => Math.ceil((w / photo.aspect + 2 * mat + inset) / rowMm - hair)
  const natural = rowsOf(first)
  const higher = Array.from({ length: air }, (_, n) => natural + 1 + n)
  const heights = [...new Set([...widths.map(rowsOf), ...higher])].sort((a, b) => a - b)
  return offerOf(heights, natural, room, rows => {
    const w = widths.find(w => rowsOf(w) <= rows + hair) ?? widths.at(-1) ?? first
    const own = w / photo.aspect
    const h = rows > natural + hair ? rows * rowMm - inset : own + 2 * mat
    return {
      ...whole({ x: (width - w) / 2, w }, photo),
      y: (h - own) / 2,
      mount: { x: 0, y: 0, w: width, h },
    }
  })
}

function atSide(photo: GroupPhoto, at: 'left' | 'right', most: number, room: GroupRoom): GroupOffer {
  const { rowMm, width, inset = 0 } = room
  const high = most * rowMm - inset
  const w = Math.min(width, widthInPixels(leastWidth, photo) * rounded, high * photo.aspect)
  const rows = Math.ceil(ownRows(w, photo, room) - hair)
  return offerOf([rows], rows, room, () => whole({ x: at === 'left' ? 0 : width - w, w }, photo))
}

// In the middle of a place, from one line of the book to as far from its other edge.
const widthsIn = ({ width, lines = [0] }: GroupRoom): number[] => lines.map(x => width - 2 * x)

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

const whole = ({ x, w }: Span, { aspect }: GroupPhoto): Slot => ({
  photo: 0,
  x,
  y: 0,
  w,
  h: w / aspect,
  crop: { x: 0, y: 0, w: 1, h: 1 },
})

/** mm of a mount over and under a print. */
const mat = 3.5
/** mm */
const leastWidth = 20
/** Of the width that suits it best. */
const leastShare = 0.6
/** Rows that it may be cut by before it is as high as one row fewer. */
const half = 0.5
const hair = 0.005
