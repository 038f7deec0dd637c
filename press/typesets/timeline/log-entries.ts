import type { Item } from '#domain/books/item'
import { atTheirDays } from '../../edit/at-their-days.ts'
import { gatherings } from '../../edit/gathering.ts'
import type { Block, PhotosBlock } from '../../paginate/block.ts'
import { composeGroup } from '../../photos/compose-group.ts'
import { composeLarge } from '../../photos/compose-sized.ts'
import type { TypesetContext } from '../context.ts'
import { entryWithPages } from '../entry-with-pages.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign, PhotoPlace, PhotoShape } from '../item-design.ts'
import { besideMargin, type MarginDesign, marginHeads } from '../margin-heads.ts'
import { monthBlocks } from '../month-blocks.ts'
import { hairline, seal } from '../palette.ts'
import { atRight } from './at-right.ts'
import { neighboursBeside } from './neighbours-beside.ts'
import { photosBeside } from './photo-beside.ts'
import { dayMark, dayRows, logColumns, rail, wordsOf } from './rail.ts'
import { sayingItsPlace } from './saying-its-place.ts'
import { twoEntries } from './two-entries.ts'

/** What differs between ways to set the same entries. */
export type LogWay = Pick<ItemDesign, 'photoTargetScale' | 'groupsFill' | 'groupsKeep'> & {
  /** A picture of the best entry dominates the others of it. */
  dominant?: boolean
  /** Photos alone: two of neighbours under the words of both, each beside its words, or each below them. */
  alone?: 'together' | 'beside' | 'below'
}

/** The entries of a month as a log: day, hour, place and people in the rail, words and photos beside it, those of the best as plates across it. */
export const logEntries =
  ({ alone = 'together', dominant = false, ...way }: LogWay) =>
  (all: readonly Item[], context: TypesetContext): Block[] => {
    const items = all.map(item => sayingItsPlace(item, context))
    const margin = marginDesign(context)
    const heads = marginHeads(items, context, margin)
    const parts = atTheirDays(items, context.edited)
    const best = new Set(parts.flatMap(({ kind, item }) => (kind === 'feature' ? item.id : [])))
    const photos: ItemDesign['photos'] = ({ id }, group) => placeOf(group, best.has(id), context)
    const look = { ...design(context), photos, ...way }
    const ownPages = (item: Item) =>
      besideMargin(item, ownPagesOf(item, context, look, dominant), heads, margin)
    const beside = alone === 'below' ? undefined : photosBeside(items, context, look)
    const narrow = [...(beside ?? [])].flatMap(([item, { isWide }]) => (isWide ? [] : [item]))
    const together = twoEntries(items, new Set(alone === 'together' ? narrow : []), heads, context, look)
    const besideTall =
      beside && alone === 'together'
        ? neighboursBeside(items, without(beside, together), heads, context, look)
        : new Map<string, PhotosBlock[]>()
    const plates = new Map((dominant ? [] : items.filter(isPlate)).map(item => [item.id, item]))
    return monthBlocks(items, context, { ...look, ownPages }, (item, look) => {
      const isFeature = item.media.some(({ size }) => size)
      const plate = isFeature ? plates.get(item.id) : undefined
      if (plate) return besideMargin(item, itemBlocks(plate, context, onPlate(look, context)), heads, margin)
      // of what is to be large nothing stands beside it
      const isQuiet = look.body === undefined && !isFeature
      const two = isQuiet ? (together.get(item.id) ?? besideTall.get(item.id)) : undefined
      if (two) return two.length > 0 ? besideMargin(item, two, heads, margin) : []
      // beside nothing it would be adrift at the right
      const piece = isQuiet && item.text !== '' ? beside?.get(item.id)?.block : undefined
      const blocks = piece ? [piece] : withTitleTied(item, itemBlocks(item, context, ranged(look)))
      return besideMargin(item, blocks, heads, margin)
    })
  }

// A title, and the few words below it, stay with the first photos that they name.
function withTitleTied(item: Item, blocks: readonly Block[]): readonly Block[] {
  const first = blocks.findIndex(({ kind }) => kind === 'photos')
  if (!(item.title ?? item.album) || item.text.length > mostTied) return blocks
  return blocks.map((block, n) => (n < first ? { ...block, keepNext: true } : block))
}

/** Characters: with more a title has something to stand over. */
const mostTied = 160

// Under large words that have the month to themselves photos begin where these do.
function ranged(look: ItemDesign): ItemDesign {
  if (look.body === undefined) return look
  const { compose: _, composeLarge: __, ...left } = look
  return left
}

const without = <T>(all: ReadonlyMap<string, T>, taken: ReadonlyMap<string, unknown>): Map<string, T> =>
  new Map([...all].filter(([id]) => !taken.has(id)))

// One picture that dominates, and others below it; a few are one plate, in which none is a stamp under a giant.
const ownPagesOf = (item: Item, context: TypesetContext, look: ItemDesign, dominant: boolean): Block[] =>
  isPlate(item) && !dominant
    ? itemBlocks(item, context, { ...onPlate(look, context), photoTargetScale: 1.4, photosFirst: true })
    : entryWithPages(item, context, { ...look, photoTargetScale: 1.4 })

const isPlate = ({ media }: Item) =>
  media.length > 1 && media.length <= mostOnPlate && media.every(({ size }) => !size)

const mostOnPlate = 4

const onPlate = (look: ItemDesign, { area }: TypesetContext): ItemDesign => ({
  ...look,
  photos: () => ({ x: 0, w: area.width }),
})

const marginDesign = (context: TypesetContext): MarginDesign => ({
  x: 0,
  w: rail.w,
  column: wordsOf(context),
  before: 1,
  stretch: 1,
  dayRows,
  keepsWords: true,
  drawDay: (head, again, _, y) => dayMark(head, again, y, context),
})

const design = (context: TypesetContext): ItemDesign => ({
  ...wordsOf(context),
  paragraphGap: 0,
  partGap: 1,
  headGap: 0,
  photosGap: 0,
  groupsKeep: 0.45,
  gathering: gatherings['a5-column-tweet'],
  captionGap: 0,
  narrowPlace: wordsOf(context),
  photoGap: logColumns(context).gutter,
  photoInset: 1.8,
  columns: logColumns(context),
  lines: lines.map(line => line * (context.area.width + logColumns(context).gutter)),
  photoRows: Math.floor(context.area.rows * 0.9),
  groupMost: 6,
  smallAt: 'left',
  compose: atRight(composeGroup),
  composeLarge: atRight(composeLarge),
  largeBody: 'large',
  accent: seal,
  hairline,
})

/** Left edges of photos, as parts of the width: its eight columns but where none is wide enough, its thirds and its fifths. */
const lines = [0, 1 / 5, 1 / 4, 1 / 3, 3 / 8, 2 / 5, 1 / 2, 3 / 5, 5 / 8, 2 / 3, 3 / 4, 4 / 5]

// Beside the rail, which nothing cuts but the photos of the best of a month, and what its owner wants large.
function placeOf(group: readonly PhotoShape[], isBest: boolean, context: TypesetContext): PhotoPlace {
  const plate = { x: 0, w: context.area.width }
  const [photo] = group
  const isPlate = group.length > 1 ? isBest : photo?.large && photo.maxWidth >= plate.w
  return isPlate ? plate : wordsOf(context)
}
