import type { Item } from '#domain/books/item'
import { type Columns, columnsOf, spanOf } from '../page/columns.ts'
import type { TextStyle } from '../page/style.ts'
import { composeGroup } from '../photos/compose-group.ts'
import { composeLarge } from '../photos/compose-sized.ts'
import { onMount } from '../photos/on-mount.ts'
import { albumFrames, albumOpener, albumRunOn } from './album-opener.ts'
import { leadingOf, ontoBaselineOf } from './baseline.ts'
import type { TypesetContext } from './context.ts'
import { crowdedHeadOf, crowdedOf } from './crowded-of.ts'
import { entriesTogether } from './entries-together.ts'
import { entryWithPages } from './entry-with-pages.ts'
import { flow } from './flow.ts'
import { fullestWay } from './fullest-way.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign, PhotoPlace, PhotoShape } from './item-design.ts'
import { besideMargin, type MarginDesign, marginHeads } from './margin-heads.ts'
import { monthBlocks } from './month-blocks.ts'
import { onLines } from './on-lines.ts'
import { openerPicture } from './opener-picture.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { photoBlocks } from './photo-blocks.ts'
import { ownOpener, withMonthsThatRunOn } from './run-on.ts'
import type { PagesOfMonth, Typeset } from './typeset.ts'
import { withWordsBeside, wordsBeside } from './words-beside.ts'

const rowMm = 6
const body: TextStyle = { family: 'serif', size: 10, lineHeight: rowMm, justify: true }
const day: TextStyle = { family: 'serif', size: 13, weight: 500, lineHeight: rowMm, color: seal }
const hour: TextStyle = { family: 'sans', size: 7.4, lineHeight: rowMm, color: grey }

/** A4, an album for the table: words in a narrow column, pictures on five to eight columns of eight. */
export const a4One: Typeset<'a4-1'> = {
  name: 'a4-1',
  paper: 'a4',
  // three columns bear a photo of 600 px
  margins: { top: 24, bottom: 24, outside: 16.8 },
  rowMm,
  styles: {
    body,
    day,
    hour,
    large: { family: 'serif', size: 18, lineHeight: rowMm * 2 },
    sentence: { family: 'serif', size: 15, weight: 300, lineHeight: rowMm * 1.5, color: ink },
    title: { family: 'serif', size: 13, weight: 700, lineHeight: rowMm },
    caption: { family: 'serif', size: 9.4, lineHeight: rowMm, color: grey, justify: true },
    small: { family: 'sans', size: 7.4, lineHeight: (rowMm * 2) / 3, color: grey },
    meta: { family: 'sans', size: 7.4, lineHeight: (rowMm * 2) / 3, color: grey },
    tags: { family: 'sans', size: 7.2, lineHeight: (rowMm * 2) / 3, color: grey },
    mark: { family: 'sans', size: 6.5, weight: 700, lineHeight: 4.2, color: ink },
    opener: { family: 'serif', size: 38, weight: 300, lineHeight: rowMm * 3, color: ink, tracking: 0.1 },
    runOn: { family: 'serif', size: 20, weight: 300, lineHeight: rowMm * 2, color: ink, tracking: 0.1 },
    newYear: { family: 'serif', size: 38, weight: 300, lineHeight: rowMm * 3, color: seal },
    openerYear: { family: 'sans', size: 11, weight: 300, lineHeight: rowMm, color: faint, tracking: 0.3 },
    folio: { family: 'serif', size: 9, lineHeight: 5, color: grey },
    running: { family: 'sans', size: 7.2, lineHeight: 5, color: faint, tracking: 0.1 },
  },
  typesetMonth: (items, context) =>
    onLines(
      context =>
        fullestWay(
          ways.map(way => () => setMonth(items, context, way)),
          mostEmpty,
          month => crowdedOf(month, context) + openingFault(items, month, context),
        ),
      context,
    ),
}

/** Left edges of photos, in halves of the eight columns: near them two to five alike stand beside each other, over all of the page or over five. */
const lines = [0, 3.2, 4, 16 / 3, 6, 7, 8, 9.2, 10, 32 / 3, 12, 12.6]

/** Share of a page: more of it is a third of what is filled down to its foot. */
const mostEmpty = 0.3

/** A way to set the pages of a month. */
interface Way {
  /** How many entries of few small photos stand together at most. */
  together: number
  /** Share of a page up to which a group keeps its width; none fills its place where absent. */
  keeps?: number
  /** Photos alone beside their words have mounts as wide as the words. */
  mounts?: boolean
}

// The finest first; what follows stretches and shrinks more.
const ways: readonly Way[] = [
  { together: 3, keeps: 0.4, mounts: true },
  { together: 2, keeps: 0.4, mounts: true },
  { together: 3, keeps: 0.33, mounts: true },
  { together: 1, keeps: 0.33, mounts: true },
  { together: 2, keeps: 0.33 },
  { together: 1 },
]

const onMounts = { compose: onMount(composeGroup, rowMm), composeLarge: onMount(composeLarge, rowMm) }

