import type { Item } from '#domain/books/item'
import { type Columns, columnsOf, spanOf } from '../page/columns.ts'
import type { TextStyle } from '../page/style.ts'
import type { Block } from '../paginate/block.ts'
import { composeGroup } from '../photos/compose-group.ts'
import { shownSize } from '../photos/crop.ts'
import { monthWord } from '../text/dates.ts'
import { leadingOf, ontoBaselineOf } from './baseline.ts'
import type { TypesetContext } from './context.ts'
import { entryWithPages } from './entry-with-pages.ts'
import { belowOpener } from './essay/below-opener.ts'
import { essayOpener, plateFrames } from './essay/essay-opener.ts'
import { colourOf } from './essay/month-colour.ts'
import { flow, type Opener } from './flow.ts'
import { fullestWay } from './fullest-way.ts'
import { itemBlocks } from './item-blocks.ts'
import type { ItemDesign, PhotoPlace, PhotoShape } from './item-design.ts'
import { headWords } from './item-head.ts'
import { monthBlocks } from './month-blocks.ts'
import { openerPicture } from './opener-picture.ts'
import { faint, grey, hairline, ink, seal } from './palette.ts'
import { photoBlocks } from './photo-blocks.ts'
import { ownOpener, type RunOnHead, withMonthsThatRunOn } from './run-on.ts'
import { lineBlocks } from './text-block.ts'
import type { PagesOfMonth, Typeset } from './typeset.ts'
import { type BesideWords, withWordsBeside, wordsBeside } from './words-beside.ts'

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
    large: { family: 'serif', size: 15, lineHeight: rowMm * 2 },
    sentence: { family: 'serif', size: 12.5, weight: 300, lineHeight: rowMm, color: ink },
    title: { family: 'serif', size: 14, weight: 700, lineHeight: rowMm, color: ink },
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
    running: { family: 'sans', size: 6.6, lineHeight: 5, color: faint, tracking: 0.08 },
  },
  typesetMonth: (items, context) => fullestWay(ways.map(way => () => setMonth(items, context, way))),
}

/** A way to set the pages of a month. */
interface Way {
  /** Tall photos stand beside few words. */
  besides?: boolean
  /** Share of a page up to which a group keeps its width; a third where absent. */
  keeps?: number
  /** A photo alone is no smaller than a plate. */
  plates?: boolean
}

const composePlate: typeof composeGroup = (photos, room) => {
  const offer = composeGroup(photos, room)
  if (photos.length > 1) return offer
  return { ...offer, min: Math.max(offer.min, Math.ceil(offer.natural * leastPlate)) }
}

/** Of the height that suits it. */
const leastPlate = 0.6

// The finest first; what follows stretches and shrinks more.
const ways: readonly Way[] = [
  { besides: true, keeps: 0.42, plates: true },
  { besides: true, keeps: 0.42 },
  { besides: true },
  {},
]

function setMonth(items: Item[], context: TypesetContext, { besides, keeps, plates }: Way): PagesOfMonth {
  const columns = columnsOf(context.area.width, 6, leadingOf(body))
  const { picture, items: entries } = openerPicture(items, context, plateFrames(columns, context))
  const look = {
    ...design(columns, context),
    ...(keeps && { groupsKeep: keeps }),
    ...(plates && { compose: composePlate }),
  }
  const all = spanOf(columns, 0, 6)
  const halves = { photo: spanOf(columns, 0, 3), words: spanOf(columns, 3, 3) }
  const own = { ...look, photoTargetScale: 1.4, photos: () => all }
  const blocksOf = (items: Item[], context: TypesetContext) => {
    const ownPages = (item: Item) => [...head(item, context), ...entryWithPages(item, context, own)]
    const beside = wordsBeside(
      besides ? items.filter(isTall) : [],
      new Map(),
      context,
      { ...look, ...halves.words },
      mostBeside,
    )
    return monthBlocks(items, context, { ...look, ownPages }, (item, design) => [
      ...head(item, context),
      ...(besideWords(item, beside.get(item.id), halves.photo, context, design) ??
        itemBlocks(item, context, design)),
    ])
  }
  const blocks = withMonthsThatRunOn(entries, context, blocksOf, runOnHead)
  const columnWidth = context.area.width
  const setBelow = (opener: Opener) =>
    flow(blocks, context, { columns: 1, columnGap: 0, columnWidth, opener })
  return belowOpener(essayOpener(ownOpener(items, context), picture, context), setBelow)
}

