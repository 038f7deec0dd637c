import type { Item } from '#domain/books/item'
import type { TypesetContext } from './context.ts'
import { type OpenerFrame, type OpenerPicture, openerFrames, openerPicture } from './opener-picture.ts'

/**
 * The picture that opens a month of a5-2, and the items without it: off the trim or across the page, or, where it may not be or no photo has the
 * pixels for that, in the right of two columns of `columnWidth` mm, beside the name of the month.
 */
export function magazinePicture(
  items: readonly Item[],
  context: TypesetContext,
  { columnWidth, isAcross = true }: { columnWidth?: number; isAcross?: boolean },
): ReturnType<typeof openerPicture> {
  const narrow = columnWidth === undefined ? [] : [inColumn(context, columnWidth)]
  return openerPicture(items, context, [...(isAcross ? openerFrames(context, feet) : []), ...narrow])
}

/** Whether it leaves the left column to the name of its month. */
export const isInColumn = ({ w }: OpenerPicture, { area }: TypesetContext): boolean => w < area.width - 0.1

/** The same picture, cut a little more: the lowest and the highest that it can be in frames of its kind. */
export function inOtherHeights(
  picture: OpenerPicture | undefined,
  items: readonly Item[],
  context: TypesetContext,
  columnWidth: number,
): OpenerPicture[] {
  if (!picture) return []
  const [place] = picture.regions
  const narrow = inColumn(context, columnWidth)
  const tried = isInColumn(picture, context)
    ? narrow.feet.map(foot => [{ ...narrow, feet: [foot] }])
    : feet.map(foot => openerFrames(context, [foot]))
  const others = tried.flatMap(frames => {
    const { picture: other } = openerPicture(items, context, frames)
    const [at] = other?.regions ?? []
    return other && at?.item === place?.item && at?.photo === place?.photo ? [other] : []
  })
  return [...others.slice(0, 1), ...others.slice(-1)].filter(({ foot }) => foot !== picture.foot)
}

/** mm that a picture in a column ends above the first entry below it. */
export const belowPictureMm = 6

/** mm from the head of the page at which its picture may end: from a third of it to a little more than half. */
const feet = Array.from({ length: 13 }, (_, n) => 62 + n * 5)

// From three by two on its side to three by four upright.
function inColumn({ area }: TypesetContext, columnWidth: number): OpenerFrame {
  const feet = columnRows.map(rows => area.top + rows * area.rowMm - belowPictureMm)
  return { frame: 'area', x: area.width - columnWidth, y: area.top, w: columnWidth, feet }
}

const columnRows = [9, 10, 11, 12, 13, 14, 15, 16]
