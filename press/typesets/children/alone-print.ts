import { cropAround } from '../../photos/focus.ts'
import { rounded, widthInPixels } from '../../photos/mount.ts'
import type { GroupOffer, GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'
import { mostCut } from '../../photos/tree-layout.ts'
import { leastWidth, nearly, printOnMount } from './print-on-mount.ts'

/** Where a print alone stands that does not fill the width of its place: at a side where words are beside it, else in the middle, on a mount. */
export type PrintAt = 'left' | 'middle' | 'right'

/**
 * A photo alone, from edge to edge of its place, with head and foot or its sides cut a little to be as high as whole rows. What is too tall for
 * about `mostRows` of its page, or has too few pixels, is whole: flush with a side, or on a mount. In up to `air` rows more it stands on one, too.
 */
export function alonePrint(
  photo: GroupPhoto,
  at: PrintAt,
  mostRows: number,
  room: GroupRoom,
  air = 0,
): GroupOffer {
  const most = Math.min(room.maxRows, Math.floor(mostRows))
  const filled = bears(photo, room.width) ? cutHeights(photo, most, room) : []
  const [lowest] = filled
  if (lowest === undefined && at !== 'middle') return atSide(photo, at, most, room)
  const mounted = printOnMount(photo, most, room, air)
  if (lowest === undefined) return offerOf(mounted.heights, mounted.natural, room, mounted.slotAt)
  const own = ownRows(room.width, photo, room)
  const natural = filled.findLast(rows => rows <= own + half) ?? lowest
  const highest = filled.at(-1) ?? natural
  const higher = mounted.heights.filter(rows => rows > highest)
  return offerOf([...filled, ...higher], natural, room, rows =>
    rows > highest + 1 - hair
      ? mounted.slotAt(rows)
      : filling(photo, filled.findLast(height => height <= rows + hair) ?? lowest, room),
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

function atSide(photo: GroupPhoto, at: 'left' | 'right', most: number, room: GroupRoom): GroupOffer {
  const { rowMm, width, inset = 0 } = room
  const high = most * rowMm - inset
  const w = Math.min(width, widthInPixels(leastWidth, photo) * rounded, high * photo.aspect)
  const rows = Math.ceil(ownRows(w, photo, room) - hair)
  const x = at === 'left' ? 0 : width - w
  const slot = { photo: 0, x, y: 0, w, h: w / photo.aspect, crop: { x: 0, y: 0, w: 1, h: 1 } }
  return offerOf([rows], rows, room, () => slot)
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

/** Rows that it may be cut by before it is as high as one row fewer. */
const half = 0.5
const hair = 0.005
