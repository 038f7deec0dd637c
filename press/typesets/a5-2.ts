import type { Item } from '#domain/books/item'
import { areClippings } from '../edit/are-clippings.ts'
import { gatherings } from '../edit/gathering.ts'
import { isAlone } from '../edit/is-alone.ts'
import { columnsOf } from '../page/columns.ts'
import type { TextStyle } from '../page/style.ts'
import { monthWord } from '../text/dates.ts'
import { leadingOf } from './baseline.ts'
import type { TypesetContext } from './context.ts'
import { flow, measuredBlocks } from './flow.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { magazineGift } from './magazine-gift.ts'
import { aboveHeads, magazineHead } from './magazine-head.ts'
import { magazineModules } from './magazine-modules.ts'
import { magazineOpener } from './magazine-opener.ts'
import { type Opening, openingsOf } from './magazine-openings.ts'
import { type OpenerWay, type PlannedMonth, planMonth } from './magazine-pages.ts'
import { isInColumn } from './magazine-picture.ts'
import { monthBlocks } from './month-blocks.ts'
import { onLines } from './on-lines.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { ownOpener, type RunOnHead, runOnBlock, withMonthsThatRunOn } from './run-on.ts'
import { sayersOf } from './said-on-page.ts'
import { belowHead } from './sign-in-head.ts'
import type { PagesOfMonth, Typeset } from './typeset.ts'

const rowMm = 5
const body: TextStyle = { family: 'serif', size: 8.8, lineHeight: rowMm, justify: true }
const day: TextStyle = { family: 'sans', size: 11.5, weight: 700, lineHeight: rowMm, color: seal }
const meta: TextStyle = { family: 'sans', size: 6.6, lineHeight: (rowMm * 2) / 3, color: grey }

/** A5, two columns: a small magazine. Each month opens with a picture across the page or in a column, columns part at a hairline. */
export const a5Two: Typeset<'a5-2'> = {
  name: 'a5-2',
  paper: 'a5',
  margins: { top: 20, bottom: 20, outside: 14 },
  rowMm,
  saysWhatGoesOn: true,
  styles: {
    body,
    pulled: { family: 'serif', size: 13, weight: 700, lineHeight: 1.5 * rowMm, color: ink },
    remark: { family: 'serif', size: 12.5, lineHeight: 1.5 * rowMm, color: ink },
    large: { family: 'serif', size: 14, lineHeight: rowMm * 2 },
    lead: { family: 'serif', size: 10.4, lineHeight: rowMm, justify: true },
    title: { family: 'serif', size: 11, weight: 700, lineHeight: rowMm },
    day,
    caption: { family: 'serif', size: 8.2, lineHeight: rowMm, color: grey },
    small: { family: 'sans', size: 6.8, lineHeight: (rowMm * 2) / 3, color: grey },
    meta,
    // where days are, as high as these but for a millimetre: pages begin in one line
    section: { family: 'sans', size: 8, weight: 500, lineHeight: rowMm, color: seal },
    tags: { family: 'sans', size: 6.6, lineHeight: (rowMm * 2) / 3, color: grey },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    numeral: { family: 'sans', size: 46, weight: 900, lineHeight: 17, color: seal },
    opener: { family: 'serif', size: 17, weight: 700, lineHeight: 9.6, color: ink, tracking: 0.06 },
    runOn: { family: 'serif', size: 13, weight: 700, lineHeight: rowMm * 2, color: ink, tracking: 0.06 },
    openerYear: { family: 'sans', size: 8, weight: 500, lineHeight: 4.8, color: faint, tracking: 0.16 },
    folio: { family: 'sans', size: 7.5, weight: 500, lineHeight: 5, color: ink },
    running: { family: 'sans', size: 6.6, lineHeight: 5, color: faint, tracking: 0.06 },
  },
  gift: magazineGift,
  typesetMonth: (items, context) => {
    // a few words that have their month to themselves, and clippings that are all there is, stand over both columns
    const isOneColumn = context.edited && !context.sharesPages && (isAlone(items) || areClippings(items))
    return isOneColumn
      ? monthInOneColumn(items, context)
      : onLines(context => monthInBands(items, context), context)
  },
}

