import type { Item } from '#domain/books/item'
import type { Page } from '../page/display-list.ts'
import type { TypesetContext } from './context.ts'
import { crowdedHeadOf, crowdedOf } from './crowded-of.ts'
import { flow, measuredBlocks } from './flow.ts'
import { fullestWay, hasHole, wantingOf } from './fullest-way.ts'
import { onLines } from './on-lines.ts'
import { grey, ink, seal } from './palette.ts'
import { partedOf } from './parted-of.ts'
import { ownOpener, withMonthsThatRunOn } from './run-on.ts'
import { type LogWay, logEntries } from './timeline/log-entries.ts'
import { logGift } from './timeline/log-gift.ts'
import { withMarksOfWhatGoesOn } from './timeline/marks-of-what-goes-on.ts'
import { narrowPhotosOf } from './timeline/narrow-photos.ts'
import { dayLine } from './timeline/rail.ts'
import { repeatedGroupsOf } from './timeline/repeated-groups.ts'
import { timelineOpener, timelineRunOn } from './timeline/timeline-opener.ts'
import { unevenFeetOf } from './timeline/uneven-feet.ts'
import type { PagesOfMonth, Typeset } from './typeset.ts'
import { whiteBesideOf } from './white-beside-of.ts'

const rowMm = 5.2

/** A5, a log: day, hour and place in a rail along one line of days, all else beside it in the order of days. */
export const a5ColumnTweet: Typeset<'a5-column-tweet'> = {
  name: 'a5-column-tweet',
  paper: 'a5',
  margins: { top: 21, bottom: 20, outside: 13 },
  rowMm,
  saysWhatGoesOn: true,
  styles: {
    body: { family: 'sans', size: 8.9, lineHeight: rowMm, justify: true },
    beside: { family: 'sans', size: 8.9, lineHeight: rowMm },
    emoji: { family: 'sans', size: 15, lineHeight: rowMm },
    large: { family: 'sans', size: 13, lineHeight: rowMm * 2, color: ink },
    sentence: { family: 'sans', size: 11.5, lineHeight: 6.1, color: ink },
    title: { family: 'sans', size: 10.5, weight: 700, lineHeight: rowMm },
    caption: { family: 'sans', size: 8.2, lineHeight: rowMm, color: grey },
    small: { family: 'sans', size: 7, lineHeight: (rowMm * 2) / 3, color: grey },
    meta: { family: 'sans', size: 7.2, lineHeight: (rowMm * 2) / 3, color: grey },
    tags: { family: 'sans', size: 7.2, lineHeight: (rowMm * 2) / 3, color: grey },
    day: { family: 'sans', size: 12.5, weight: 400, lineHeight: rowMm, color: seal },
    weekday: { family: 'sans', size: 7.2, lineHeight: rowMm, color: grey },
    scale: { family: 'sans', size: 6.5, lineHeight: 3, color: grey },
    hour: { family: 'sans', size: 8, weight: 500, lineHeight: rowMm, color: grey },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    numeral: { family: 'sans', size: 40, weight: 300, lineHeight: 17.5, color: seal },
    opener: { family: 'sans', size: 15, weight: 500, lineHeight: 7.5, tracking: 0.12 },
    runOn: { family: 'sans', size: 12, weight: 500, lineHeight: rowMm * 2, tracking: 0.12 },
    openerYear: { family: 'sans', size: 8, lineHeight: 5, color: grey, tracking: 0.16 },
    folio: { family: 'sans', size: 7, lineHeight: 5, color: grey },
    running: { family: 'sans', size: 6.8, lineHeight: 5, color: grey, tracking: 0.08 },
  },
  gift: logGift,
  typesetMonth: (items, context) => onLines(context => setWell(items, context), context),
}

