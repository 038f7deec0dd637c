import type { composeGroup } from '../../photos/compose-group.ts'
import type { GroupOffer, GroupPhoto, GroupRoom } from '../../photos/photo-group.ts'

/** Narrower rooms for a group, from the left: five sixths of the measure and two thirds, so far as it has these columns. All rows of a group are as wide. */
export function narrowerIn(room: GroupRoom): GroupRoom[] {
  const { width, gap, spans = [], lines } = room
  const narrower = spans.filter(({ w }) => w < width - gap && w > width * leastOfMeasure)
  return narrower.map(({ w }) => ({
    ...room,
    width: w,
    spans: spans.filter(span => span.w <= w + hair),
    ...(lines && { lines: lines.filter(line => line < w) }),
  }))
}

/** A group over the measure; on less of it where a page has less height than it takes there. */
export function withNarrower(
  offer: GroupOffer,
  photos: GroupPhoto[],
  room: GroupRoom,
  compose: typeof composeGroup,
): GroupOffer {
  const { rowMm, inset = 0 } = room
  const ways = [offer]
  for (const narrower of narrowerIn(room)) {
    const lowest = Math.min(...ways.map(({ min }) => min))
    const { heights = [], ...other } = compose(photos, narrower)
    const lower = heights.filter(
      rows =>
        rows < lowest &&
        compose(photos, narrower)
          .compose(rows - inset / rowMm)
          .every(({ w, h }) => Math.min(w, h) >= noStamp),
    )
    const [min] = lower
    if (min !== undefined) ways.push({ ...other, min, heights: lower })
  }
  const all = ways.flatMap(({ heights = [] }) => heights)
  return {
    ...offer,
    min: Math.min(...all, offer.min),
    heights: all.toSorted((a, b) => a - b),
    compose(rows) {
      const high = rows + inset / rowMm
      const way = ways.find(({ min }) => min <= high + hair) ?? ways.at(-1) ?? offer
      return way.compose(rows)
    },
  }
}

/** Of the measure: a narrower group is a stamp. */
const leastOfMeasure = 0.6
/** mm of the shorter side. */
const noStamp = 22
/** mm, or rows */
const hair = 0.01
