import type { Item } from '#domain/books/item'
import type { Element } from '../page/display-list.ts'
import type { Block, DrawnBlock } from '../paginate/block.ts'
import { phrase } from '../text/book-words.ts'
import { ontoBaselineOf } from './baseline.ts'
import type { TypesetContext } from './context.ts'
import { headWords, whereAndWho } from './item-head.ts'
import { ink } from './palette.ts'
import { lineBlocks } from './text-block.ts'

/** The head of an entry in a place `w` mm wide: a rule, its day and hour in one row, and where and with whom it was. */
export function magazineHead(item: Item, context: TypesetContext, w: number): Block[] {
  const { body, day, meta } = context.styles
  const words = headWords(item, context)
  const where = whereAndWho(words)
  return [
    {
      kind: 'drawn',
      item: item.id,
      before: 1,
      stretch: 2,
      keepNext: true,
      rows: 1,
      x: 0,
      w,
      draw: (x, y) => [
        ruleOfHead(x, y, w),
        {
          kind: 'text',
          x,
          y: y + ontoBaselineOf(body, day),
          w: 24,
          style: 'day',
          lines: 1,
          runs: [`${words.month}.${words.day}`],
        },
        {
          kind: 'text',
          x: x + w - 30,
          y: y + ontoBaselineOf(body, meta),
          w: 30,
          style: 'meta',
          align: 'right',
          lines: 1,
          runs: [`${words.weekday} ${words.clock}`],
        },
      ],
    },
    ...(where ? lineBlocks(item.id, where, 'meta', context, { x: 0, w, keepNext: true }) : []),
  ]
}

/** A column that begins with photos of an entry says whose they are, without the rule that an entry begins with; words that go on are read on. */
export function withDayAbove(block: Block, item: Item, context: TypesetContext): Block {
  if (block.kind !== 'photos') return block
  const { body, meta } = context.styles
  const { month, day } = headWords(item, context)
  const { w } = block
  const goesOn: DrawnBlock = {
    ...{ kind: 'drawn', before: 0, rows: 1, keepNext: true, x: 0, w },
    draw: (x, y) => [
      {
        kind: 'text',
        x,
        y: y + ontoBaselineOf(body, meta) - raised,
        w,
        style: 'meta',
        lines: 1,
        runs: [phrase(context.words.goesOn, { entry: `${month}.${day}` })],
      },
    ],
  }
  return { ...block, goesOn }
}

const ruleOfHead = (x: number, y: number, w: number): Element => ({
  kind: 'rect',
  x,
  y: y - aboveHeads,
  w,
  h: 0.2,
  fill: ink,
})

/** mm from the line of a day up to the rule that parts it from what stands above: clear of both. */
export const aboveHeads = 2.2
/** mm that small letters stand higher: where both columns go on, the page begins about where others do. */
const raised = 0.5
