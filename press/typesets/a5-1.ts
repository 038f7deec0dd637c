import type { Item } from '#domain/books/item'
import { type Columns, columnsOf, spanOf } from '../page/columns.ts'
import type { Element } from '../page/display-list.ts'
import type { TextStyle } from '../page/style.ts'
import { monthWord } from '../text/dates.ts'
import { leadingOf, ontoBaselineOf } from './baseline.ts'
import type { TypesetContext } from './context.ts'
import { entryWithPages } from './entry-with-pages.ts'
import { flow, type Opener } from './flow.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign, PhotoPlace, PhotoShape } from './item-design.ts'
import { besideMargin, type MarginDesign, marginHeads } from './margin-heads.ts'
import { monthBlocks } from './month-blocks.ts'
import { factLines } from './month-facts.ts'
import { onLines } from './on-lines.ts'
import { type OpenerFrame, type OpenerPicture, openerPicture } from './opener-picture.ts'
import { openerSentence } from './opener-sentence.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { ownOpener, type RunOnHead, withMonthsThatRunOn } from './run-on.ts'
import type { PagesOfMonth, Typeset } from './typeset.ts'

const rowMm = 5.7
/** Left edges of photos, as parts of the width: its six columns, and the quarters and fifths that four and five alike stand on. */
const lines = [0, 1 / 6, 1 / 5, 1 / 4, 1 / 3, 2 / 5, 1 / 2, 3 / 5, 2 / 3, 3 / 4, 4 / 5, 5 / 6]
const body: TextStyle = { family: 'serif', size: 9.3, lineHeight: rowMm, justify: true }
const day: TextStyle = { family: 'serif', size: 12.5, weight: 500, lineHeight: rowMm, color: seal }
const month: TextStyle = {
  family: 'serif',
  size: 26,
  weight: 300,
  lineHeight: rowMm * 2,
  color: ink,
  tracking: 0.1,
}
const year: TextStyle = { family: 'sans', size: 8, lineHeight: rowMm, color: faint, tracking: 0.2 }
const newYear: TextStyle = { ...month, color: seal, tracking: 0 }
const hour: TextStyle = { family: 'sans', size: 6.8, lineHeight: rowMm, color: grey }

/** A5, a quiet literary journal: days in the margin, words on four columns of six, pictures on three, four or six. */
export const a5One: Typeset<'a5-1'> = {
  name: 'a5-1',
  paper: 'a5',
  margins: { top: 22, bottom: 21, outside: 13 },
  rowMm,
  styles: {
    body,
    day,
    hour,
    large: { family: 'serif', size: 14.5, lineHeight: rowMm * 2 },
    sentence: { family: 'serif', size: 10.8, weight: 300, lineHeight: rowMm, color: ink },
    title: { family: 'serif', size: 11.5, weight: 700, lineHeight: rowMm },
    caption: { family: 'serif', size: 8.8, lineHeight: rowMm, color: grey, justify: true },
    small: { family: 'sans', size: 6.8, lineHeight: (rowMm * 2) / 3, color: grey },
    meta: { family: 'sans', size: 6.8, lineHeight: (rowMm * 2) / 3, color: grey },
    tags: { family: 'sans', size: 6.6, lineHeight: (rowMm * 2) / 3, color: grey },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    opener: month,
    runOn: { ...month, size: 15 },
    openerYear: year,
    newYear,
    folio: { family: 'serif', size: 8, lineHeight: 5, color: grey },
    running: { family: 'sans', size: 6.6, lineHeight: 5, color: faint, tracking: 0.08 },
  },
  typesetMonth: (items, context) => onLines(context => setMonth(items, context), context),
}

function setMonth(items: Item[], context: TypesetContext): PagesOfMonth {
  const page = pageOf(context)
  const margin = marginDesign(page)
  const { picture, items: entries } = openerPicture(items, context, framesOf(page, context))
  const blocksOf = (items: Item[], context: TypesetContext) => {
    const heads = marginHeads(items, context, margin)
    const look = design(page, context)
    const ownPages = (item: Item) =>
      besideMargin(item, entryWithPages(item, context, ownLook(look, page)), heads, margin)
    return monthBlocks(items, context, { ...look, ownPages }, (item, design) =>
      besideMargin(item, itemBlocks(item, context, design), heads, margin),
    )
  }
  const blocks = withMonthsThatRunOn(entries, context, blocksOf, month => runOnHead(page, month))
  const columnWidth = context.area.width
  const opens = opener(page, ownOpener(items, context), picture, context)
  return flow(blocks, context, { columns: 1, columnGap: 0, columnWidth, opener: opens })
}

interface PageDesign {
  columns: Columns
  margin: { x: number; w: number }
  words: { x: number; w: number }
}

function pageOf(context: TypesetContext): PageDesign {
  const columns = columnsOf(context.area.width, 6, leadingOf(body))
  return { columns, margin: spanOf(columns, 0, 2), words: spanOf(columns, 2, 4) }
}

function design({ columns, words }: PageDesign, context: TypesetContext): ItemDesign {
  return {
    ...words,
    columns: columnsOf(context.area.width, 12, leadingOf(body)),
    lines: lines.map(line => line * (context.area.width + leadingOf(body))),
    paragraphGap: 0,
    stanzaGap: 1,
    partGap: 1,
    headGap: 0,
    photosGap: 0,
    captionGap: 0,
    indentEm: 2,
    photos: (_, group) => placeOf(group, columns, context),
    narrowPlace: words,
    quietPhotos: (_, group) => quietPlaceOf(group, columns),
    photoGap: leadingOf(body),
    photoInset: leadingOf(body),
    photoRows: context.area.rows,
    largeBody: 'large',
    accent: seal,
    hairline,
  }
}

