import type { Item } from '#domain/books/item'
import { areClippings } from '../edit/are-clippings.ts'
import { gatherings } from '../edit/gathering.ts'
import { isAlone } from '../edit/is-alone.ts'
import { columnsOf } from '../page/columns.ts'
import type { Element } from '../page/display-list.ts'
import type { TextStyle } from '../page/style.ts'
import type { Block } from '../paginate/block.ts'
import { monthWord } from '../text/dates.ts'
import { leadingOf } from './baseline.ts'
import type { ColumnZone } from './column-zones.ts'
import type { TypesetContext } from './context.ts'
import { entryWithPages } from './entry-with-pages.ts'
import { flow, measuredBlocks, type Opener } from './flow.ts'
import { fullestWay, hasHole } from './fullest-way.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign } from './item-design.ts'
import { magazineFaults } from './magazine-faults.ts'
import { aboveHeads, magazineHead, withDayAbove } from './magazine-head.ts'
import { magazineOpener } from './magazine-opener.ts'
import { type Opening, openingsOf } from './magazine-openings.ts'
import { isInColumn } from './magazine-picture.ts'
import { monthBlocks } from './month-blocks.ts'
import { onLines } from './on-lines.ts'
import type { OpenerPicture } from './opener-picture.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { partedOf } from './parted-of.ts'
import { ownOpener, type RunOnHead, withMonthsThatRunOn } from './run-on.ts'
import type { PagesOfMonth, Typeset } from './typeset.ts'
import { faultsOfAlbums, mayStandWide, wideAlbum } from './wide-album.ts'

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
  typesetMonth: (items, context) =>
    onLines(context => {
      const albums = context.edited ? items.filter(mayStandWide) : []
      const [first, others] = albums.length > 0 ? [waysOfAlbums, otherWaysOfAlbums] : [ways, otherWays]
      const faultOf = (month: PagesOfMonth) =>
        magazineFaults(month, columnOf(context)) +
        partedOf(month, context) +
        faultsOfAlbums(month, albums, columnOf(context)) +
        (hasHole(month, mostHole) ? 2 : 0) +
        shortEnd(month.pages.at(-1)?.empty ?? 0)
      const openings = openingsOf(items, context, columnOf(context), wideDesign(context))
      const tried = openings.flatMap((opening, n) =>
        (n === 0 ? first : others).map(way => ({ ...way, opening, rank: n })),
      )
      // the largest opens its month where that costs no page
      return fullestWay(
        tried.map(way => () => setMonth(items, context, way)),
        mostEmpty,
        (month, n) => faultOf(month) + ofSmaller * Math.min(1, tried[n]?.rank ?? 0),
      )
    }, context),
}

/** Share of a page that a month may leave empty before that is a fault. */
const mostEmpty = 0.2
/** What looks like a mistake, and counts as several pages more. */
const mostHole = 1 / 3
/** Of a last page that is `empty` to a share of it, beside what its white counts: from one that is a third empty on, the more the emptier. */
const shortEnd = (empty: number): number => (empty > mostHole ? 0.5 + 3 * (empty - mostHole) : 0)

/** A way to set the pages of a month; lengths in mm. */
interface Way {
  opening: Opening
  /** Share of a page up to which a group keeps its width; a third where absent. */
  keeps?: number
  /** Width of a photo alone. */
  leastSpan?: number
  /** Shorter side of each photo of several. */
  leastSide?: number
  /** A photo alone is as wide as its column, or narrower by a multiple of so many of its six. */
  aloneOnEvery?: number
  /** Width of one or two clippings; as small as stamps where absent. */
  leastClipping?: number
  /** Photos of a group at most: fewer, and an album is parted at more places. */
  groupMost?: number
  /** Albums that stand over both columns at most, those of most photos. */
  mostWide?: number
  /** How large photos should be by taste, where other than usual. */
  photoTargetScale?: number
}

const large = { leastSpan: 34, leastClipping: 34 }

// The largest pictures first; what follows shrinks more. An album in pairs fills a column that one in fours does not.
const ways: readonly Omit<Way, 'opening'>[] = [
  { ...large, keeps: 0.62, leastSide: 17, aloneOnEvery: 6 },
  { ...large, keeps: 0.5, aloneOnEvery: 6 },
  { ...large, keeps: 0.5, groupMost: 3 },
  { keeps: 0.5, leastClipping: 24, groupMost: 2 },
  {},
]
// Of a month with albums: all of them over both columns, what stands beside them being smaller; the largest; or none.
const waysOfAlbums: readonly Omit<Way, 'opening'>[] = [
  { ...large, keeps: 0.5, aloneOnEvery: 6, photoTargetScale: 0.8, mostWide: Number.POSITIVE_INFINITY },
  { ...large, keeps: 0.5, groupMost: 3, photoTargetScale: 0.7, mostWide: 1 },
  ...ways.slice(0, 4),
]
/** Where the month opens with something else in the ways before. */
const otherWays = [ways[2], {}].flatMap(way => way ?? [])
const otherWaysOfAlbums = [waysOfAlbums[1], {}].flatMap(way => way ?? [])
/** Share of a page. */
const ofSmaller = 0.3

