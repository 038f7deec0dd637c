import type { Item } from '#domain/books/item'
import type { Block } from '../paginate/block.ts'
import type { TypesetContext } from './context.ts'
import { headWords, whereAndWho } from './item-head.ts'
import { hairline } from './palette.ts'
import { lineBlocks } from './text-block.ts'

/** Rows below the head that a short entry is given, so that its day stays clear of the next one and of the foot. */
export function railFoot(item: Item, rail: { before: number }): Block {
  const rows = { rows: 0, fillsUpTo: rail.before + 7 }
  return { kind: 'drawn', item: item.id, before: 0, x: 0, w: 1, draw: () => [], ...rows }
}

/** A head in the margin beside the words: day over weekday and hour; place and people on a line of the column. */
export function railHead(
  item: Item,
  context: TypesetContext,
  rail: { width: number; column: number; before: number },
): Block[] {
  const words = headWords(item, context)
  const { width: full, rowMm } = context.area
  const at = { x: rail.column, w: full - rail.column }
  const where = whereAndWho(words)
  const mark: Block = {
    kind: 'drawn',
    item: item.id,
    before: rail.before,
    keepNext: true,
    rows: 1,
    minDepth: 7,
    x: 0,
    w: rail.width,
    draw: (x, y) => [
      { kind: 'rect', x, y, w: full, h: 0.15, fill: hairline },
      { kind: 'text', x, y: y + rowMm, w: rail.width, style: 'day', lines: 1, runs: [words.day] },
      {
        kind: 'text',
        x,
        y: y + rowMm * 4.2,
        w: rail.width,
        style: 'meta',
        lines: 1,
        runs: [`${words.weekday} ${words.clock}`],
      },
    ],
  }
  if (!where) return [mark]
  return [mark, ...lineBlocks(item.id, where, 'meta', context, { ...at, keepNext: true })]
}
