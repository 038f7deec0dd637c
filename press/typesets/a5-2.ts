import type { Item } from '#domain/books/item'
import { areClippings } from '../edit/are-clippings.ts'
import { isAlone } from '../edit/is-alone.ts'
import { columnsOf } from '../page/columns.ts'
import type { Element } from '../page/display-list.ts'
import type { TextStyle } from '../page/style.ts'
import type { Block } from '../paginate/block.ts'
import { monthWord } from '../text/dates.ts'
import { leadingOf, ontoBaselineOf } from './baseline.ts'
import type { TypesetContext } from './context.ts'
import { entryWithPages } from './entry-with-pages.ts'
import { flow, type Opener } from './flow.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { headWords, whereAndWho } from './item-head.ts'
import { monthBlocks } from './month-blocks.ts'
import { factLine } from './month-facts.ts'
import { type OpenerPicture, openerFrames, openerPicture } from './opener-picture.ts'
import { openerSentence } from './opener-sentence.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { ownOpener, type RunOnHead, withMonthsThatRunOn } from './run-on.ts'
import { lineBlocks } from './text-block.ts'
import type { Typeset } from './typeset.ts'

const rowMm = 5
const body: TextStyle = { family: 'serif', size: 8.8, lineHeight: rowMm, justify: true }
const day: TextStyle = { family: 'sans', size: 12.5, weight: 700, lineHeight: rowMm, color: seal }
const meta: TextStyle = { family: 'sans', size: 6.6, lineHeight: (rowMm * 2) / 3, color: grey }

/** A5, two columns: a small magazine. Each month opens with a picture across the page, columns part at a hairline. */
export const a5Two: Typeset<'a5-2'> = {
  name: 'a5-2',
  paper: 'a5',
  margins: { top: 20, bottom: 20, outside: 13 },
  rowMm,
  styles: {
    body,
    pulled: { family: 'serif', size: 13, weight: 600, lineHeight: 1.5 * rowMm, color: ink },
    large: { family: 'serif', size: 14, lineHeight: rowMm * 2 },
    lead: { family: 'serif', size: 10.4, lineHeight: rowMm, justify: true },
    title: { family: 'serif', size: 11, weight: 700, lineHeight: rowMm },
    day,
    caption: { family: 'serif', size: 8.2, lineHeight: rowMm, color: grey },
    small: { family: 'sans', size: 6.8, lineHeight: (rowMm * 2) / 3, color: grey },
    meta,
    tags: { family: 'sans', size: 6.6, lineHeight: (rowMm * 2) / 3, color: grey },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    numeral: { family: 'sans', size: 46, weight: 900, lineHeight: 17, color: seal },
    opener: { family: 'serif', size: 17, weight: 700, lineHeight: 9.6, color: ink, tracking: 0.06 },
    runOn: { family: 'serif', size: 13, weight: 700, lineHeight: rowMm * 2, color: ink, tracking: 0.06 },
    openerYear: { family: 'sans', size: 8, weight: 500, lineHeight: 4.8, color: faint, tracking: 0.16 },
    folio: { family: 'sans', size: 7.5, weight: 500, lineHeight: 5, color: ink },
    running: { family: 'sans', size: 6.6, lineHeight: 5, color: faint, tracking: 0.06 },
  },
  typesetMonth(items, context) {
    const { width } = context.area
    // a few words that have their month to themselves stand over both columns
    const isLone = context.edited && !context.sharesPages && isAlone(items)
    // and clippings that are all there is: in one column they would leave the other empty
    const isCutOut = context.edited && !context.sharesPages && areClippings(items)
    const isOneColumn = isLone || isCutOut
    const columnWidth = isOneColumn ? width : (width - columnGap) / 2
    const { picture, items: entries } = openerPicture(items, context, openerFrames(context, feet))
    const blocksOf = (items: Item[], context: TypesetContext) => {
      const usual = isLone ? wideDesign(context) : design(context, columnWidth, isCutOut ? 12 : 6)
      const look = { ...usual, ownPages: (item: Item) => ownPages(item, context) }
      return monthBlocks(items, context, look, (item, look) => [
        ...head(item, context, columnWidth),
        ...itemBlocks(item, context, look),
      ])
    }
    const blocks = withMonthsThatRunOn(entries, context, blocksOf, month => runOnHead(month, columnWidth))
    const { top, height, rowMm } = context.area
    const rule = (page: number, _: boolean, opener: Opener): Element[] => {
      const down = page === 0 ? opener.rows * rowMm : 0
      const x = columnWidth + columnGap / 2 - 0.075
      return [{ kind: 'rect', x, y: top + down + 1, w: 0.15, h: height - down - 1, fill: hairline }]
    }
    const own = ownOpener(items, context)
    return flow(blocks, context, {
      columns: isOneColumn ? 1 : 2,
      columnGap,
      columnWidth,
      opener: opener(own, picture, context, true),
      otherOpeners: () => [
        opener(own, picture, context, false),
        ...inOtherHeights(picture, items, context).flatMap(other => [
          opener(own, other, context, true),
          opener(own, other, context, false),
        ]),
      ],
      ...(!isOneColumn && { furniture: rule }),
    })
  },
}