function design(columns: Columns, context: TypesetContext): ItemDesign {
  return {
    x: 0,
    w: context.area.width,
    columns: columnsOf(context.area.width, 12, leadingOf(body)),
    paragraphGap: 0,
    stanzaGap: 1,
    partGap: 1,
    headGap: 0,
    titleGap: 1,
    photosGap: 0,
    captionGap: 0,
    indentEm: 2,
    photos: (_, group) => placeOf(group, columns),
    quietPhotos: (_, group) => quietPlace(group, columns, context),
    quietAtSize: true,
    photoGap: leadingOf(body),
    photoInset: leadingOf(body),
    photoRows: context.area.rows,
    photoTargetScale: 0.9,
    largeBody: 'large',
    accent: seal,
    hairline,
  }
}

// A plate: what is wide, and every group, over the measure; what is tall on four columns of it.
function placeOf(group: readonly PhotoShape[], columns: Columns): PhotoPlace {
  const all = spanOf(columns, 0, 6)
  const [photo] = group
  if (!photo || group.length > 1 || photo.large) return all
  const wide = photo.aspect >= 1.2 && photo.maxWidth >= all.w * 0.9
  return wide ? all : spanOf(columns, 0, 4)
}

// One picture dominates a spread, that of the best: what is tall is less than a fifth of the page elsewhere.
function quietPlace(group: readonly PhotoShape[], columns: Columns, { area }: TypesetContext): PhotoPlace {
  const [photo] = group
  if (!photo || group.length > 1 || photo.large || photo.aspect >= 1) return placeOf(group, columns)
  return spanOf(columnsOf(area.width, 12, leadingOf(body)), 0, 7)
}

// One tall photo and few words stand beside each other, on half of the measure each: not parted by a page, and no white beside the photo.
function besideWords(
  item: Item,
  words: BesideWords | undefined,
  place: PhotoPlace,
  context: TypesetContext,
  design: ItemDesign,
): Block[] | undefined {
  if (!words || words.depth < leastBeside) return undefined
  const [photo, ...others] = photoBlocks(item, context, { ...design, photos: () => place })
  if (photo?.kind !== 'photos' || others.length > 0 || words.depth > photo.offer.natural) return undefined
  const min = Math.max(photo.offer.min, Math.ceil(photo.offer.natural * leastShare))
  return [withWordsBeside({ ...photo, offer: { ...photo.offer, min } }, words, context)]
}

const isTall = ({ title, album, media: [photo, ...others] }: Item): boolean => {
  const { picture, crop, size, caption } = photo ?? {}
  if (!picture || others.length > 0 || size || caption || title || album || picture.kind === 'words')
    return false
  const { width, height } = shownSize(picture, crop)
  return width < height
}

/** Rows of words beside a photo; a line alone stands above it. */
const leastBeside = 2
const mostBeside = 12
/** Of the height that suits a photo. */
const leastShare = 0.75

// The day in the colour of its month, weekday and hour, where and with whom on a line above the title.
function head(item: Item, context: TypesetContext): Block[] {
  const { day: number, weekday, clock, place, people, month } = headWords(item, context)
  const words = [weekday, clock, place, people].filter(Boolean).join('　')
  const keepNext = true
  const mark: Block = {
    kind: 'drawn',
    item: item.id,
    before: 2,
    stretch: 1,
    keepNext,
    rows: 0,
    x: 0,
    w: context.area.width,
    draw: (x, y) => [
      {
        kind: 'text',
        x,
        y: y + ontoBaselineOf(meta, day),
        w: dayWidth,
        style: 'day',
        lines: 1,
        runs: [`${month}.${number}`],
        color: colourOf(context.month),
      },
    ],
  }
  const at = { x: dayWidth, w: context.area.width - dayWidth, before: 0, keepNext }
  return [mark, ...lineBlocks(item.id, words, 'meta', context, at)]
}

/** mm */
const dayWidth = 13.5

// The head of a month that runs on: its name under a bar of its colour.
function runOnHead(context: TypesetContext): RunOnHead {
  const { month, locale, area } = context
  const fill = colourOf(month)
  const at = { x: 0, w: area.width }
  return {
    before: 3,
    rows: 2,
    ...at,
    draw: (_, y) => [
      { kind: 'rect', x: 0, y: y - 0.4, w: 14, h: 1.2, fill },
      { kind: 'text', ...at, y, style: 'runOn', lines: 1, runs: [monthWord(month, locale)], heading: 1 },
    ],
  }
}
