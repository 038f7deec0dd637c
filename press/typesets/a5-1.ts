import type { Item } from '#domain/books/item'
import { columnsOf } from '../page/columns.ts'
import type { Page } from '../page/display-list.ts'
import type { TextStyle } from '../page/style.ts'
import type { Block } from '../paginate/block.ts'
import { composeGroup } from '../photos/compose-group.ts'
import { monthWord } from '../text/dates.ts'
import { leadingOf } from './baseline.ts'
import { belowOpener } from './below-opener.ts'
import type { TypesetContext } from './context.ts'
import { crowdedEndOf, crowdedOf } from './crowded-of.ts'
import { dayInMargin } from './day-in-margin.ts'
import { entryWithPages } from './entry-with-pages.ts'
import { withFewWordsTied } from './few-words-tied.ts'
import { flow, measuredBlocks, type Opener } from './flow.ts'
import { fullestWay, hasHole } from './fullest-way.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { albumLeaders, isLedAlbum } from './journal/album-leaders.ts'
import { framesOf, journalOpener, type OpenerForm } from './journal/journal-opener.ts'
import { type JournalPage, journalPage, lines } from './journal/journal-page.ts'
import { ownLook, placeOf, quietPlaceOf } from './journal/journal-photos.ts'
import { onTheAxis } from './journal/on-the-axis.ts'
import { smallAlone } from './journal/small-alone.ts'
import { ledByOne, strayOfLed } from './led-by-one.ts'
import { besideMargin, type MarginDesign, marginHeads } from './margin-heads.ts'
import { monthBlocks } from './month-blocks.ts'
import { onLines } from './on-lines.ts'
import { openerPicture } from './opener-picture.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { partedOf } from './parted-of.ts'
import { stampsOf } from './photo-faults.ts'
import { ownOpener, type RunOnHead, withMonthsThatRunOn } from './run-on.ts'
import type { PagesOfMonth, Typeset } from './typeset.ts'
import { withWordsTogether } from './words-together.ts'

const rowMm = 5.7
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
  margins: { top: 22, bottom: 21, outside: 14 },
  rowMm,
  styles: {
    body,
    day,
    hour,
    large: { family: 'serif', size: 14.5, lineHeight: rowMm * 2 },
    emoji: { family: 'serif', size: 13, lineHeight: rowMm },
    sentence: { family: 'serif', size: 10.8, lineHeight: rowMm, color: ink },
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
  saysWordsThatGoOn: true,
  typesetMonth(items, context) {
    const hasPhotos = items.some(({ media }) => media.length > 0)
    const tried = hasPhotos ? ways : waysOfWords
    const set = (context: TypesetContext) => {
      const setWay = settingWays(items, context)
      return fullestWay(
        tried.map(way => () => setWay(way)),
        mostEmpty,
        (month, n) =>
          (tried[n]?.anyWidth ? ofAnyWidth : 0) +
          (tried[n]?.white || tried[n]?.air ? ofWhite : 0) +
          (hasHole(month, mostHole) ? 2 : 0) +
          2 * crowdedOf(month, context) +
          crowdedEndOf(month, context) +
          ofParted * partedOf(month, context) +
          perShortEnd * shortEndsOf(month) +
          ofStamps * stampsOf(month, items, { least: noStamp, alone: () => 0, pxPerMm: context.pxPerMm }),
      )
    }
    return onLines(set, context)
  },
}

/** Against shares of pages that are empty: photos alone that end on each of twelve columns look left over. */
const ofAnyWidth = 0.6
/** The same: entries, or a month and its first entry, farther apart than in other months. */
const ofWhite = 0.2

/** The same, of what else is wanting of months: words that end a page before their photos, photos of groups that are stamps. */
const ofParted = 2
const ofStamps = 0.5
/** mm of the shorter side of a photo of a group that is no stamp. */
const noStamp = 24

/** Demerits of a page that ends although what comes next has room below it. */
const ofEarlyEnd = 0.6

