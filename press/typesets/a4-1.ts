import type { Item } from '#domain/books/item'
import { monthWord } from '../text/dates.ts'
import type { TypesetContext } from './context.ts'
import { type FlowDesign, flow } from './flow.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { openerPicture } from './opener-picture.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { railFoot, railHead } from './rail-head.ts'
import type { Typeset } from './typeset.ts'

/** A4, one column: an album for the table. Days in the margin, pictures as large as they bear, wide white. */
export const a4One: Typeset<'a4-1'> = {
  name: 'a4-1',
  paper: 'a4',
  margins: { top: 27, bottom: 27, outside: 20 },
  rowMm: 3.3,
  styles: {
    body: { family: 'serif', size: 11, lineHeight: 6.6, justify: true },
    title: { family: 'serif', size: 16, weight: 700, lineHeight: 9.9 },
    day: { family: 'serif', size: 30, weight: 300, lineHeight: 11, color: seal },
    caption: { family: 'serif', size: 9.8, lineHeight: 6.6, color: grey, justify: true },
    small: { family: 'sans', size: 8, lineHeight: 6.6, color: grey },
    meta: { family: 'sans', size: 8, lineHeight: 6.6, color: grey },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    opener: { family: 'serif', size: 40, weight: 300, lineHeight: 20, color: ink, tracking: 0.1 },
    openerYear: { family: 'sans', size: 11, weight: 300, lineHeight: 6.6, color: faint, tracking: 0.3 },
    folio: { family: 'serif', size: 9, lineHeight: 5, color: grey },
    running: { family: 'sans', size: 7.4, lineHeight: 5, color: faint, tracking: 0.1 },
  },
  typesetMonth(items, context) {
    const blocks = items.flatMap(item => [
      ...railHead(item, context, margin),
      ...itemBlocks(item, context, design(context)),
      railFoot(item, margin),
    ])
    const columnWidth = context.area.width
    return flow(blocks, context, { columns: 1, columnGap: 0, columnWidth, opener: opener(items, context) })
  },
}

const rail = 34
const margin = { width: rail - 4, column: rail, before: 6 }

function design(context: TypesetContext): ItemDesign {
  const column = { x: rail, w: context.area.width - rail }
  return {
    ...column,
    paragraphGap: 1,
    partGap: 2,
    // many pictures take the whole width, below words that keep clear of the day in the margin
    photos: (item, group) =>
      group >= 3 && item.text.length > 160 ? { x: 0, w: context.area.width } : column,
    photoGap: 2,
    photoRows: context.area.rows,
    photoTargetScale: 0.9,
    groupMost: 6,
    accent: seal,
    hairline,
  }
}

function opener(items: Item[], context: TypesetContext): FlowDesign['opener'] {
  const { top, width, rowMm } = context.area
  const picture = openerPicture(items, context, 118)
  const y = picture ? 128 : top
  return {
    rows: Math.ceil((y + 30 - top) / rowMm),
    headless: picture !== undefined,
    elements: [
      ...(picture ? [picture] : []),
      {
        kind: 'text',
        x: rail,
        y,
        w: width - rail,
        style: 'opener',
        lines: 1,
        runs: [monthWord(context.month, context.locale)],
        heading: 1,
      },
      {
        kind: 'text',
        x: 0,
        y: y + 9,
        w: rail,
        style: 'openerYear',
        lines: 1,
        runs: [context.month.slice(0, 4)],
      },
      { kind: 'rect', x: rail, y: y + 22, w: 16, h: 0.8, fill: seal },
    ],
  }
}
