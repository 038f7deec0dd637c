import { monthWord } from '../text/dates.ts'
import type { TypesetContext } from './context.ts'
import { type FlowDesign, flow } from './flow.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { railFoot, railHead } from './rail-head.ts'
import type { Typeset } from './typeset.ts'

/** A5 for long writing: a narrow margin of dates, large headlines, a calm column, pictures that break out of it. */
export const a5WaterfallBlog: Typeset<'a5-waterfall-blog'> = {
  name: 'a5-waterfall-blog',
  paper: 'a5',
  margins: { top: 22, bottom: 21, outside: 13 },
  rowMm: 2.9,
  styles: {
    body: { family: 'serif', size: 9.4, lineHeight: 5.8, justify: true },
    title: { family: 'serif', size: 17, weight: 900, lineHeight: 8.7, color: ink },
    day: { family: 'sans', size: 20, weight: 900, lineHeight: 8.7, color: ink },
    caption: { family: 'serif', size: 8.8, lineHeight: 5.8, color: grey, justify: true },
    small: { family: 'sans', size: 7, lineHeight: 5.8, color: grey },
    meta: { family: 'sans', size: 7, lineHeight: 5.8, color: grey },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    opener: { family: 'serif', size: 44, weight: 900, lineHeight: 18, color: '#FFFFFF' },
    openerYear: { family: 'sans', size: 9, weight: 500, lineHeight: 5.8, color: '#FFFFFF', tracking: 0.25 },
    folio: { family: 'sans', size: 7.5, weight: 700, lineHeight: 5, color: ink },
    running: { family: 'sans', size: 6.6, lineHeight: 5, color: faint, tracking: 0.08 },
  },
  typesetMonth(items, context) {
    const blocks = items.flatMap(item => [
      ...railHead(item, context, margin),
      ...itemBlocks(item, context, design(context)),
      railFoot(item, margin),
    ])
    const columnWidth = context.area.width
    return flow(blocks, context, { columns: 1, columnGap: 0, columnWidth, opener: opener(context) })
  },
}

const rail = 23
const margin = { width: rail - 3, column: rail, before: 7 }

function design(context: TypesetContext): ItemDesign {
  const column = { x: rail, w: context.area.width - rail }
  return {
    ...column,
    paragraphGap: 1,
    partGap: 2,
    photos: (item, group) =>
      group >= 2 && item.text.length > 120 ? { x: 0, w: context.area.width } : column,
    photoGap: 1.4,
    photoRows: context.area.rows,
    photoTargetScale: 0.8,
    accent: seal,
    hairline,
  }
}

// Twelve grounds, one a month, from the cold of January round the year.
const grounds = [
  '#4A6079',
  '#7D6B91',
  '#B4687A',
  '#7E9A6D',
  '#5B8F7B',
  '#3F8795',
  '#2F6F9F',
  '#C26A3D',
  '#B98A2F',
  '#A65A3A',
  '#7A5C4A',
  '#43545F',
]

function opener(context: TypesetContext): FlowDesign['opener'] {
  const { top, width, page } = context.area
  const ground = grounds[Number(context.month.slice(4)) - 1] ?? ink
  const height = 62
  return {
    rows: Math.ceil((height + 10 - top) / context.area.rowMm),
    headless: true,
    elements: [
      { kind: 'rect', frame: 'sheet', x: 0, y: 0, w: page.width, h: height, fill: ground, bleed: true },
      {
        kind: 'text',
        x: rail,
        y: 33,
        w: width - rail,
        style: 'opener',
        lines: 1,
        runs: [monthWord(context.month, context.locale)],
        heading: 1,
      },
      {
        kind: 'text',
        x: 0,
        y: 43.5,
        w: rail,
        style: 'openerYear',
        lines: 1,
        runs: [context.month.slice(0, 4)],
      },
    ],
  }
}
