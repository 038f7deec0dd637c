import { freeOptions } from './free-options.ts'
import type { GroupOption } from './group-option.ts'
import { isLowEnough } from './low-enough.ts'
import { unseen, widthInPixels } from './mount.ts'
import type { GroupPhoto, GroupRoom, Span } from './photo-group.ts'
import { columnsIn } from './room-columns.ts'

/**
 * Ways to set one picture as wide as its room, or in the middle of it on whole columns where it has too few pixels for that, or where it
 * would else leave a hole.
 */
export function aloneInTheMiddle(photos: readonly GroupPhoto[], room: GroupRoom): GroupOption[] {
  const spans = leftsOf(room)
    .map(x => ({ x, w: room.width - 2 * x }))
    .filter(({ w }) => w > 0)
  const options = freeOptions(spans, photos, room).filter(({ span }) => bears(photos, span))
  const widest = Math.max(...options.map(({ span }) => span.w))
  const isLow = options.some(({ span, heights }) => span.w === widest && isLowEnough(heights, room))
  return options.filter(({ span }) => span.w >= widest * (isLow ? 0.99 : leastShare))
}

function leftsOf({ lines, ...room }: GroupRoom): readonly number[] {
  const columns = columnsIn(room) ?? usualColumns
  return lines ?? Array.from({ length: columns }, (_, n) => (n * (room.width + room.gap)) / columns)
}

const usualColumns = 12
/** Of the width that it could have. */
const leastShare = 0.64

const bears = ([photo]: readonly GroupPhoto[], { w }: Span): boolean =>
  photo !== undefined && w <= widthInPixels(w, photo) * unseen
