import type { Item } from '#domain/books/item'
import type { Element } from '../page/display-list.ts'
import type { Block } from '../paginate/block.ts'
import { monthWord } from '../text/dates.ts'
import type { TypesetContext } from './context.ts'
import { flow } from './flow.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { headWords, whereAndWho } from './item-head.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { lineBlocks } from './text-block.ts'
import type { Typeset } from './typeset.ts'

/** A5, one column: a book of letters. Serif, wide measure, the day as a numeral over a hairline. */
export const a5One: Typeset<'a5-1'> = {
  name: 'a5-1',
  paper: 'a5',
  margins: { top: 22, bottom: 21, outside: 15 },
  rowMm: 2.85,
  styles: {
    body: { family: 'serif', size: 9.6, lineHeight: 5.7, justify: true },
    title: { family: 'serif', size: 12.5, weight: 700, lineHeight: 5.7 },
    day: { family: 'serif', size: 19, weight: 300, lineHeight: 8.55, color: seal },
    caption: { family: 'serif', size: 8.8, lineHeight: 5.7, color: grey, justify: true },
    small: { family: 'sans', size: 7.2, weight: 400, lineHeight: 4.275, color: grey },
    meta: { family: 'sans', size: 7.2, lineHeight: 5.7, color: grey },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    numeral: { family: 'serif', size: 64, weight: 300, lineHeight: 24, color: ink },
    opener: { family: 'serif', size: 13, weight: 400, lineHeight: 6, color: ink, tracking: 0.12 },
    openerYear: { family: 'sans', size: 8, lineHeight: 5, color: faint, tracking: 0.2 },
    folio: { family: 'serif', size: 8, lineHeight: 5, color: grey },
    running: { family: 'sans', size: 6.6, lineHeight: 5, color: faint, tracking: 0.08 },
  },
  typesetMonth(items, context) {
    const blocks = items.flatMap(item => [
      ...head(item, context),
      ...itemBlocks(item, context, design(context)),
    ])
    const columnWidth = context.area.width
    return flow(blocks, context, { columns: 1, columnGap: 0, columnWidth, opener: opener(context) })
  },
}

function design(context: TypesetContext): ItemDesign {
  return {
    x: 0,
    w: context.area.width,
    paragraphGap: 1,
    partGap: 2,
    photoGap: 1.6,
    photoRows: context.area.rows,
    accent: seal,
    hairline,
  }
}

function head(item: Item, context: TypesetContext): Block[] {
  const words = headWords(item, context)
  const w = context.area.width
  const where = whereAndWho(words)
  const right = `${words.weekday}　${words.clock}`
  const blocks: Block[] = [
    {
      kind: 'drawn',
      item: item.id,
      before: 5,
      keepNext: true,
      rows: 4,
      x: 0,
      w,
      draw: (x, y) => [
        { kind: 'rect', x, y, w, h: 0.15, fill: hairline },
        { kind: 'text', x, y: y + 1.6, w: 24, style: 'day', lines: 1, runs: [words.day] },
        {
          kind: 'text',
          x: x + w - 60,
          y: y + 3,
          w: 60,
          style: 'meta',
          align: 'right',
          lines: 1,
          runs: [right],
        },
      ],
    },
  ]
  if (where) {
    blocks.push(...lineBlocks(item.id, where, 'meta', context, { x: 0, w, keepNext: true }))
  }
  return blocks
}

function opener(context: TypesetContext): { rows: number; elements: Element[] } {
  const { top, width } = context.area
  const month = String(Number(context.month.slice(4)))
  return {
    rows: 16,
    elements: [
      { kind: 'text', x: 0, y: top - 4, w: 60, style: 'numeral', lines: 1, runs: [month] },
      {
        kind: 'text',
        x: 0,
        y: top + 24,
        w: width / 2,
        style: 'opener',
        lines: 1,
        runs: [monthWord(context.month, context.locale)],
        heading: 1,
      },
      {
        kind: 'text',
        x: width - 50,
        y: top + 25,
        w: 50,
        style: 'openerYear',
        align: 'right',
        lines: 1,
        runs: [context.month.slice(0, 4)],
      },
      { kind: 'rect', x: 0, y: top + 33, w: 12, h: 0.7, fill: seal },
    ],
  }
}
