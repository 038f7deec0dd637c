import type { GroupRoom } from '../../photos/photo-group.ts'
import type { TypesetContext } from '../context.ts'
import type { ItemDesign } from '../item-design.ts'
import { rowsOfPrints } from '../rows-of-prints.ts'
import { alonePrint, type PrintAt } from './alone-print.ts'
import { type Crayons, crayonsOf } from './crayons.ts'
import { edgeToEdge } from './edge-to-edge.ts'
import { columns, gap, linesOf } from './page-grid.ts'

/** How the parts of a story are set in a place, mm from the left of the type area. */
export function storyDesign(x: number, w: number, context: TypesetContext, at: PrintAt = 'left'): ItemDesign {
  const crayons: Crayons = crayonsOf(context.month)
  return {
    x,
    w,
    paragraphGap: 0,
    partGap: 1,
    photoGap: gap,
    lines: linesOf(context.area),
    albumsAtHead: true,
    photoRows: Math.floor(context.area.rows * 0.8),
    photoTargetScale: 0.6,
    aloneWide: context.area.width,
    groupMost: 9,
    compose: prints(at, context.area.rows * 0.5),
    composeFilling: composeFilling(context),
    composeLarge: (photos, room) =>
      prints(at, context.area.rows * 0.6)(photos, { ...room, targetScale: 1.4 }),
    accent: crayons.line,
    hairline: crayons.line,
  }
}

/** Photos as prints, in at most so many rows of the page; one alone that is read may be wider than its pixels by up to `enlarged` times. */
export const prints =
  (at: PrintAt, maxRows: number, enlarged = 1): NonNullable<ItemDesign['compose']> =>
  (photos, room) => {
    const [first, second] = photos
    if (first && !second) {
      const { maxWidth, whole } = first
      const photo = whole ? { ...first, maxWidth: maxWidth * enlarged } : first
      return alonePrint(photo, at, maxRows, room)
    }
    // many in rows one below the other would be stamps in as few rows of the page
    const most = Math.floor(maxRows * (photos.length > 4 ? 1.5 : photos.length > 3 ? 1.1 : 1))
    return rowsOfPrints(
      photos,
      { ...room, maxRows: Math.min(room.maxRows, most) },
      { columns, least: 3, mostInRow: 4, align: 'left' },
    )
  }

/** Several prints from edge to edge of their place in each row, cut a little where they have to be. */
export const composeFilling =
  ({ area, pxPerMm, alonePxPerMm }: TypesetContext): NonNullable<ItemDesign['composeFilling']> =>
  (photos, room) => {
    const maxRows = Math.floor(area.rows * shareOf(photos.length, room))
    const [first, second] = photos
    if (first && !second) return alonePrint(first, 'left', maxRows, room)
    const place = { ...room, mostBeside, maxRows, spans: [{ x: 0, w: room.width }], narrower: [] }
    return edgeToEdge(photos, place, pxPerMm / alonePxPerMm)
  }

/** Prints in a row, where a page has the height. */
const mostBeside = 3

// Of a page, with room for the words of the story.
function shareOf(photos: number, { fills, targetScale = 1 }: GroupRoom): number {
  if (fills === 'album') return 0.9
  return targetScale > 1 ? 0.74 : photos > 2 ? 0.74 : 0.58
}
