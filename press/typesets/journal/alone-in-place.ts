import type { composeGroup } from '../../photos/compose-group.ts'

/**
 * A photo alone is as wide as its place, or where that is told a tall one as whole columns of it of `least` mm, any on any columns for 0 mm. One with words
 * in it may be narrower. What has no pixels for its place is no higher than it is shown: rows that it cannot fill are white above what follows.
 */
export const aloneInPlace =
  (compose: typeof composeGroup, least = Number.POSITIVE_INFINITY): typeof composeGroup =>
  (photos, room) => {
    const [photo, ...others] = photos
    if (!photo || others.length > 0) return compose(photos, room)
    const { rowMm, maxRows, inset = 0 } = room
    const spans = room.spans?.filter(
      ({ w }, n) =>
        n === 0 || photo.whole || least === 0 || (w >= least && photo.aspect < tall && room.width < wide),
    )
    const plain = compose(photos, { ...room, ...(least > 0 && { aloneOnEvery: 1 }), ...(spans && { spans }) })
    const most = Math.min(maxRows, Math.ceil((photo.maxWidth / photo.aspect + inset) / rowMm))
    const widest = Math.min(room.width, ...(spans ?? []).map(({ w }) => w))
    if (photo.maxWidth < widest && most < plain.min)
      return { ...plain, min: most, natural: most, max: most, heights: [most] }
    if (photo.whole || least === 0) return plain
    const isWide = (rows: number) => plain.compose(rows - inset / rowMm).every(({ w }) => w > widest - hair)
    const all = plain.heights ?? Array.from({ length: plain.max - plain.min + 1 }, (_, n) => plain.min + n)
    const heights = all.filter(isWide)
    const [min] = heights
    const max = heights.at(-1)
    if (min === undefined || max === undefined) return plain
    return { ...plain, min, max, natural: Math.min(max, Math.max(min, plain.natural)), heights }
  }

/** mm */
const hair = 0.5
/** Width over height. */
const tall = 0.9
/** mm: in the column of the words all are as wide as that. */
const wide = 60
