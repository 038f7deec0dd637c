import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import { ontoBaselineOf } from '../baseline.ts'
import type { TypesetContext } from '../context.ts'
import { headWords } from '../item-head.ts'
import { lineBlocks } from '../text-block.ts'
import { colourOf } from './month-colour.ts'
import { signInHead } from './sign-in-head.ts'

/**
 * The day of an entry in the colour of its month, weekday and hour, where and with whom on the same line, at a place mm from the left of the
 * measure. `white`: rows above it.
 */
export function entryHead(
  item: Item,
  { x, w }: { x: number; w: number },
  white: { before: number; stretch?: number },
  context: TypesetContext,
): Block[] {
  const { day: number, weekday, clock, place, people, month } = headWords(item, context)
  const words = [weekday, clock, signInHead(item), place, people].filter(Boolean).join('　')
  const { day, meta } = context.styles
  const keepNext = true
  const mark: Block = {
    kind: 'drawn',
    item: item.id,
    ...white,
    keepNext,
    rows: 0,
    x,
    w,
    draw: (x, y) => [
      {
        kind: 'text',
        x,
        y: y + (meta && day ? ontoBaselineOf(meta, day) : 0),
        w: dayWidth,
        style: 'day',
        lines: 1,
        runs: [`${month}.${number}`],
        color: colourOf(context.month),
      },
    ],
  }
  const at = { x: x + dayWidth, w: w - dayWidth, before: 0, keepNext }
  return [mark, ...lineBlocks(item.id, words, 'meta', context, at)]
}

/** mm */
const dayWidth = 13.5
