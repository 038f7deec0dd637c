import type { Item } from '#domain/books/item'
import type { Element } from '../page/display-list.ts'
import type { Block } from '../paginate/block.ts'
import { monthWord } from '../text/dates.ts'
import type { TypesetContext } from './context.ts'
import { type FlowDesign, flow } from './flow.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { headWords, whereAndWho } from './item-head.ts'
import { openerPicture } from './opener-picture.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { lineBlocks } from './text-block.ts'
import type { Typeset } from './typeset.ts'

/** A5, two columns: a small magazine. Each month opens with a picture across the page, columns part at a hairline. */
export const a5Two: Typeset<'a5-2'> = {
  name: 'a5-2',
  paper: 'a5',
  margins: { top: 20, bottom: 20, outside: 13 },
  rowMm: 2.4,
  styles: {
    body: { family: 'serif', size: 8.3, lineHeight: 4.8, justify: true },
    title: { family: 'serif', size: 10.5, weight: 700, lineHeight: 4.8 },
    day: { family: 'sans', size: 12.5, weight: 700, lineHeight: 4.8, color: seal },
    caption: { family: 'serif', size: 7.8, lineHeight: 4.8, color: grey },
    small: { family: 'sans', size: 6.4, lineHeight: 4.8, color: grey },
    meta: { family: 'sans', size: 6.4, lineHeight: 4.8, color: grey },
    mark: { family: 'sans', size: 6, weight: 700, lineHeight: 4.2, color: ink },
    numeral: { family: 'sans', size: 46, weight: 900, lineHeight: 17, color: seal },
    opener: { family: 'serif', size: 17, weight: 700, lineHeight: 9.6, color: ink, tracking: 0.06 },
    openerYear: { family: 'sans', size: 8, weight: 500, lineHeight: 4.8, color: faint, tracking: 0.16 },
    folio: { family: 'sans', size: 7.5, weight: 500, lineHeight: 5, color: ink },
    running: { family: 'sans', size: 6.4, lineHeight: 5, color: faint, tracking: 0.06 },
  },
  typesetMonth(items, context) {
    const columnWidth = (context.area.width - columnGap) / 2
    const blocks = items.flatMap(item => [
      ...head(item, context, columnWidth),
      ...itemBlocks(item, context, design(context, columnWidth)),
    ])
    const opens = opener(items, context)
    const { top, height, rowMm } = context.area
    const rule = (page: number): Element[] => {
      const down = page === 0 ? opens.rows * rowMm : 0
      const x = columnWidth + columnGap / 2 - 0.075
      return [{ kind: 'rect', x, y: top + down + 1, w: 0.15, h: height - down - 1, fill: hairline }]
    }
    return flow(blocks, context, { columns: 2, columnGap, columnWidth, opener: opens, furniture: rule })
  },
}

const columnGap = 7

function design(context: TypesetContext, w: number): ItemDesign {
  return {
    x: 0,
    w,
    paragraphGap: 1,
    partGap: 1,
    photoGap: 1.2,
    photoRows: context.area.rows,
    photoTargetScale: 0.62,
    groupMost: 4,
    accent: seal,
    hairline,
  }
}

function head(item: Item, context: TypesetContext, w: number): Block[] {
  const words = headWords(item, context)
  const where = whereAndWho(words)
  return [
    {
      kind: 'drawn',
      item: item.id,
      before: 4,
      keepNext: true,
      rows: 3,
      x: 0,
      w,
      draw: (x, y) => [
        { kind: 'rect', x, y: y + 0.2, w, h: 0.5, fill: ink },
        { kind: 'text', x, y: y + 1.6, w: 24, style: 'day', lines: 1, runs: [`${words.month}.${words.day}`] },
        {
          kind: 'text',
          x: x + w - 30,
          y: y + 1.8,
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

function opener(items: Item[], context: TypesetContext): FlowDesign['opener'] {
  const { top, width, rowMm } = context.area
  const picture = openerPicture(items, context, 62)
  const rows = picture ? Math.ceil(66 / rowMm) + 3 : 11
  const y = picture ? 67 : top + 2
  return {
    rows,
    headless: picture !== undefined,
    elements: [
      picture ?? { kind: 'rect', x: 0, y: top - 1, w: width, h: 0.6, fill: ink },
      {
        kind: 'text',
        x: 0,
        y,
        w: width * 0.7,
        style: 'opener',
        lines: 1,
        runs: [monthWord(context.month, context.locale)],
        heading: 1,
      },
      {
        kind: 'text',
        x: width - 40,
        y: y + 3,
        w: 40,
        style: 'openerYear',
        align: 'right',
        lines: 1,
        runs: [`${context.month.slice(0, 4)}.${context.month.slice(4)}`],
      },
    ],
  }
}
