import type { Item } from '#domain/books/item'
import type { TypesetContext } from './context.ts'
import { aboveHeads } from './magazine-head.ts'
import { type OpenerFrame, type OpenerPicture, openerFrames, openerPicture } from './opener-picture.ts'

/**
 * The picture that opens a month of a5-2, and the items without it: off the trim or across the page where it is one that lies and has the pixels for
 * that, any other in the right of two columns of `columnWidth` mm, beside the name of the month.
 */
export const magazinePicture = (
  items: readonly Item[],
  context: TypesetContext,
  columnWidth: number,
): ReturnType<typeof openerPicture> =>
  openerPicture(items, context, [...across(context), inColumn(context, columnWidth)])

/** Whether it leaves the left column to the name of its month. */
export const isInColumn = ({ w }: OpenerPicture, { area }: TypesetContext): boolean => w < area.width - hair

/** The same picture, cut a little more: the lowest and the highest that it can be in frames of its kind. */
export function inOtherHeights(
  picture: OpenerPicture | undefined,
  items: readonly Item[],
  context: TypesetContext,
  columnWidth: number,
): OpenerPicture[] {
  if (!picture) return []
  const [place] = picture.regions
  const frames = [...across(context), inColumn(context, columnWidth)].filter(
    ({ w }) => Math.abs(w - picture.w) < hair,
  )
  const others = (frames[0]?.feet ?? []).flatMap(foot => {
    const { picture: other } = openerPicture(
      items,
      context,
      frames.map(frame => ({ ...frame, feet: [foot] })),
    )
    const [at] = other?.regions ?? []
    return other && at?.item === place?.item && at?.photo === place?.photo ? [other] : []
  })
  return [...others.slice(0, 1), ...others.slice(-1)].filter(({ foot }) => foot !== picture.foot)
}

/** mm */
const hair = 0.1

/** mm that a picture in a column ends above the first entry below it. */
export const belowPictureMm = 6

// Those within the page hang from the line that heads have their rules on.
const across = (context: TypesetContext): OpenerFrame[] =>
  openerFrames(context, feet).map(frame =>
    frame.frame === 'area' ? { ...frame, y: frame.y - aboveHeads } : frame,
  )

/** mm from the head of the page at which a picture across it may end: from a third of it to a half. */
const feet = [62, 67, 72, 77, 82, 87, 92, 97, 102]

// From three by two on its side to three by four upright.
function inColumn({ area }: TypesetContext, columnWidth: number): OpenerFrame {
  const feet = columnRows.map(rows => area.top + rows * area.rowMm - belowPictureMm)
  return { frame: 'area', x: area.width - columnWidth, y: area.top - aboveHeads, w: columnWidth, feet }
}

const columnRows = [9, 10, 11, 12, 13, 14, 15, 16]
