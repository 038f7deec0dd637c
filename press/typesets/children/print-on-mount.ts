import { rounded, widthInPixels } from '../../photos/mount.ts'
import type { GroupPhoto, GroupRoom, Slot } from '../../photos/photo-group.ts'

/** A print on a mount as wide as its place: the heights in rows that it has, ascending, and the one that suits it. */
interface PrintOnMount {
  heights: number[]
  natural: number
  slotAt(rows: number): Slot
}

/**
 * A photo in the middle of a mount as wide as its place, from one line of the book to as far from the other edge, in up to `most` rows; nothing of it is cut. The mount
 * may be up to `air` rows higher.
 */
export function printOnMount(photo: GroupPhoto, most: number, room: GroupRoom, air: number): PrintOnMount {
  const { width, rowMm, inset = 0, lines = [0] } = room
  const widest = Math.min(width - 2 * mat, widthInPixels(leastWidth, photo) * rounded)
  const high = most * rowMm - inset - 2 * mat
  const fits = (w: number) => w >= leastWidth && w <= widest * nearly && w / photo.aspect <= high
  const largest = Math.min(widest, high * photo.aspect)
  const onLines = lines.map(line => width - 2 * line).filter(fits)
  // no line is worth a picture that is much smaller
  const first = onLines.find(w => w >= largest * leastOnLine) ?? largest
  const smaller = photo.whole
    ? sharesOfWords.map(share => first * share)
    : onLines.filter(w => w < first && w >= first * leastShare)
  const widths = [first, ...smaller]
  const rowsOf = (w: number) => Math.ceil((w / photo.aspect + 2 * mat + inset) / rowMm - hair)
  const natural = rowsOf(first)
  const higher = Array.from({ length: air }, (_, n) => natural + 1 + n)
  return {
    heights: [...new Set([...widths.map(rowsOf), ...higher])].sort((a, b) => a - b),
    natural,
    slotAt(rows) {
      const w = widths.find(w => rowsOf(w) <= rows + hair) ?? widths.at(-1) ?? first
      const own = w / photo.aspect
      const h = rows > natural + hair ? rows * rowMm - inset : own + 2 * mat
      return {
        ...{ photo: 0, x: (width - w) / 2, y: (h - own) / 2, w, h: own, crop: { x: 0, y: 0, w: 1, h: 1 } },
        mount: { x: 0, y: 0, w: width, h },
      }
    },
  }
}

/** Of the width that its pixels bear: nobody sees so little more. */
export const nearly = 1.015
/** mm of a mount over and under a print. */
const mat = 3.5
/** mm */
export const leastWidth = 20
/** Of the width that it could have on none. */
const leastOnLine = 0.7
/** Of the width that suits it best; and all of these where it has words, which are read. */
const leastShare = 0.6
const sharesOfWords = [0.9, 0.8]
const hair = 0.005