/** Share of a page that nobody minds. */
const mostEmpty = 1 / 6
/** A page with more of a hole looks like a mistake. */
const mostHole = 0.3
/** Of a last page. */
const shortEnd = 0.31
/** Against shares of pages that are empty: words that face their photos are not worth it; half of a page counts twice. */
const perShortEnd = 1
const shortEndsOf = ({ pages, fromLeft = pages }: PagesOfMonth): number => {
  const ends = [pages, fromLeft].map(pages => pages.at(-1)?.empty ?? 0)
  return [shortEnd, 1 / 2].reduce((sum, most) => sum + ends.filter(empty => empty > most).length / 2, 0)
}

/** Of a page: an opener with the rows below it. */
const mostOpened = 0.84

// A longer line over one photo may face it: tied, that would be squeezed into what is left of its page.
const mostTiedOf = ({ media }: Item): number => (media.length > 1 ? mostTied.group : mostTied.alone)

/** Characters that are no page's last without their photos: about one line, or an emoji and a word. */
const mostTied = { group: 24, alone: 12 }

/** mm: its letters are as small as the smallest of the book. */
const leastScreen = 30

/** mm: five columns of twelve are 46. */
const leastAlone = 44

/** mm of the shorter side of each photo of a group that leaves the margin for the column of the words. */
const leastInWords = 24

/** mm, with what lines and photos keep free half a line: words sit on no picture. */
const belowWords = 0.4

/** Lines of an entry on either side of the end of a page. */
const leastLines = 4

/** Height of photos against what is usual elsewhere: they stretch where a page has room. */
const usualScale = 0.9

/** A way to set the pages of a month. */
interface Way {
  /** Height of photos against what is usual. */
  scale?: number
  /** Rows above an entry. */
  white?: number
  /** Rows below the opener. */
  air?: number
  /** A photo alone may end on each of twelve columns, and be narrower than five of them. */
  anyWidth?: boolean
  opener?: OpenerForm
}

// The usual one first; what follows is for months in which a page ends early so.
const ways: readonly Way[] = [
  {},
  { opener: { places: [1, 2] } },
  { scale: 1.2 },
  { opener: { isLow: true } },
  { opener: { places: [2] } },
  { opener: { places: [] } },
  { opener: { places: [], isLow: true }, scale: 0.8 },
  { white: 2 },
  { air: 4 },
  { air: 8 },
  { air: 8, white: 2 },
  { opener: { places: [] }, white: 2 },
  { anyWidth: true },
]
/** Those of them in which words alone differ. */
const waysOfWords = ways.filter(
  ({ scale, opener, anyWidth }) => scale === undefined && !opener?.places && !anyWidth,
)

/** Sets a month in one way after the other; the blocks that ways have in common are made and measured once. */
function settingWays(items: Item[], context: TypesetContext): (way: Way) => PagesOfMonth {
  const { area } = context
  const page = journalPage(area.width, leadingOf(body))
  const made = new Map<string, Block[]>()
  return ({ air = 0, opener = {}, ...look }) => {
    const own = ownOpener(items, context)
    const { items: entries, ...opened } = openerPicture(items, context, framesOf(own, page, opener, context))
    const key = JSON.stringify([look, opened.hero?.item.id, opened.hero?.photo])
    const blocks = made.get(key) ?? blocksOfMonth(entries, page, look, context)
    made.set(key, blocks)
    const { head, page: alone } = journalOpener(own, opened, page, opener, context)
    const setBelow = (opener: Opener) =>
      flow(blocks, context, { columns: 1, columnGap: 0, columnWidth: area.width, opener, ofEarlyEnd })
    // not where it would be all that stands below the opener
    const rows = head.rows + air < mostOpened * area.rows ? head.rows + air : head.rows
    return withAirCounted(
      belowOpener({ head: { ...head, rows }, page: alone }, setBelow),
      head,
      rows,
      context,
    )
  }
}

