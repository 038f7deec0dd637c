import { type Columns, spanOf } from '../../page/columns.ts'
import { cropAround } from '../../photos/focus.ts'
import { rounded, widthInPixels } from '../../photos/mount.ts'
import type { GroupPhoto, Slot } from '../../photos/photo-group.ts'
import { mostCut } from '../../photos/tree-layout.ts'

type Place = ReturnType<typeof spanOf>

/** Two photos of one height, beside each other over the measure; or one on its right half. */
export interface PairOfPlates {
  places: [Place, Place]
  /** Rows that they may take, ascending, and those that suit them best. */
  heights: number[]
  natural: number
  compose(rows: number): Slot[]
}

/**
 * Two photos beside each other in halves of the measure, or, where their shapes are not alike, on five and seven twelfths of it or a third and
 * two thirds; a second one alone on the right half; undefined where no height suits there. Of their rows they leave `inset` mm free.
 */
export function pairOfPlates(
  photos: readonly [GroupPhoto | undefined, GroupPhoto],
  columns: Columns,
  { rowMm, rows }: { rowMm: number; rows: number },
  inset: number,
): PairOfPlates | undefined {
  for (const count of photos[0] ? counts : [half]) {
    const places: [Place, Place] = [spanOf(columns, 0, count), spanOf(columns, count, columns.count - count)]
    const ranges = photos.flatMap((photo, n) =>
      photo ? [{ n, photo, ...heightsOf(photo, places[n]?.w ?? 0) }] : [],
    )
    const lowest = Math.max(...ranges.map(({ lowest }) => lowest))
    const tallest = Math.min(...ranges.map(({ tallest }) => tallest))
    const heightIn = (rows: number) => Math.min(rows * rowMm - inset, tallest)
    // no white is left below them that is as high as a row
    const heights = Array.from({ length: Math.floor(rows * mostOfPage) }, (_, n) => n + 1).filter(
      rows => lowest <= tallest && heightIn(rows) >= lowest && tallest > (rows - 1) * rowMm - inset,
    )
    const cutAt = (rows: number) =>
      ranges.reduce((sum, { uncut }) => sum + Math.abs(Math.log(heightIn(rows) / uncut)), 0)
    const [natural] = heights.toSorted((a, b) => cutAt(a) - cutAt(b))
    if (natural === undefined) continue
    return {
      places,
      heights,
      natural,
      compose: rows =>
        ranges.map(({ n, w, photo: { aspect, focus } }) => {
          const { x = 0 } = places[n] ?? {}
          const h = heightIn(rows)
          return { photo: n, x, y: 0, w, h, crop: cropAround(w / h / aspect, focus) }
        }),
    }
  }
  return undefined
}

// mm that a photo is wide at a place, and may be high there: a little is cut off, and no more than its pixels bear; none where they do not bear it.
function heightsOf(photo: GroupPhoto, place: number) {
  const most = rounded * widthInPixels(place, photo)
  const w = Math.min(place, most)
  const uncut = w / photo.aspect
  const give = photo.whole ? 1 : 1 - mostCut
  return {
    w,
    uncut,
    lowest: w < place * narrowest ? Number.POSITIVE_INFINITY : uncut * give,
    tallest: uncut * Math.min(1 / give, most / w),
  }
}

/** Of its place: nobody sees that a photo is narrower. */
const narrowest = 0.985
/** Twelfths of the measure for the first of both. */
const half = 6
const counts = [half, 5, 7, 4, 8]
/** Share of a page. */
const mostOfPage = 0.54