function setMonth(
  items: Item[],
  context: TypesetContext,
  { together: most, keeps, mounts }: Way,
): PagesOfMonth {
  const page = pageOf(context)
  const margin = marginDesign(page)
  const { picture, items: entries } = openerPicture(items, context, albumFrames(page, context))
  const narrow = { ...design(page, context, keeps), ...page.margin }
  const blocksOf = (items: Item[], context: TypesetContext) => {
    const heads = marginHeads(items, context, margin)
    const beside = wordsBeside(items, heads, context, narrow, mostBeside)
    const look = design(page, context, keeps)
    const together = entriesTogether(items, heads, beside, page.words, most, context, look)
    const ownPages = (item: Item) =>
      besideMargin(item, entryWithPages(item, context, ownLook(look, page)), heads, margin)
    return monthBlocks(items, context, { ...look, ownPages }, (item, design) => {
      const group = together.get(item.id)
      if (group) return group.length > 0 ? besideMargin(item, group, heads, margin) : []
      const words = beside.get(item.id)
      const [first, ...others] = words
        ? photoBlocks(item, context, {
            ...design,
            ...(mounts && item.media.length === 1 && onMounts),
            photos: largeBeside(page, context),
          })
        : []
      const entry =
        words && first?.kind === 'photos' && first.x > page.margin.w
          ? [withWordsBeside(first, words, context), ...others]
          : itemBlocks(item, context, design)
      return besideMargin(item, entry, heads, margin)
    })
  }
  const blocks = withMonthsThatRunOn(entries, context, blocksOf, month => albumRunOn(page, month))
  const columnWidth = context.area.width
  return flow(blocks, context, {
    columns: 1,
    columnGap: 0,
    columnWidth,
    opener: albumOpener(page, ownOpener(items, context), picture, context),
  })
}

// A picture that opens a month dominates its page on purpose.
function openingFault(items: Item[], month: PagesOfMonth, context: TypesetContext): number {
  const { picture } = openerPicture(items, context, albumFrames(pageOf(context), context))
  return picture ? 0 : crowdedHeadOf(month, context)
}

interface PageDesign {
  columns: Columns
  margin: { x: number; w: number }
  words: { x: number; w: number }
}

function pageOf(context: TypesetContext): PageDesign {
  const columns = columnsOf(context.area.width, 8, leadingOf(body))
  return { columns, margin: spanOf(columns, 0, 3), words: spanOf(columns, 3, 5) }
}

function design(
  { columns, words }: PageDesign,
  context: TypesetContext,
  keeps: number | undefined,
): ItemDesign {
  return {
    ...words,
    columns: columnsOf(context.area.width, 16, leadingOf(body)),
    lines: lines.map(line => (line / 16) * (context.area.width + leadingOf(body))),
    paragraphGap: 0,
    stanzaGap: 1,
    partGap: 1,
    headGap: 0,
    photosGap: 0,
    captionGap: 0,
    indentEm: 2,
    photos: (_, group) => placeOf(group, columns, context),
    narrowPlace: words,
    ...(keeps ? { groupsKeep: keeps } : { groupsFill: false }),
    photoGap: leadingOf(body),
    photoInset: leadingOf(body),
    photoRows: context.area.rows,
    photoTargetScale: 0.9,
    groupMost: 6,
    largeBody: 'large',
    accent: seal,
    hairline,
  }
}

/** Rows of words beside pictures: below the opener there is room for them and a caption. */
const mostBeside = 12

// Up to four beside words that are few; what runs off the page, four tall ones and more stand below them, over the margin.
const largeBeside =
  ({ columns, words }: PageDesign, context: TypesetContext) =>
  (_: Item, group: readonly PhotoShape[]): PhotoPlace => {
    const place = placeOf(group, columns, context)
    const areTall = group.length === 4 && group.reduce((sum, { aspect }) => sum + aspect, 0) < 4
    return group.length <= 4 && !areTall && !place.bleeds ? words : place
  }

// A picture alone stands under the words; wide ones and groups take the whole width, or run off the page.
function placeOf(group: readonly PhotoShape[], columns: Columns, context: TypesetContext): PhotoPlace {
  const all = spanOf(columns, 0, 8)
  const [photo] = group
  if (!photo || group.length > 2) return all
  const { aspect, maxWidth, small, large } = photo
  if (large) return maxWidth >= all.w * 0.7 ? all : spanOf(columns, 3, 5)
  if (group.length === 2)
    return group.every(photo => photo.maxWidth > all.w * 0.4) ? all : spanOf(columns, 3, 5)
  if (aspect >= 1.3 && maxWidth >= context.area.page.width + 8 && !small) return { ...all, bleeds: true }
  if (aspect >= 1.2 && maxWidth >= all.w) return all
  return spanOf(columns, 3, 5)
}

// On pages of its own a tall picture, or one of few pixels, stands over its words; others over the margin, too.
function ownLook(look: ItemDesign, { columns, words }: PageDesign): ItemDesign {
  const all = spanOf(columns, 0, 8)
  return {
    ...look,
    photoTargetScale: 1.4,
    photos: (_, group) => {
      const [photo] = group
      if (photo && group.length === 1) return photo.aspect < 1.2 || photo.maxWidth < all.w * 0.9 ? words : all
      return group.length <= 3 ? words : all
    },
  }
}

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
        w: 9,
        style: 'day',
        runs: [number],
        ...(again && { color: faint }),
      },
      {
        ...at,
        x: x + 8,
        y: y + ontoBaselineOf(body, hour),
        w: margin.w - 8,
        style: 'hour',
        runs: [`${weekday} ${clock}`],
      },
    ]
  },
})