// With white at the right of photos only where pages would else have clearly more below them.
function setWell(items: Item[], context: TypesetContext): PagesOfMonth {
  const set = (ways: readonly LogWay[]) => ways.map(way => () => setMonth(items, context, way))
  const faultOf = (month: PagesOfMonth) =>
    crowdedOf(month, context) +
    crowdedHeadOf(month, context) +
    partedWeight * partedOf(month, context) +
    emptierFromLeft(month) +
    unevenWeight * unevenFeetOf(month) +
    perNarrow * narrowPhotosOf(month) +
    perRepeated * repeatedGroupsOf(month) +
    (hasHole(month, third) ? ofHole : 0) +
    (lastEmpty(month) > 1 / 3 ? ofShortEnd : 0) +
    (lastEmpty(month) > mostOfEnd ? ofCutEnd : 0) +
    Math.max(0, whiteWeight * whiteBesideOf(month, context) - fewWhite)
  const fine = fullestWay(set(fineWays), mostEmpty, faultOf)
  if (wantingOf(fine, mostEmpty) + faultOf(fine) <= besidePhotos) return fine
  const usual = fullestWay([() => fine, ...set(otherWays)], mostEmpty, (month, n) =>
    month === fine ? faultOf(fine) : faultOf(month) + besidePhotos + plainnessOf(otherWays[n - 1]),
  )
  if (shortOf(usual) === 0) return usual
  return fullestWay(
    [() => usual, ...set(lastWays)],
    1,
    month =>
      shortOf(month) +
      longerThan(usual, month) +
      partedWeight * Math.max(0, partedOf(month, context) - partedOf(usual, context)),
  )
}

// What is wanting of a way whose albums have no photo that leads.
const plainnessOf = ({ led = true }: LogWay = {}) => (led ? 0 : ofNoLead)

// What is wanting of pages that look like a mistake, wherever their month begins.
function shortOf(month: PagesOfMonth): number {
  const { pages, fromLeft = pages } = month
  const both = [{ pages }, { pages: fromLeft }]
  const has = (isFault: (month: PagesOfMonth) => boolean) => both.some(isFault)
  return (
    (has(month => hasHole(month, third)) ? ofHole : 0) +
    (has(month => lastEmpty(month) > 1 / 3) ? ofShortEnd : 0) +
    (has(month => lastEmpty(month) > mostOfEnd) ? ofCutEnd : 0) +
    ofEmptierEnd * Math.max(0, lastEmpty(month) - 1 / 3)
  )
}

function longerThan(usual: PagesOfMonth, { pages }: PagesOfMonth): number {
  const more = pages.length - usual.pages.length
  return more * (more > 0 ? perPage : perPageLess)
}

const lastEmpty = ({ pages }: PagesOfMonth): number => pages.at(-1)?.empty ?? 0

// How much more is wanting of a month where it begins on a left page.
function emptierFromLeft(month: PagesOfMonth): number {
  const { fromLeft } = month
  return fromLeft ? Math.max(0, wantingOf({ pages: fromLeft }, mostEmpty) - wantingOf(month, mostEmpty)) : 0
}

/** Share of a page: a row, which groups leave of it whose heights are those of their photos. */
const mostEmpty = 0.03
/** Share of a page, as the audit counts it of what is filled down to its foot; before the end of a month it looks like a fault. */
const third = 0.31
const ofHole = 0.4
/** What words whose photos stand on the next page count for, against those of other books: the foot below them is seldom full. */
const partedWeight = 2
/** A last page that is a third empty. */
const ofShortEnd = 0.15
/** One with hardly more than a quarter of it said looks cut off. */
const mostOfEnd = 0.7
const ofCutEnd = 0.4
/** Of what is empty beyond a third. */
const ofEmptierEnd = 0.1
/** What a page more counts for that mends another: less than a hole, more than a short end. */
const perPage = 0.2
/** What one less counts for: less than a short end. */
const perPageLess = 0.14
/** What white at the right of photos counts for, against shares of pages that are empty, and what all ways count for that have more of it. */
const whiteWeight = 0.4
const ofNoLead = 0.15
/** What feet of facing pages count for, and each photo that is a strip (decision 0209). */
const unevenWeight = 0.5
const perNarrow = 0.01
/** What each group counts for that stands as one of the two before it. */
const perRepeated = 0.05
/** Of that so much is no reason to set a month anew. */
const fewWhite = 0.03
const besidePhotos = 0.1

