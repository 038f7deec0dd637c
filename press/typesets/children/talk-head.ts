import type { DrawnBlock } from '../../paginate/block.ts'
import type { TypesetContext } from '../context.ts'
import { line } from '../text-block.ts'
import { crayonsOf } from './crayons.ts'

/** What is said over small talk at the end of its month: a head of all its bubbles, a bubble of none. */
export function talkHead(words: string, context: TypesetContext): DrawnBlock {
  const crayons = crayonsOf(context.month)
  const { width } = context.area
  const { runs, lang } = line(words, context)
  return {
    kind: 'drawn',
    before: 2,
    rows: 1,
    keepNext: true,
    x: 0,
    w: width,
    draw: (x, y) => [
      { kind: 'text', x, y: y + low, w: width, style: 'weekday', lines: 1, runs, lang, color: crayons.deep },
    ],
  }
}

/** mm nearer to the bubbles below it. */
const low = 1.6
