import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import type { Block } from '../../paginate/block.ts'
import { ontoBaselineOf } from '../baseline.ts'
import type { TypesetContext } from '../context.ts'
import { headWords } from '../item-head.ts'
import { signInHead } from '../sign-in-head.ts'
import { lineBlocks } from '../text-block.ts'
import { colourOf } from './month-colour.ts'

/**
 * The day of an entry in the colour of its month, weekday and hour, where and with whom on the same line or the next, at a place mm from the left of the
 * measure. `white`: rows above it.
 */
export function entryHead(
  item: Item,
  { x, w }: { x: number; w: number },
  white: { before: number; stretch?: number },
  context: TypesetContext,
): Block[] {
  const { day: number, weekday, clock, place, people, month } = headWords(item, context)
  const when = [weekday, clock].filter(Boolean).join('　')
  const where = [signInHead(item), place, people].filter(Boolean).join('　')
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
  const all = [when, where].filter(Boolean).join('　')
  // a place is not broken where it has room on a line of its own
  const lines = where && widthOf(all, context) > at.w ? [when, where] : [all]
  return [mark, ...lines.flatMap(words => lineBlocks(item.id, words, 'meta', context, at))]
}

// mm, about
function widthOf(words: string, { styles: { meta } }: TypesetContext): number {
  const em = (meta?.size ?? 0) * pt
  return [...words].reduce((sum, letter) => sum + (wide.test(letter) ? 1 : narrow) + tracking, 0) * em
}

const wide = /[\u2e80-\uffef]/u
/** em */
const narrow = 0.55
const tracking = 0.04

/** mm */
const dayWidth = 13.5