/** Ways to set the pages of a month: groups as they are, squeezed where a page has less room, and on more lines. */
const fineWays: readonly LogWay[] = [
  { leadsAlways: true },
  { groupsKeep: 0.45, leadsAlways: true },
  { groupsKeep: 0.45, moreLines: true },
]
/** Photos on more lines, which fit more pages: without one that leads, albums in smaller groups, and photos alone of two fifths of the measure. */
const otherWays: readonly LogWay[] = [
  { groupsKeep: 0.45, moreLines: true, led: false },
  { groupsKeep: 0.45, moreLines: true, albumMost: 4 },
  { groupsKeep: 0.45, moreLines: true, narrow: [2 / 5] },
]
/** Of the measure. */
const narrow = [2 / 5, 1 / 3] as const
/** Where pages would else look like a mistake: all of that, photos alone of a third of the measure, and groups that leave their width. */
const lastWays: readonly LogWay[] = [
  { groupsKeep: 0.38, moreLines: true, narrow },
  { groupsKeep: 0.45, moreLines: true, led: false, narrow },
  { groupsKeep: 0.45, moreLines: true, albumMost: 4, narrow },
  ...[4, 8, 13].flatMap((openerMore): LogWay[] => [
    { openerMore },
    { groupsKeep: 0.45, moreLines: true, openerMore },
  ]),
  { groupsFill: false, moreLines: true },
]

/** Of a last page: as far down as photos stretch. */
const endShare = 1

function setMonth(items: Item[], context: TypesetContext, way: LogWay): PagesOfMonth {
  const { width: columnWidth, top, rowMm } = context.area
  const opener = timelineOpener(items, context, ownOpener(items, context), way.openerMore)
  const blocks = measuredBlocks(
    withMonthsThatRunOn(items, context, logEntries(way), timelineRunOn),
    context,
    leastLines,
  )
  const month = flow(blocks, context, {
    columns: 1,
    columnGap: 0,
    columnWidth,
    opener,
    endShare,
    grows: true,
    ofEarlyEnd,
  })
  const below = top + opener.rows * rowMm
  const { pages, fromLeft } = month
  const all = [...items, ...(context.runOn ?? []).flatMap(({ items }) => items)]
  const marked = (pages: readonly Page[]) =>
    withDayLine(withMarksOfWhatGoesOn(pages, all, context), below, context)
  return { pages: marked(pages), ...(fromLeft && { fromLeft: marked(fromLeft) }) }
}

// From head to foot of all pages of a month, below its opener; it ends where the last photo or line of it does.
function withDayLine(pages: readonly Page[], below: number, context: TypesetContext): Page[] {
  const { top, height } = context.area
  return pages.map((page, n) => {
    const foot = n === pages.length - 1 ? footOf(page, context) : top + height - keptOff
    const line = dayLine((n === 0 ? below : top) + keptOff, foot, context)
    return { ...page, elements: [...line, ...page.elements] }
  })
}

// The foot of the lowest photo, or of the letters of the lowest line.
function footOf({ regions }: Page, { area }: TypesetContext): number {
  const shown = regions.filter(({ h }) => h > 0)
  return Math.max(
    area.top,
    ...shown.map(({ y, h, photo }) => y + h - (photo === undefined ? belowLetters : 0)),
  )
}

/** mm of a line of words below its letters. */
const belowLetters = 1.1

/** mm that photos keep off the head and the foot of the type area. */
const keptOff = 0.9

/** As much as a page has that is a quarter empty. */
const ofEarlyEnd = 0.6

/** Of an entry on either side of the end of a page: one of fewer than twice as many stays whole. */
const leastLines = 3
