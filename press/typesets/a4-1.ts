import type { Item } from '#domain/books/item'
import { editMonth } from '../edit/edit-month.ts'
import { gatherings } from '../edit/gathering.ts'
import type { Block } from '../paginate/block.ts'
import { bearsColumn, bestBeside, entryBeside } from './album-entry.ts'
import { albumFrames, albumOpener, albumRunOn } from './album-opener.ts'
import {
  albumDesign,
  albumMargin,
  albumPage,
  besideOf,
  body,
  bodyBeside,
  day,
  hour,
  ownLook,
  rowMm,
} from './album-page.ts'
import { pairsOf } from './album-pair.ts'
import { noStamp } from './album-photos.ts'
import { albumWays, type Way } from './album-ways.ts'
import type { TypesetContext } from './context.ts'
import { crowdedEndOf, crowdedHeadOf, crowdedOf } from './crowded-of.ts'
import { entryWithPages } from './entry-with-pages.ts'
import { flow, measuredBlocks } from './flow.ts'
import { plainFront } from './front-design.ts'
import { fullestWay, hasHole } from './fullest-way.ts'
import { itemBlocks } from './item-blocks.ts'
import { besideMargin, marginHeads } from './margin-heads.ts'
import { monthBlocks } from './month-blocks.ts'
import { onLines } from './on-lines.ts'
import { openerPicture } from './opener-picture.ts'
import { faint, grey, ink, seal } from './palette.ts'
import { partedOf } from './parted-of.ts'
import { raggedOf, stampsOf } from './photo-faults.ts'
import { ownOpener, withMonthsThatRunOn } from './run-on.ts'
import { stacksOf } from './stacks-of.ts'
import type { PagesOfMonth, Typeset } from './typeset.ts'
import { wordsBeside } from './words-beside.ts'

/** A4, an album for the table: words in a narrow column, pictures on six to ten columns of ten. */
export const a4One: Typeset<'a4-1'> = {
  name: 'a4-1',
  paper: 'a4',
  // six columns bear a photo alone of 720 px
  margins: { top: 24, bottom: 24, outside: 21.6 },
  rowMm,
  styles: {
    body,
    beside: bodyBeside,
    day,
    hour,
    large: { family: 'serif', size: 18, lineHeight: rowMm * 2 },
    sentence: { family: 'serif', size: 18, lineHeight: rowMm * 1.5, color: ink },
    title: { family: 'serif', size: 14, weight: 700, lineHeight: rowMm },
    caption: { family: 'serif', size: 10, lineHeight: rowMm, color: grey },
    small: { family: 'sans', size: 9.4, lineHeight: (rowMm * 2) / 3, color: grey },
    meta: { family: 'sans', size: 9.4, lineHeight: (rowMm * 2) / 3, color: grey },
    tags: { family: 'sans', size: 9, lineHeight: (rowMm * 2) / 3, color: grey },
    mark: { family: 'sans', size: 7.5, weight: 700, lineHeight: 4.2, color: ink },
    opener: { family: 'serif', size: 46, weight: 300, lineHeight: rowMm * 3, color: ink, tracking: 0.1 },
    runOn: { family: 'serif', size: 20, weight: 300, lineHeight: rowMm * 2, color: ink, tracking: 0.1 },
    newYear: { family: 'serif', size: 46, weight: 300, lineHeight: rowMm * 3, color: seal },
    openerYear: { family: 'serif', size: 18, lineHeight: rowMm, color: ink, tracking: 0.06 },
    facts: { family: 'sans', size: 10.4, lineHeight: rowMm * 0.75, color: grey },
    folio: { family: 'serif', size: 10.5, lineHeight: 5, color: grey },
    running: { family: 'sans', size: 8, lineHeight: 5, color: faint, tracking: 0.1 },
  },
  front: { ...plainFront, yearAt: area => albumPage({ area }).words },
  typesetMonth: (items, context) => onLines(context => fullestOf(items, context), context),
}

function fullestOf(items: Item[], context: TypesetContext): PagesOfMonth {
  const ways = albumWays(items, context)
  let usual: number | undefined
  return fullestWay(
    ways.map(way => () => setMonth(items, context, way)),
    mostEmpty,
    (month, n) => {
      usual ??= month.pages.length
      return (
        6 * crowdedOf(month, context) +
        // the picture of the next month may dominate the page beside
        6 * crowdedEndOf(month, context) +
        openingFault(items, month, context, ways[n]) +
        thirdsEmptyOf(month) +
        ofFifth * fifthsEmptyOf(month) +
        partedOf(month, context) +
        stacksOf(month, columnOfStack) +
        2 *
          stampsOf(month, items, {
            least: noStamp - hair,
            alone: leastAlone,
            pxPerMm: context.alonePxPerMm,
          }) +
        2 * stampsOf(month, items, { ...tiny, pxPerMm: context.alonePxPerMm }) +
        2 * raggedOf(month, context.area.width) +
        perPage * (month.pages.length - usual) +
        (ways[n]?.demerits ?? 0)
      )
    },
  )
}

/** A page more than the first way has, against a page that is empty. */
const perPage = 0.4

/** Share of its last page that a month fills where its photos have the pixels: as other pages but for a few lines. */
const endShare = 0.9

