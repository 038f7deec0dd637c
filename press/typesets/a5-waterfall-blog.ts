import type { Item } from '#domain/books/item'
import { columnsOf, spanOf } from '../page/columns.ts'
import type { TextStyle } from '../page/style.ts'
import { monthWord } from '../text/dates.ts'
import { leadingOf } from './baseline.ts'
import { belowOpener } from './below-opener.ts'
import type { TypesetContext } from './context.ts'
import { dominantOn } from './dominant-on.ts'
import { besideWords } from './essay/beside-words.ts'
import { composeGallery } from './essay/compose-gallery.ts'
import { entryHead } from './essay/entry-head.ts'
import { essayGift } from './essay/essay-gift.ts'
import { essayOpener } from './essay/essay-opener.ts'
import { linesBelowTitle } from './essay/lines-below-title.ts'
import { colourOf, monthBar } from './essay/month-colour.ts'
import { faultOfMonth, mostHole, shortOf } from './essay/month-faults.ts'
import { nearPhotos } from './essay/near-photos.ts'
import { countsBeside, plateColumns, platesBegin, platesOf, type Way } from './essay/plates.ts'
import { sayingItOnce } from './essay/saying-it-once.ts'
import { voidsOf } from './essay/voids-of.ts'
import { finest, lastWays, squeezed, ways } from './essay/ways.ts'
import { withAir } from './essay/with-air.ts'
import { featured } from './featured.ts'
import { flow, measuredBlocks, type Opener } from './flow.ts'
import { fullestWay } from './fullest-way.ts'
import { isAlbum } from './is-album.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { monthBlocks } from './month-blocks.ts'
import { onLines } from './on-lines.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { ownOpener, type RunOnHead, withMonthsThatRunOn } from './run-on.ts'
import { belowHead } from './sign-in-head.ts'
import type { PagesOfMonth, Typeset } from './typeset.ts'

// 18 pt
const rowMm = 6.35
const body: TextStyle = { family: 'serif', size: 10.5, lineHeight: rowMm, justify: true }
const day: TextStyle = { family: 'serif', size: 12.5, weight: 600, lineHeight: rowMm }
const meta: TextStyle = { family: 'sans', size: 7, lineHeight: rowMm, color: grey, tracking: 0.04 }

/** A5, an essay book: titles, ten and a half on eighteen points over thirty characters, pictures as plates. */
export const a5WaterfallBlog: Typeset<'a5-waterfall-blog'> = {
  name: 'a5-waterfall-blog',
  paper: 'a5',
  // with the house's gutter of 20 mm the measure is thirty characters
  margins: { top: 24, bottom: 23, outside: 16.85 },
  rowMm,
  styles: {
    body,
    // in half of the measure straight edges tear lines open
    beside: { ...body, justify: false },
    // beside a plate
    remark: { ...body, size: 14, justify: false },
    large: { family: 'serif', size: 15, lineHeight: rowMm * 2 },
    sentence: { family: 'serif', size: 12.5, lineHeight: rowMm, color: ink },
    title: { family: 'serif', size: 15, weight: 700, lineHeight: rowMm, color: ink },
    caption: { family: 'serif', size: 9.4, lineHeight: rowMm, color: grey, justify: true },
    small: { family: 'sans', size: 7, lineHeight: (rowMm * 2) / 3, color: grey },
    day,
    meta,
    tags: { family: 'sans', size: 6.8, lineHeight: (rowMm * 2) / 3, color: grey },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    opener: { family: 'serif', size: 30, weight: 700, lineHeight: rowMm * 2, color: ink, tracking: 0.08 },
    runOn: { family: 'serif', size: 17, weight: 700, lineHeight: rowMm * 2, color: ink, tracking: 0.08 },
    newYear: { family: 'serif', size: 30, weight: 300, lineHeight: rowMm * 2, color: seal },
    openerYear: { family: 'sans', size: 9, weight: 500, lineHeight: rowMm, color: faint, tracking: 0.25 },
    folio: { family: 'serif', size: 8.5, lineHeight: 5, color: grey },
    running: { family: 'sans', size: 7.5, lineHeight: 5, color: grey, tracking: 0.06 },
  },
  gift: essayGift,
  typesetMonth: (items, context) => onLines(context => setWell(items, context), context),
}

function setWell(items: Item[], context: TypesetContext): PagesOfMonth {
  const wayOf = new Map<PagesOfMonth, Way>()
  const monthOf = new Map<Way, PagesOfMonth>()
  const set = (way: Way) => () => {
    const month = monthOf.get(way) ?? setMonth(items, context, way)
    monthOf.set(way, month)
    wayOf.set(month, way)
    return month
  }
  const aired = (month: PagesOfMonth) =>
    withAir(month, air => set({ ...(wayOf.get(month) ?? finest), air })())
  const once = (month: PagesOfMonth) =>
    sayingItOnce(month, items, onPage => setMonth(items, context, wayOf.get(month) ?? finest, onPage))
  if (items.every(({ media }) => media.length === 0)) return once(aired(set(finest)()))
  const fewest = Math.min(...[finest, squeezed].map(way => set(way)().pages.length))
  const faultOf = (month: PagesOfMonth) => faultOfMonth(month, wayOf.get(month) ?? finest, fewest, context)
  const lastFaultOf = (month: PagesOfMonth) => shortOf(month) + voidsOf(month, context)
  const tried = items.some(isAlbum) ? ways : ways.filter(({ firstInGallery }) => !firstInGallery)
  const usual = fullestWay(tried.map(set), mostEmpty, faultOf)
  const atEnd = { ...(wayOf.get(usual) ?? finest), largeAtEnd: true }
  const ended = fullestWay([() => usual, set(atEnd)], mostEmpty, faultOf)
  const last = lastWays.reduce(
    (month, way) => (shortOf(month) > 0 ? fullestWay([() => month, set(way)], mostHole, lastFaultOf) : month),
    aired(ended),
  )
  return once(aired(last))
}

