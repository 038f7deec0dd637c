import type { Item } from '#domain/books/item'
import { editMonth, type MonthPart } from '../../edit/edit-month.ts'
import { type Columns, spanOf } from '../../page/columns.ts'
import { pt } from '../../page/style.ts'
import type { Block } from '../../paginate/block.ts'
import { measureBlocks } from '../../paginate/measure-blocks.ts'
import type { TypesetContext } from '../context.ts'
import { isPlain } from '../is-plain.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { smallTalkBlocks } from '../small-talk.ts'
import { depthOf } from '../words-beside.ts'
import { entryHead } from './entry-head.ts'
import { aspectOf, endsInSounds, isPlate } from './is-plate.ts'
import { belowHead } from './sign-in-head.ts'

/** What stands at the right of a plate. */
export interface NextBeside {
  /** Columns of the plate. */
  count: number
  /** Its words, and below them the entries that follow. */
  blocks: Block[]
  /** Of these entries: set here and nowhere else. */
  moved: MonthPart[]
  /** Rows above the plate at which they begin: on the line of its day. */
  lift: number
}

/**
 * The entries of words alone, and the small talk, that follow a plate and find room at its right, below its own words: no white stands beside
 * it. By the item of the plate. `isFree`: whether an entry stands in no other piece.
 */
export function nextBeside(
  items: readonly Item[],
  isFree: (item: Item) => boolean,
  countOf: (aspect: number) => number,
  columns: Columns,
  context: TypesetContext,
  look: ItemDesign,
): Map<string, NextBeside> {
  const parts = editMonth(items, context.edited)
  const plates = parts.flatMap((part, n) => {
    const next = parts.slice(n + 1, n + 1 + mostNext)
    const few = next.findIndex(part => !mayMove(part) || ('item' in part && !isFree(part.item)))
    const following = few < 0 ? next : next.slice(0, few)
    if (part.kind !== 'entry' || following.length === 0) return []
    const { item } = part
    if (!isPlain(item) || !isPlate(item) || !isFree(item) || item.text.length > longest) return []
    return [columnOf(item, following, countOf(aspectOf(item)), columns, context, look)]
  })
  measureBlocks(
    plates.flatMap(({ own, others }) => [...own, ...others.flatMap(({ blocks }) => blocks)]),
    context,
  )
  return new Map(
    plates.flatMap(plate => {
      const found = thatFits(plate)
      return found ? [[plate.item.id, found]] : []
    }),
  )
}

interface Column {
  item: Item
  count: number
  /** Rows of the plate. */
  rows: number
  own: Block[]
  others: { part: MonthPart; blocks: Block[] }[]
}

function columnOf(
  item: Item,
  following: readonly MonthPart[],
  count: number,
  columns: Columns,
  context: TypesetContext,
  look: ItemDesign,
): Column {
  const { area, styles } = context
  const { w: plate } = spanOf(columns, 0, count)
  const w = area.width - plate - (styles.body?.size ?? 0) * pt
  const narrow = { ...look, body: 'beside', x: 0, w }
  const blocksOf = (part: MonthPart): Block[] =>
    'item' in part
      ? [
          ...entryHead(part.item, { x: 0, w }, { before: 1 }, context),
          ...itemBlocks(part.item, context, narrow),
        ]
      : smallTalkBlocks(part.items, false, context, narrow)
  return {
    item,
    count,
    rows: Math.floor((plate / aspectOf(item) + (look.photoInset ?? 0)) / area.rowMm),
    own: itemBlocks({ ...belowHead(item), media: [] }, context, narrow),
    others: following.map(part => ({ part, blocks: blocksOf(part) })),
  }
}

// As many of the parts that follow as find room.
function thatFits({ item, count, rows, own, others }: Column): NextBeside | undefined {
  // above words of its own there is its day; its line is free where where and whom are not said there
  const lift = own.length === 0 && item.text === '' && !item.place && item.people.length === 0 ? headRows : 0
  const blocks = [...own]
  const moved: MonthPart[] = []
  for (const { part, blocks: next } of others) {
    const [first, ...rest] = next
    if (!first) break
    const with_ = [...blocks, { ...first, before: blocks.length === 0 ? 0 : first.before }, ...rest]
    if (depthOf(with_) > rows + lift) break
    blocks.splice(0, blocks.length, ...with_)
    moved.push(part)
  }
  return moved.length > 0 ? { count, blocks, moved, lift } : undefined
}

const mayMove = (part: MonthPart): boolean =>
  'item' in part
    ? part.kind === 'entry' && isFewWords(part.item)
    : part.kind === 'smallTalk' && !part.items.some(endsInSounds)

/** Whether an entry is a few words alone, which may stand in half of the measure. */
const isFewWords = (item: Item): boolean =>
  item.media.length === 0 && item.text.length <= longest && isPlain(item) && !endsInSounds(item)

/** Characters; of more none finds room. */
const longest = 160
/** Entries that are measured at most. */
const mostNext = 3
const headRows = 1
