import type { Item } from '#domain/books/item'
import type { Element } from '../page/display-list.ts'
import type { Block, DrawnBlock } from '../paginate/block.ts'
import { phrase } from '../text/book-words.ts'
import { ontoBaselineOf } from './baseline.ts'
import type { TypesetContext } from './context.ts'
import { headWords, whereAndWho } from './item-head.ts'
import { ink } from './palette.ts'
import { signInHead } from './sign-in-head.ts'
import { line, lineBlocks } from './text-block.ts'

/** The head of an entry in a place `w` mm wide: a rule, its day and hour in one row, and where and with whom it was. */
export function magazineHead(item: Item, context: TypesetContext, w: number): Block[] {
  const { body, day, meta } = context.styles
  const words = headWords(item, context)
  const where = whereAndWho(words)
  const sign = signInHead(item)
  return [
    {
      kind: 'drawn',
      item: item.id,
      before: 1,
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
          w: dayMm,
          style: 'day',
          lines: 1,
          runs: [`${words.month}.${words.day}`],
        },
        ...(sign
          ? [
              {
                kind: 'text' as const,
                x: x + dayMm,
                y,
                w: w - dayMm - hourMm,
                style: 'body',
                lines: 1,
                ...line(sign, context),
              },
            ]
          : []),
        {
          kind: 'text',
          x: x + w - hourMm,
          y: y + ontoBaselineOf(body, meta),
          w: hourMm,
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

/** A page that goes on with an entry says with which, where days stand, in a row of its own without the rule that an entry begins with. */
export function withDayAbove(item: Item, context: TypesetContext): (block: Block) => Block {
  const { month, day } = headWords(item, context)
  const { body, section } = context.styles
  const runs = [phrase(context.words.goesOn, { entry: `${month}.${day}` })]
  return block => {
    if (block.kind === 'drawn') return block
    const { w } = block
    const goesOn: DrawnBlock = {
      ...{ kind: 'drawn', before: 0, rows: 1, keepNext: true, x: 0, w },
      draw: (x, y) => [
        { kind: 'text', x, y: y + ontoBaselineOf(body, section), w, style: 'section', lines: 1, runs },
      ],
    }
    return { ...block, goesOn }
  }
}

const ruleOfHead = (x: number, y: number, w: number): Element => ({
  kind: 'rect',
  x,
  y: y - aboveHeads,
  w,
  h: 0.2,
  fill: ink,
})

/** mm of a day before an emoji in its line, and of its hour. */
const dayMm = 15
const hourMm = 26

/** mm from the line of a day up to the rule that parts it from what stands above: clear of both. */
export const aboveHeads = 2.2