const columnGap = 7

function design(context: TypesetContext, w: number, columns = 6): ItemDesign {
  return {
    x: 0,
    w,
    columns: columnsOf(w, columns, leadingOf(body)),
    paragraphGap: 0,
    partGap: 1,
    headGap: 0,
    photosGap: 0,
    captionGap: 0,
    indentEm: 2,
    photoGap: leadingOf(body),
    photoInset: leadingOf(body),
    photoRows: context.area.rows,
    photoTargetScale: 1.2,
    groupMost: 4,
    accent: seal,
    hairline,
  }
}

function ownPages(item: Item, context: TypesetContext): Block[] {
  return [...head(item, context, context.area.width), ...entryWithPages(item, context, wideDesign(context))]
}

// Over both columns, in larger type.
function wideDesign(context: TypesetContext): ItemDesign {
  const { width } = context.area
  return {
    ...design(context, width),
    // of these the second and fourth begin close to columns of a half page
    columns: columnsOf(width, 4, leadingOf(body)),
    dominantColumns: columnsOf(width, 12, leadingOf(body)),
    body: 'lead',
    largeBody: 'large',
    photoTargetScale: 1.4,
  }
}

function head(item: Item, context: TypesetContext, w: number): Block[] {
  const words = headWords(item, context)
  const where = whereAndWho(words)
  return [
    {
      kind: 'drawn',
      item: item.id,
      before: 1,
      stretch: 1,
      keepNext: true,
      rows: 1,
      x: 0,
      w,
      draw: (x, y) => [
        { kind: 'rect', x, y: y - 1.4, w, h: 0.5, fill: ink },
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

/** mm from the head of the page at which its picture may end: from a third of it to a little more than half. */
const feet = Array.from({ length: 11 }, (_, n) => 62 + n * 5)

// The same picture, cut a little more: the lowest and the highest that it can be.
function inOtherHeights(
  picture: OpenerPicture | undefined,
  items: readonly Item[],
  context: TypesetContext,
): OpenerPicture[] {
  if (!picture) return []
  const [place] = picture.regions
  const others = feet.flatMap(foot => {
    const { picture: other } = openerPicture(items, context, openerFrames(context, [foot]))
    const [at] = other?.regions ?? []
    return other && at?.item === place?.item && at?.photo === place?.photo ? [other] : []
  })
  return [...others.slice(0, 1), ...others.slice(-1)].filter(({ foot }) => foot !== picture.foot)
}

function opener(
  items: Item[],
  picture: OpenerPicture | undefined,
  context: TypesetContext,
  speaks: boolean,
): Opener {
  const { top, width, rowMm } = context.area
  const y = picture ? picture.foot + 5 : top + 2
  const pulled = speaks ? pulledLines(items, context, y + 15) : undefined
  const foot = pulled ? pulled.foot + 4 : y + (picture ? 14 : 20)
  return {
    rows: Math.ceil((foot - top) / rowMm),
    headless: picture !== undefined,
    regions: picture?.regions ?? [],
    elements: [
      ...(picture?.elements ?? [{ kind: 'rect' as const, x: 0, y: top - 1, w: width, h: 0.6, fill: ink }]),
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
      ...factLine(items, context, { style: 'small', w: width * 0.6 }).map(
        (facts): Element => ({
          kind: 'text',
          x: width * 0.4,
          y: y + 8.4,
          w: width * 0.6,
          style: 'small',
          align: 'right',
          lines: 1,
          ...facts,
        }),
      ),
      ...(pulled?.elements ?? []),
    ],
  }
}

// A sentence of the month in large type beside a red rule.
function pulledLines(
  items: readonly Item[],
  context: TypesetContext,
  y: number,
): { elements: Element[]; foot: number } | undefined {
  const at = { x: 5, y, w: context.area.width - 5, style: 'pulled', most: 2 }
  const sentence = openerSentence(items, context, at)
  if (!sentence) return undefined
  const h = sentence.lines * 1.5 * rowMm
  return {
    elements: [{ kind: 'rect', x: 0, y: y + 1, w: 1, h: h - 2, fill: seal }, sentence],
    foot: y + h,
  }
}

// The head of a month that runs on: its name in its column.
const runOnHead = ({ month, locale }: TypesetContext, w: number): RunOnHead => ({
  before: 1,
  rows: 2,
  x: 0,
  w,
  draw: (x, y) => [
    { kind: 'text', x, y, w, style: 'runOn', lines: 1, runs: [monthWord(month, locale)], heading: 1 },
  ],
})
