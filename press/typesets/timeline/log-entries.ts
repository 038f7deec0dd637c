import type { Item } from '#domain/books/item'
import { gatherings } from '../../edit/gathering.ts'
import type { Block } from '../../paginate/block.ts'
import { composeGroup } from '../../photos/compose-group.ts'
import type { TypesetContext } from '../context.ts'
import { entryWithPages } from '../entry-with-pages.ts'
import { withFewWordsTied } from '../few-words-tied.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { besideMargin, type MarginDesign, marginHeads } from '../margin-heads.ts'
import { monthBlocks } from '../month-blocks.ts'
import { hairline, seal } from '../palette.ts'
import { onFewWidths } from './on-few-widths.ts'
import { photosBeside } from './photo-beside.ts'
import { dayMark, dayRows, logColumns, notesFrom, rail, wordsOf } from './rail.ts'
import { sayingItsPlace } from './saying-its-place.ts'

/** What differs between ways to set the same entries. */
export type LogWay = Pick<ItemDesign, 'photoTargetScale' | 'groupsFill' | 'groupsKeep'> & {
  /** A picture of the best entry dominates the others of it. */
  dominant?: boolean
  /** A photo alone stands below its words, also where it could stand beside them. */
  below?: boolean
  /** A photo alone may be a third of the measure wide, with no words beside it also two thirds. */
  thirds?: boolean
  /** One with a line or two beside it may be half as wide; so it is with `thirds`. */
  halves?: boolean
  /** Rows by which the white above entries may grow; none where absent. */
  stretch?: number
}

/** The entries of a month as a log: day, hour, place and people in the rail, words and photos beside it. */
export const logEntries =
  ({ below = false, dominant = false, thirds = false, halves = thirds, stretch = 0, ...way }: LogWay) =>
  (all: readonly Item[], context: TypesetContext): Block[] => {
    const items = all.map(item => sayingItsPlace(item, context))
    const margin = { ...marginDesign(context), stretch }
    const heads = marginHeads(items, context, margin)
    const look = { ...design(context), ...way, compose: onFewWidths(composeGroup, { thirds }) }
    const ownPages = (item: Item) =>
      besideMargin(item, ownPagesOf(item, context, look, dominant), heads, margin)
    const beside = below ? undefined : photosBeside(items, context, { ...look, thirds, halves })
    const alike = new Map((dominant ? [] : items.filter(areFew)).map(item => [item.id, item]))
    return monthBlocks(items, context, { ...look, ownPages }, (item, look) => {
      const isFeature = item.media.some(({ size }) => size)
      const unsized = isFeature ? alike.get(item.id) : undefined
      if (unsized) return besideMargin(item, itemBlocks(unsized, context, look), heads, margin)
      // of what is to be large nothing stands beside it
      const isQuiet = look.body === undefined && !isFeature
      const piece = isQuiet ? beside?.get(item.id) : undefined
      const blocks = piece
        ? [piece]
        : withFewWordsTied(item, itemBlocks(item, context, look), mostTiedOf(item))
      return besideMargin(item, blocks, heads, margin)
    })
  }

// A title, and few words above its photos or above one alone, stay with the first of these.
function mostTiedOf({ title, album, media }: Item): number {
  return (title ?? album) !== undefined || media.length === 1 ? mostTied : 0
}

/** Characters: more of them are something to read on their own page. */
const mostTied = 160

// One picture that dominates, and others below it; a few are one group, in which none is a stamp under a giant.
const ownPagesOf = (item: Item, context: TypesetContext, look: ItemDesign, dominant: boolean): Block[] =>
  areFew(item) && !dominant
    ? itemBlocks(item, context, { ...look, photoTargetScale: 1.4 })
    : entryWithPages(item, context, { ...look, photoTargetScale: 1.4, wordsFirst: true })

const areFew = ({ media }: Item) =>
  media.length > 1 && media.length <= mostAlike && media.every(({ size }) => !size)

const mostAlike = 4

const marginDesign = (context: TypesetContext): Omit<MarginDesign, 'stretch'> => ({
  x: 0,
  w: rail.w,
  column: wordsOf(context),
  before: 1,
  dayRows,
  notesFrom,
  drawDay: (head, again, _, y) => dayMark(head, again, y, context),
})

const design = (context: TypesetContext): ItemDesign => ({
  ...wordsOf(context),
  paragraphGap: 0,
  partGap: 1,
  headGap: 0,
  photosGap: 0,
  groupsKeep: 1,
  gathering: gatherings['a5-column-tweet'],
  captionGap: 0,
  photoGap: logColumns(context).gutter,
  leastSide: 18,
  leastTall: 18,
  photoInset: 1.8,
  belowWords: 1.9,
  belowLast: 2.9,
  columns: logColumns(context),
  lines: linesIn(wordsOf(context), logColumns(context).gutter),
  photoRows: Math.floor(context.area.rows * 0.9),
  groupMost: 6,
  smallAt: 'left',
  largeBody: 'large',
  emojiBody: 'emoji',
  accent: seal,
  hairline,
})

/** Left edges of photos, as parts of the measure of the words. */
const parts = [0, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 5, 2 / 3, 3 / 4]

const linesIn = ({ x, w }: { x: number; w: number }, gutter: number) =>
  parts.map(part => x + part * (w + gutter))