function setMonth(
  items: Item[],
  context: TypesetContext,
  { keeps, opening, mostWide = 0, ...least }: Way,
): PagesOfMonth {
  const { top, width, rowMm } = context.area
  // a few words that have their month to themselves stand over both columns
  const isLone = context.edited && !context.sharesPages && isAlone(items)
  // and clippings that are all there is: in one column they would leave the other empty
  const isCutOut = context.edited && !context.sharesPages && areClippings(items)
  const isOneColumn = isLone || isCutOut
  const own = ownOpener(items, context)
  const half = columnOf(context)
  const columnWidth = isOneColumn ? width : half
  const { picture, others, items: entries } = opening
  const inColumns = {
    ...design(context, half),
    ...least,
    ...(keeps && { groupsKeep: keeps }),
  }
  const wide = new Set(
    entries
      .filter(mayStandWide)
      .toSorted((a, b) => b.media.length - a.media.length)
      .slice(0, mostWide)
      .map(({ id }) => id),
  )
  const usual = isLone ? wideDesign(context) : isCutOut ? design(context, width, 12) : inColumns
  const blocksOf = (items: Item[], context: TypesetContext) => {
    const look = { ...usual, ownPages: (item: Item) => ownPages(item, context) }
    return monthBlocks(items, context, look, (item, look) =>
      wide.has(item.id)
        ? wideAlbum(item, context, wideDesign(context))
        : [
            ...magazineHead(item, context, columnWidth),
            ...inColumn(item, context, withPhotosTogether(itemBlocks(item, context, look))),
          ],
    )
  }
  const inColumn = (item: Item, context: TypesetContext, blocks: Block[]) =>
    isOneColumn ? blocks : blocks.map(block => keepsWidth(withDayAbove(block, item, context), item))
  const blocks = measuredBlocks(
    withMonthsThatRunOn(entries, context, blocksOf, month => runOnHead(month, columnWidth)).map(withFixedGap),
    context,
    3,
  )
  const rule = (page: number, zone: ColumnZone, opener: Opener): Element[] => {
    const opened = page === 0 ? (opener.rowsIn?.at(-1) ?? opener.rows) : 0
    const down = Math.max(opened, zone.top) * rowMm
    const x = columnWidth + columnGap / 2 - 0.075
    const h = zone.depth * rowMm - down - 1
    return h > 0 ? [{ kind: 'rect', x, y: top + down + 1, w: 0.15, h, fill: hairline }] : []
  }
  const opener = (picture: OpenerPicture | undefined, speaks: boolean) =>
    magazineOpener(own, picture, context, { columnWidth: half, isOneColumn, speaks })
  return flow(blocks, context, {
    columns: isOneColumn ? 1 : 2,
    columnGap,
    columnWidth,
    opener: opener(picture, true),
    // beside a picture it always speaks
    otherOpeners: () =>
      [picture, ...others]
        .flatMap(other =>
          other && isInColumn(other, context)
            ? [opener(other, true)]
            : [opener(other, true), opener(other, false)],
        )
        .slice(1),
    ...(!isOneColumn && { furniture: rule }),
  })
}

// A photo alone leaves no white beside it for what others of its column can do.
const keepsWidth = (block: Block, { media }: Item): Block =>
  block.kind === 'photos' && media.length === 1
    ? { ...block, offer: { ...block.offer, resistsShrinking: true } }
    : block

// What white a column has left stands at its foot, or some of it above what ends the month below a head of its own.
const withFixedGap = (block: Block): Block => ({
  ...block,
  stretch: block.kind === 'drawn' && block.hangs ? 2 : 0,
})

// Words stand in the column of their first photo, and photos of an entry in one.
const withPhotosTogether = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, n) => {
    if (blocks[n + 1]?.kind !== 'photos') return block
    return { ...block, together: block.kind === 'photos' ? ofPhotos : ofFirstPhotos }
  })

/** Demerits of a column that ends above the first photo of an entry: more than any that is less than a third empty has. */
const ofFirstPhotos = 30
/** Of one that ends between groups of its photos: about as many as one that is a third empty has. */
const ofPhotos = 2

const columnGap = 7
const columnOf = ({ area }: TypesetContext) => (area.width - columnGap) / 2

// Left edges of photos: of each of the two columns, or of the page, the sixths of a column that bear one, and the fifths that three of two shapes
// stand on.
function linesOf(context: TypesetContext): number[] {
  const half = columnOf(context)
  return [0, half + columnGap].flatMap(left =>
    [0, 2 / 6, 2 / 5, 3 / 6, 3 / 5, 4 / 6].map(part => left + part * (half + leadingOf(body))),
  )
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
    daysAtEnd: true,
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

function ownPages(item: Item, context: TypesetContext): Block[] {
  return [
    ...magazineHead(item, context, context.area.width),
    ...entryWithPages(item, context, wideDesign(context)).map((block, n, { [n - 1]: above }) =>
      // large words below a large picture keep as far off it as heads do
      block.kind === 'text' && above?.kind === 'photos' ? { ...block, before: 1 } : block,
    ),
  ]
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
