import type { Item } from '#domain/books/item'
import type { DrawnBlock } from '../../paginate/block.ts'
import { phrase } from '../../text/book-words.ts'
import type { TypesetContext } from '../context.ts'
import { headWords } from '../item-head.ts'
import { line } from '../text-block.ts'
import { crayonsOf } from './crayons.ts'
import { emojiAlone } from './emoji-alone.ts'
import { wobblyFrame } from './wobbly.ts'

/** Head of a story: the day in a blob of colour, its weekday beside it, and what is said in emoji alone; on a page that the story goes on to, that it does. */
export function storyHead(
  item: Item,
  context: TypesetContext,
  x: number,
  w: number,
  continued = false,
): DrawnBlock {
  const crayons = crayonsOf(context.month)
  const head = headWords(item, context)
  const emoji = emojiAlone(item)
  const weekday = continued
    ? phrase(context.words.goesOn, { entry: head.weekday })
    : [head.weekday, emoji].filter(Boolean).join('　')
  return {
    kind: 'drawn',
    item: item.id,
    before: 0,
    rows: storyHeadRows,
    keepNext: true,
    x,
    w,
    draw: (left, rowTop) => {
      // the day begins about where pictures do
      const top = rowTop - 0.9
      return [
        wobblyFrame({ x: left - 1.5, y: top - 0.4, w: 15.5, h: 14.6 }, `${item.id} blob`, {
          fill: crayons.line,
          radius: 8,
        }),
        {
          kind: 'text',
          x: left - 1.5,
          y: top + 1.1,
          w: 15.5,
          style: 'day',
          align: 'center',
          lines: 1,
          runs: [head.day],
          color: '#FFFFFF',
        },
        {
          kind: 'text',
          x: left + 17,
          y: top + 2.7,
          w: Math.min(70, w - 17),
          style: 'weekday',
          lines: 1,
          runs: line(weekday, context).runs,
          color: crayons.deep,
        },
      ]
    },
  }
}

/** Rows of the head of a story. */
const storyHeadRows = 2
/** Rows of the head of a story that goes on with words, or with pictures, which keep clear of it. */
export const continuedRows = { words: storyHeadRows, photos: storyHeadRows + 1 }

/** Head of a remark: a dot of colour with the day in it, and the weekday. */
export function bubbleHead(item: Item, context: TypesetContext, x: number, w: number): DrawnBlock {
  const crayons = crayonsOf(context.month)
  const head = headWords(item, context)
  return {
    kind: 'drawn',
    item: item.id,
    before: 0,
    rows: 1,
    keepNext: true,
    x,
    w,
    draw: (left, top) => [
      wobblyFrame({ x: left - 1, y: top - 1.6, w: 9.4, h: 8.8 }, `${item.id} blob`, {
        fill: crayons.line,
        radius: 5,
      }),
      {
        kind: 'text',
        x: left - 1,
        y: top - 1.4,
        w: 9.4,
        style: 'dot',
        align: 'center',
        lines: 1,
        runs: [head.day],
        color: '#FFFFFF',
      },
      {
        kind: 'text',
        x: left + 10.6,
        y: top - 1.4,
        w: w - 10.6,
        style: 'meta',
        lines: 1,
        runs: [head.weekday],
        color: crayons.deep,
      },
    ],
  }
}