function monthInBands(items: Item[], context: TypesetContext): PagesOfMonth {
  const half = columnOf(context)
  const designs = { column: inColumn(context), wide: { ...wideDesign(context), body: 'body' } }
  const own = ownOpener(items, context)
  const modulesOf = magazineModules(context, designs, month => runOnBlock(runOnHead(month, half)))
  const months = openingsOf(items, context, half, wideDesign(context)).flatMap((opening, rank) => {
    const openers = openersOf(opening, rank, own, context)
    return planMonth(modulesOf(opening.items), openers, context, { width: half, gap: columnGap }) ?? []
  })
  const best = months.reduce<PlannedMonth | undefined>(
    (best, month) => (best && best.demerits <= month.demerits ? best : month),
    undefined,
  )
  return best ? { pages: best.draw() } : monthInOneColumn(items, context)
}

// What is shown largest first.
function openersOf(
  { picture, others, items }: Opening,
  rank: number,
  own: Item[],
  context: TypesetContext,
): OpenerWay[] {
  const demerits = rank === 0 ? 0 : ofSmaller
  const silence = picture && isInColumn(picture, context) ? ofSilentBeside : ofSilent
  return [picture, ...others].flatMap((picture, n) =>
    [true, false].map(speaks => {
      const opener = magazineOpener(own, picture, context, {
        columnWidth: columnOf(context),
        isOneColumn: false,
        speaks,
      })
      return {
        opener,
        demerits: demerits + (n === 0 ? 0 : ofOther) + (speaks ? 0 : silence),
        sayers: sayersOf(opener, items),
      }
    }),
  )
}

/** Demerits: of an opener with a smaller picture, one of another height, one without a sentence, and one without it beside a picture. */
const ofSmaller = 0.2
const ofOther = 0.02
const ofSilent = 0.1
const ofSilentBeside = 0.7

// A few words or clippings that have their month to themselves, and what has room in no band.
function monthInOneColumn(items: Item[], context: TypesetContext): PagesOfMonth {
  const { width } = context.area
  const blocksOf = (items: Item[], context: TypesetContext) => {
    const look = isAlone(items) ? wideDesign(context) : design(context, width, 12)
    return monthBlocks(items, context, look, (item, look) => [
      ...magazineHead(item, context, width),
      ...itemBlocks(belowHead(item), context, look),
    ])
  }
  const blocks = measuredBlocks(
    withMonthsThatRunOn(items, context, blocksOf, month => runOnHead(month, width)),
    context,
    3,
  )
  return flow(blocks, context, {
    columns: 1,
    columnGap,
    columnWidth: width,
    opener: magazineOpener(ownOpener(items, context), undefined, context, {
      columnWidth: columnOf(context),
      isOneColumn: true,
      speaks: true,
    }),
  })
}

const columnGap = 7
const columnOf = ({ area }: TypesetContext) => (area.width - columnGap) / 2

// Left edges of photos in a column: its own and its half.
const linesOfColumn = (context: TypesetContext): number[] => [0, (columnOf(context) + leadingOf(body)) / 2]

// Those of both columns, and thirds and fifths of the measure; photos off the trim have two more on pages of either side (decision 0128).
function linesOf(context: TypesetContext): number[] {
  const right = columnOf(context) + columnGap
  const measure = context.area.width + leadingOf(body)
  return [
    ...linesOfColumn(context).flatMap(line => [line, right + line]),
    ...[1 / 5, 1 / 3, 2 / 5, 3 / 5, 2 / 3, 4 / 5].map(part => part * measure),
  ].toSorted((a, b) => a - b)
}

/** mm: photos stand in the middle between the words above them and the rule below. */
const offWords = 0.9

function design(context: TypesetContext, w: number, columns = 6): ItemDesign {
  return {
    x: 0,
    w,
    columns: columnsOf(w, columns, leadingOf(body)),
    lines: linesOf(context),
    gathering: gatherings['a5-2'],
    daysWithMonths: true,
    paragraphGap: 0,
    partGap: 1,
    headGap: 0,
    photosGap: 0,
    captionGap: 0,
    indentEm: 2,
    photoGap: leadingOf(body),
    photoInset: leadingOf(body),
    offWords,
    photoRows: context.area.rows,
    photoTargetScale: 1.2,
    groupMost: 4,
    // as the heads of entries
    sectionRule: { rows: 1, before: 1, rule: -aboveHeads / rowMm, atHead: true },
    accent: seal,
    hairline,
  }
}

// What is no figure: captions, pictures with words, sizes that their owner chose.
const inColumn = (context: TypesetContext): ItemDesign => ({
  ...design(context, columnOf(context)),
  lines: linesOfColumn(context),
  leastSpan: 34,
  leastClipping: 34,
  // as wide as one of two beside each other, decision 0207
  leastScreen: 25.8,
  groupsKeep: 0.5,
  aloneOnEvery: 6,
})

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