/** Share of a page that nobody minds. */
const mostEmpty = 0.12

/** Of an entry on either side of the end of a page. */
const leastLines = 3

// Rows above an entry: one more is half as much again, so that they do not grow. What a page has left stands at its foot.
const white = { before: 1, stretch: 0 }

/** More than all other ways to part an album cost: a photo alone between its rows leaves corners open. */
const albumsAlone = 20

/** Photos of an entry that are one group always: the first would be a stamp over the others. */
const mostWhole = 4

// `onPage`: the entries of the page of the opener, by their ids, where they are known.
function setMonth(
  items: Item[],
  context: TypesetContext,
  way: Way,
  onPage?: ReadonlySet<string>,
): PagesOfMonth {
  const { area } = context
  const columns = plateColumns(area, leadingOf(body))
  // screenshots are read at a quarter of the measure, too
  const clippingColumns = columnsOf(area.width, 12, leadingOf(body))
  const { items: entries, ...opener } = essayOpener(ownOpener(items, context), items, columns, context, {
    plain: way.plain,
    air: way.air,
    onPage,
  })
  const look: ItemDesign = {
    ...design(context),
    ...platesOf(columns, way, context),
    lines: platesBegin(columns),
    ...(!way.parts && { composeGallery }),
    groupMost: way.together,
    albumsAlone,
  }
  const all = spanOf(columns, 0, columns.count)
  const blocksOf = (items: Item[], context: TypesetContext) => {
    const head = (item: Item) => entryHead(item, { x: 0, w: area.width }, white, context)
    const atEnd =
      way.largeAtEnd &&
      items.findLast(({ media: [photo, ...others] }) => photo && !photo.size && others.length === 0)
    const firstAlbum = items.find(isAlbum)
    const asWritten = new Map(items.map(item => [item.id, item]))
    const beside = besideWords(items, countsBeside(way.beside), columns, context, {
      ...look,
      ...(!way.grows && { dominant: dominantOn(area) }),
      before: white.before,
    })
    const month = { ...look, columns: clippingColumns }
    return monthBlocks(items, context, month, (edited, ofMonth) => {
      // several photos fill the measure together, those of the best of its month, too
      const item = edited.media.length > 1 ? (asWritten.get(edited.id) ?? edited) : edited
      const large = item === atEnd ? featured(item) : item
      const { composeLarge: compose } = look
      const isFew = item.media.length > way.together && item.media.length <= mostWhole
      const { firstInGallery } = way
      const design = {
        ...ofMonth,
        columns,
        ...(large !== item && { photos: () => all, ...(compose && { compose }) }),
        ...(isFew && { groupMost: mostWhole }),
        ...(firstInGallery && item === firstAlbum && { firstInGallery }),
      }
      const plate = beside(large, design)
      if (plate) return plate
      const below = nearPhotos(itemBlocks(belowHead(large), context, design))
      const above = head(item)
      // a sign that is all of an entry is tied to nothing below it
      return below.length > 0
        ? [...above, ...below]
        : [...above.slice(0, -1), ...above.slice(-1).map(block => ({ ...block, keepNext: false }))]
    })
  }
  const month = withMonthsThatRunOn(entries, context, blocksOf, runOnHead)
  const blocks = linesBelowTitle(measuredBlocks(month, context, leastLines), leastLines)
  const setBelow = (opener: Opener) =>
    flow(blocks, context, {
      columns: 1,
      columnGap: 0,
      columnWidth: area.width,
      opener,
      endShare,
      grows: true,
    })
  return belowOpener(opener, setBelow)
}

/** Of the last page of a month, that photos fill as far as they stretch. */
const endShare = 0.9

/** mm: with what lines and photos keep free, half as much again as between photos, which are nearer to each other than to the words above. */
const belowWords = 1.35

function design(context: TypesetContext): ItemDesign {
  return {
    x: 0,
    w: context.area.width,
    columns: plateColumns(context.area, leadingOf(body)),
    paragraphGap: 0,
    stanzaGap: 1,
    stanzaFrom: 90,
    stanzaLines: 2,
    partGap: 1,
    headGap: 0,
    // nearer to its words than to the day
    titleGap: 0.25,
    aboveTitle: 0.75,
    photosGap: 0,
    captionGap: 0,
    indentEm: 2,
    photoGap: leadingOf(body),
    photoInset: leadingOf(body),
    belowWords,
    photoRows: context.area.rows,
    photoTargetScale: 0.9,
    aloneWide: spanOf(plateColumns(context.area, leadingOf(body)), 0, 4).w,
    largeBody: 'large',
    accent: colourOf(context.month),
    hairline,
  }
}

// The head of a month that runs on: its name under a bar of its colour.
function runOnHead(context: TypesetContext): RunOnHead {
  const { month, locale, area } = context
  const at = { x: 0, w: area.width }
  return {
    before: 3,
    rows: 2,
    ...at,
    draw: (_, y) => [
      monthBar(context, y - 0.4),
      { kind: 'text', ...at, y, style: 'runOn', lines: 1, runs: [monthWord(month, locale)], heading: 1 },
    ],
  }
}
