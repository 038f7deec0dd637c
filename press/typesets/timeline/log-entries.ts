import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { entryWithPages } from '../entry-with-pages.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign, PhotoPlace, PhotoShape } from '../item-design.ts'
import { besideMargin, type MarginDesign, marginHeads } from '../margin-heads.ts'
import { monthBlocks } from '../month-blocks.ts'
import { hairline, seal } from '../palette.ts'
import { dayMark, dayRows, logColumns, rail, wordsOf } from './rail.ts'

/** What differs between ways to set the same entries. */
export type LogWay = Pick<ItemDesign, 'photoTargetScale' | 'groupsFill'>

/** The entries of a month as a log: day, hour, place and people in the rail, the words beside it, pictures as plates. */
export const logEntries =
  (way: LogWay) =>
  (items: readonly Item[], context: TypesetContext): Block[] => {
    const margin = marginDesign(context)
    const heads = marginHeads(items, context, margin)
    const look = { ...design(context), ...way }
    const own = { ...look, photoTargetScale: 1.4 }
    const ownPages = (item: Item) => besideMargin(item, entryWithPages(item, context, own), heads, margin)
    return monthBlocks(items, context, { ...look, ownPages }, (item, look) =>
      besideMargin(item, itemBlocks(item, context, look), heads, margin),
    )
  }

const marginDesign = (context: TypesetContext): MarginDesign => ({
  x: 0,
  w: rail.w,
  column: wordsOf(context),
  before: 1,
  stretch: 1,
  dayRows,
  drawDay: (head, again, _, y) => dayMark(head, again, y, context),
})

const design = (context: TypesetContext): ItemDesign => ({
  ...wordsOf(context),
  paragraphGap: 0,
  partGap: 1,
  headGap: 0,
  photosGap: 0,
  captionGap: 0,
  photos: (_, group) => placeOf(group, context),
  narrowPlace: wordsOf(context),
  photoGap: logColumns(context).gutter,
  photoInset: 1.8,
  columns: logColumns(context),
  lines: lines.map(line => line * (context.area.width + logColumns(context).gutter)),
  photoRows: Math.floor(context.area.rows * 0.9),
  groupMost: 6,
  smallAt: 'left',
  largeBody: 'large',
  accent: seal,
  hairline,
})

/** Left edges of photos, as parts of the width: its eight columns but where none is wide enough, its thirds and its fifths. */
const lines = [0, 1 / 5, 1 / 4, 1 / 3, 3 / 8, 2 / 5, 1 / 2, 3 / 5, 5 / 8, 2 / 3, 3 / 4, 4 / 5]

// Beside the rail; a wide picture, or many together, are a plate across it.
function placeOf(group: readonly PhotoShape[], context: TypesetContext): PhotoPlace {
  const plate = { x: 0, w: context.area.width }
  const [photo] = group
  if (!photo || group.length >= 4) return plate
  if (group.length > 1) return wordsOf(context)
  const { aspect, maxWidth, large, small } = photo
  if (small) return wordsOf(context)
  if (aspect >= 1.3 && maxWidth >= context.area.page.width + 8 && !large) return { ...plate, bleeds: true }
  return maxWidth >= plate.w && (large || aspect >= 1.3) ? plate : wordsOf(context)
}