// A picture alone stands under the words, on three columns where four would be too many for it; wide ones and groups go over
// the margin, too, and what is wide and has the pixels for it runs off the page.
function placeOf(group: readonly PhotoShape[], columns: Columns, context: TypesetContext): PhotoPlace {
  const all = spanOf(columns, 0, 6)
  const [photo] = group
  if (!photo || group.length > 1) return all
  const { aspect, maxWidth, large, small } = photo
  if (large) return all
  if (aspect >= 1.3 && maxWidth >= context.area.page.width + 8 && !small) return { ...all, bleeds: true }
  if (aspect >= 1.2 && maxWidth >= all.w) return all
  const four = spanOf(columns, 2, 4)
  return maxWidth >= four.w * 0.9 ? four : spanOf(columns, 2, 3)
}

// On pages of its own what is wide and has the pixels for it goes over the margin, what is tall stands over its words.
function ownLook(look: ItemDesign, { columns, words }: PageDesign): ItemDesign {
  const all = spanOf(columns, 0, 6)
  return {
    ...look,
    photoTargetScale: 1.4,
    photos: (_, group) => {
      const [photo] = group
      if (photo && group.length === 1) return photo.aspect < 1.2 || photo.maxWidth < all.w * 0.9 ? words : all
      return group.length <= 2 && !isWidePair(group) ? words : all
    },
  }
}

// With the words, a tall one alone on three of their columns; a wide pair, and three and more, in low rows over the margin, too.
function quietPlaceOf(group: readonly PhotoShape[], columns: Columns): PhotoPlace {
  const [photo] = group
  if (!photo || photo.large || group.length > 2 || isWidePair(group)) return spanOf(columns, 0, 6)
  const isTall = group.length === 1 && photo.aspect < 1
  return spanOf(columns, 2, isTall ? 3 : 4)
}

// Two that would be stamps beside each other on the columns of the words.
const isWidePair = (group: readonly PhotoShape[]) =>
  group.length === 2 && group.reduce((sum, { aspect }) => sum + aspect, 0) > 1.8

const marginDesign = ({ margin, words }: PageDesign): MarginDesign => ({
  ...margin,
  column: words,
  before: 1,
  stretch: 1,
  dayRows: 1,
  drawDay: ({ day: number, weekday, clock }, again, x, y) => {
    const at = { kind: 'text' as const, lines: 1 }
    return [
      {
        ...at,
        x,
        y: y + ontoBaselineOf(body, day),
        w: 8,
        style: 'day',
        runs: [number],
        ...(again && { color: faint }),
      },
      {
        ...at,
        x: x + 7.4,
        y: y + ontoBaselineOf(body, hour),
        w: margin.w - 7.4,
        style: 'hour',
        runs: [`${weekday} ${clock}`],
      },
    ]
  },
})

// Below the name of the month, on the columns of the words, on three of them or over the margin, too.
function framesOf({ columns, words }: PageDesign, { area }: TypesetContext): OpenerFrame[] {
  const inset = leadingOf(body) / 2
  const feet = Array.from({ length: 6 }, (_, n) => area.top + (nameRows + 7 + n) * rowMm - inset)
  const at = { frame: 'area', y: area.top + nameRows * rowMm + inset, feet } as const
  return [
    { ...at, ...spanOf(columns, 0, 6) },
    { ...at, ...words },
    { ...at, ...spanOf(columns, 3, 3) },
  ]
}

/** Rows of the name of a month at the head of its opener, and up to which a picture leaves room for a sentence. */
const nameRows = 6
const mostRows = 20

function opener(
  { margin, words }: PageDesign,
  items: readonly Item[],
  picture: OpenerPicture | undefined,
  context: TypesetContext,
): Opener {
  const { top } = context.area
  const isNewYear = context.month.endsWith('01')
  const y = top + (picture ? 1 : 3) * rowMm
  const at = { kind: 'text' as const, lines: 1 }
  const inset = leadingOf(body) / 2
  const below = picture ? Math.round((picture.foot + inset - top) / rowMm) : 8
  const sentence = openerSentence(below <= mostRows ? items : [], context, {
    ...words,
    y: top + (below + (picture ? 0.5 : 0)) * rowMm,
    style: 'sentence',
    most: 2,
  })
  return {
    rows: below + (sentence ? sentence.lines + (picture ? 2 : 1) : 0),
    regions: picture?.regions ?? [],
    elements: [
      ...(picture?.elements ?? []),
      ...(sentence ? [sentence] : []),
      ...factLines(items, context, { style: 'small', w: margin.w }).map(
        (fact, i): Element => ({
          ...at,
          ...margin,
          y: y + 2 * rowMm + (i * rowMm * 2) / 3,
          style: 'small',
          ...fact,
        }),
      ),
      {
        ...at,
        ...margin,
        y: y + ontoBaselineOf(month, isNewYear ? newYear : year),
        style: isNewYear ? 'newYear' : 'openerYear',
        runs: [context.month.slice(0, 4)],
      },
      { ...at, ...words, y, style: 'opener', runs: [monthWord(context.month, context.locale)], heading: 1 },
      { kind: 'rect', x: words.x, y: y + 3 * rowMm, w: 12, h: 0.5, fill: seal },
    ],
  }
}

// The head of a month that runs on: its opener in small.
const runOnHead = ({ words }: PageDesign, { month, locale }: TypesetContext): RunOnHead => ({
  before: 2,
  rows: 3,
  ...words,
  draw: (_, y) => [
    { kind: 'text', ...words, y, style: 'runOn', lines: 1, runs: [monthWord(month, locale)], heading: 1 },
    { kind: 'rect', x: words.x, y: y + 2.1 * rowMm, w: 8, h: 0.4, fill: seal },
  ],
})
