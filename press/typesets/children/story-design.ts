import { composeGroup } from '../../photos/compose-group.ts'
import type { GroupRoom } from '../../photos/photo-group.ts'
import type { TypesetContext } from '../context.ts'
import type { ItemDesign } from '../item-design.ts'
import { rowsOfPrints } from '../rows-of-prints.ts'
import { alonePrint, type PrintAt } from './alone-print.ts'
import { type Crayons, crayonsOf } from './crayons.ts'
import { elseLower } from './else-lower.ts'
import { columns, gap, linesOf, spansOf } from './page-grid.ts'

/** How the parts of a story are set in a place, mm from the left of the type area. */
export function storyDesign(
  x: number,
  w: number,
  context: TypesetContext,
  at: PrintAt = 'middle',
): ItemDesign {
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
    compose: prints(at, context.area.rows * 0.42),
    composeFilling: composeFilling(context, 'middle'),
    composeLarge: (photos, room) =>
      prints(at, context.area.rows * 0.6)(photos, { ...room, targetScale: 1.4 }),
    accent: crayons.line,
    hairline: crayons.line,
  }
}

/** Photos as prints, in at most so many rows of the page; one alone with up to so many rows of white around it. */
export const prints =
  (at: PrintAt, maxRows: number, air = 0): NonNullable<ItemDesign['compose']> =>
  (photos, room) => {
    const [first, second] = photos
    if (first && !second) return alonePrint(first, at, maxRows, room, air)
    // many in rows one below the other would be stamps in as few rows of the page
    const most = Math.floor(maxRows * (photos.length > 4 ? 1.5 : photos.length > 3 ? 1.1 : 1))
    return rowsOfPrints(
      photos,
      { ...room, maxRows: Math.min(room.maxRows, most) },
      { columns, least: 3, mostInRow: 4, align: at === 'middle' ? 'center' : 'left' },
    )
  }

/**
 * Several prints fill their rows, cut a little where they have to be; what has too few pixels for that stands in the middle or at a side.
 * They are not squeezed where a page can hold them.
 */
export const composeFilling =
  ({ area }: TypesetContext, at: 'left' | 'middle' | 'right'): NonNullable<ItemDesign['compose']> =>
  (photos, room) => {
    const spans = spansOf(area, room.width, at)
    const place = {
      ...room,
      mostBeside,
      maxRows: Math.floor(area.rows * shareOf(photos.length, room)),
      spans,
      narrower: at === 'middle' ? spans.filter((_, fewer) => fewer === 2) : [],
    }
    const large = composeGroup(photos, { ...place, leastSide, leastTall })
    const offer = elseLower(large, composeGroup(photos, place))
    const [lowest] = offer.heights ?? []
    return lowest !== undefined && lowest <= area.rows * leastHigh
      ? { ...offer, min: Math.max(offer.min, lowest), squeezed: offer.min }
      : offer
  }

/** mm of the shorter side of a photo that is no stamp. */
export const leastSide = 24
/** mm that a tall one is wide: more would ask for lines that the book has not. */
const leastTall = 20
/** Prints in a row, where a page has the height. */
const mostBeside = 3
/** Of a page: a group that can be as low as that is not squeezed to stand on fewer columns. */
const leastHigh = 0.45

// Of a page, with room for the words of the story.
function shareOf(photos: number, { fills, targetScale = 1 }: GroupRoom): number {
  if (fills === 'album') return 0.9
  return targetScale > 1 ? 0.7 : photos > 2 ? 0.62 : 0.5
}