/** Share of a page: more of it looks unfinished. */
const mostEmpty = 0.18

// Several pages that are a little short are better than one that is a third empty, on either side that the month may begin on; before the
// end of a month it looks like a fault.
const thirdsEmptyOf = ({ pages, fromLeft = pages }: PagesOfMonth): number =>
  Math.max(
    ...[pages, fromLeft].map(way => {
      const { length } = way.filter(({ empty = 0 }) => empty > third)
      const usual = hasHole({ pages: way }, third) ? 1.5 * length : length
      return hasHole({ pages: way }, mostHole) ? usual + ofHole : usual
    }),
  )

// On the side that has more of them.
const fifthsEmptyOf = ({ pages, fromLeft = pages }: PagesOfMonth): number =>
  Math.max(...[pages, fromLeft].map(way => way.slice(0, -1).filter(({ empty = 0 }) => empty > fifth).length))

/** Share of a page before the end of a month, and what one that is emptier costs. */
const fifth = 0.2
const ofFifth = 0.3

/** What no month of any kind may have, against all that its photos may want. */
const mostHole = 1 / 3
const ofHole = 4

/** mm: photos below each other that are as wide as their column leave no white beside them. */
const columnOfStack = 95

/** mm */
const hair = 0.5
/** mm: nobody would call that a photo of a large album. */
const tiny = { least: 23, alone: (borne: number) => Math.min(57, borne - 1) }
/** mm that a photo alone is wide at least, of those that its pixels allow: the column, but for a tall one, which would take a page there. */
const leastAlone = (borne: number, aspect: number) =>
  borne > columnAlone && aspect > tall ? columnAlone - 2 : Math.min(62, borne - 1)
const columnAlone = 100
/** Width over height. */
const tall = 0.65

/** Share of a page, as the audit counts it of what is filled down to its foot. */
const third = 0.28

/** Rows of words beside pictures: below the opener there is room for them and a caption. */
const mostBeside = 12

function setMonth(
  items: Item[],
  context: TypesetContext,
  {
    keeps,
    talkBeside,
    inColumn: most = 5,
    scale = 1,
    silent = false,
    above = 3,
    wide = false,
    stacks = false,
    sunk = 0,
    halves = false,
    fine = false,
    bare = false,
    pairs = true,
  }: Way,
): PagesOfMonth {
  const page = albumPage(context)
  const margin = albumMargin(page)
  const { picture, items: entries } = openerPicture(
    items,
    fine ? { ...context, openerPxPerMm: context.pxPerMm } : context,
    bare ? [] : albumFrames(page, context),
  )
  const album = {
    ...albumDesign(page, context, { keeps, scale, stacks }),
    ...(!halves && { aloneOnEvery: 1 }),
  }
  const narrow = { ...album, ...besideOf(page), body: 'beside', tagsGap: 1 / 3 }
  const blocksOf = (items: Item[], context: TypesetContext) => {
    const heads = marginHeads(items, context, margin)
    const beside = wordsBeside(items, heads, context, narrow, mostBeside)
    const look = { ...album, talkBeside }
    const ownPages = (item: Item) => {
      const words = beside.get(item.id)
      const own = ownLook(look, page)
      const entry = words
        ? bestBeside(item, { words, most, above, wide, page, context, design: own })
        : entryWithPages(item, context, own)
      return besideMargin(item, entry, heads, margin)
    }
    const given = new Map(items.map(item => [item.id, item]))
    const parts = editMonth(items, context.edited, gatherings['a4-1'])
    const paired = pairs
      ? pairsOf(parts, { heads, words: beside, page, context, design: album })
      : new Map<string, Block[]>()
    return monthBlocks(items, context, { ...look, ownPages }, (shown, design) => {
      const pair = paired.get(shown.id)
      if (pair) return pair
      // a picture narrower than the column leads no others
      const item = bearsColumn(shown, page, context) ? shown : (given.get(shown.id) ?? shown)
      const words = design.body === 'large' && item.media.length === 0 ? undefined : beside.get(item.id)
      const entry = words
        ? entryBeside(item, { words, most, above, wide, page, context, design })
        : itemBlocks(item, context, design)
      return besideMargin(item, entry, heads, margin)
    })
  }
  const blocks = measuredBlocks(
    withMonthsThatRunOn(entries, context, blocksOf, month => albumRunOn(page, month)),
    context,
    leastLines,
  )
  const columnWidth = context.area.width
  return flow(blocks, context, {
    columns: 1,
    columnGap: 0,
    columnWidth,
    endShare,
    hangs: true,
    opener: albumOpener(page, ownOpener(items, context), picture, context, { speaks: !silent, sunk }),
  })
}

// A picture that opens a month dominates its page on purpose.
function openingFault(items: Item[], month: PagesOfMonth, context: TypesetContext, way?: Way): number {
  if (way?.bare) return crowdedHeadOf(month, context)
  const { picture } = openerPicture(items, context, albumFrames(albumPage(context), context))
  return picture ? 0 : crowdedHeadOf(month, context)
}

/** Of an entry on either side of the end of a page: one of fewer than twice as many stays whole. */
const leastLines = 4