// Air over nothing is as empty as the rest of its page.
function withAirCounted(
  month: PagesOfMonth,
  head: Opener,
  rows: number,
  { area }: TypesetContext,
): PagesOfMonth {
  const air = (rows - head.rows) / area.rows
  const counted = ([first, ...others]: readonly Page[]): Page[] => {
    if (!first) return []
    const { empty = 0, regions } = first
    const isAlone = empty > 0 && regions.length === (head.regions?.length ?? 0)
    return [isAlone ? { ...first, empty: empty + air } : first, ...others]
  }
  if (air === 0) return month
  return {
    ...month,
    pages: counted(month.pages),
    ...(month.fromLeft && { fromLeft: counted(month.fromLeft) }),
  }
}

function blocksOfMonth(
  entries: Item[],
  page: JournalPage,
  { scale = usualScale, white = 1, anyWidth = false }: Omit<Way, 'air' | 'opener'>,
  context: TypesetContext,
): Block[] {
  const margin = { ...marginDesign(page), before: white }
  const blocksOf = (items: Item[], context: TypesetContext) => {
    const heads = marginHeads(items, context, margin)
    const look = {
      ...design(page, context),
      photoTargetScale: scale,
      ...(!anyWidth && { aloneOnEvery: 2, leastAlone, leastSide: 18 }),
    }
    const ownPages = (item: Item) =>
      // one with a leading photo has no other one above its words
      isLedAlbum(item)
        ? undefined
        : besideMargin(item, entryWithPages(item, context, ownLook(item, look, page)), heads, margin)
    return monthBlocks(items, context, { ...look, ownPages }, (item, design) =>
      withWordsTogether(
        item,
        withFewWordsTied(
          item,
          besideMargin(item, itemBlocks(item, context, design), heads, margin),
          mostTiedOf(item),
        ),
        ofFirstPhotos,
      ),
    )
  }
  return measuredBlocks(
    withMonthsThatRunOn(entries, context, blocksOf, month => runOnHead(page, month)),
    context,
    leastLines,
  )
}

function design(page: JournalPage, context: TypesetContext): ItemDesign {
  const { words } = page
  return {
    ...words,
    columns: columnsOf(context.area.width, 12, leadingOf(body)),
    lines: lines.map(line => line * (context.area.width + leadingOf(body))),
    paragraphGap: 0,
    stanzaGap: 1,
    stanzaFrom: 100,
    stanzaLines: 2,
    partGap: 1,
    headGap: 0,
    photosGap: 0,
    captionGap: 0,
    indentEm: 2,
    photos: (item, group) => placeOf(item, group, page, context),
    narrowPlace: { ...words, leastSide: leastInWords },
    compose: smallAlone(composeGroup),
    composeFilling: ledByOne(onTheAxis),
    heroes: albumLeaders,
    strayOf: strayOfLed,
    quietPhotos: (item, group) => quietPlaceOf(item, group, page, context),
    photoGap: leadingOf(body),
    belowWords,
    photoInset: leadingOf(body),
    photoRows: context.area.rows,
    aloneWide: words.w,
    leastScreen,
    largeBody: 'large',
    emojiBody: 'emoji',
    sectionRule: { rows: 1, before: 2, rule: -0.5, atHead: false },
    accent: seal,
    hairline,
  }
}

const marginDesign = ({ margin, words }: JournalPage): MarginDesign => ({
  ...margin,
  column: words,
  before: 1,
  stretch: 0,
  dayRows: 1,
  drawDay: dayInMargin({ body, day, hour }, 7.4, margin.w),
})

/** Demerits of words that end a page before their first photos: as many as a page has that ends three tenths empty. */
const ofFirstPhotos = 1.3

// The head of a month that runs on: its opener in small.
const runOnHead = ({ words }: JournalPage, { month, locale }: TypesetContext): RunOnHead => ({
  before: 2,
  rows: 3,
  ...words,
  draw: (_, y) => [
    { kind: 'text', ...words, y, style: 'runOn', lines: 1, runs: [monthWord(month, locale)], heading: 1 },
    { kind: 'rect', x: words.x, y: y + 2.1 * rowMm, w: 8, h: 0.4, fill: seal },
  ],
})
