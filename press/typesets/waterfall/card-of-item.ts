import type { Item } from '#domain/books/item'
import { isClipping } from '../../edit/is-clipping.ts'
import { columnsOf, spanOf } from '../../page/columns.ts'
import type { Block } from '../../paginate/block.ts'
import { composeGroup } from '../../photos/compose-group.ts'
import { composeLargeOnCard } from '../../photos/compose-sized.ts'
import type { GroupOffer, GroupPhoto, GroupRoom } from '../../photos/photo-group.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { entryWithPages } from '../entry-with-pages.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { type HeadWords, headWords } from '../item-head.ts'
import { faint, grey, hairline, seal } from '../palette.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { type PrintGrid, rowsOfPrints } from '../rows-of-prints.ts'
import { lineBlocks } from '../text-block.ts'
import type { Card, CardPaper } from './card.ts'
import { icon } from './icons.ts'
import { isRemark } from './is-remark.ts'
import { monthTint } from './month-tint.ts'

/** mm of white at the sides of a card, and around its photos. */
const side = 3.1
const mat = 1.6
/** mm between two columns of cards. */
export const cardGap = 3.6

/** Large ones fill a page that would end early; squeezed ones have groups that may be smaller than their columns, rather than leave a hole. */
export type CardSize = 'usual' | 'large' | 'squeezed'

/** A post as a card `w` mm wide: its day, its photos like prints in a mat, the words, where and who. */
export function cardOfItem(item: Item, context: TypesetContext, w: number, size: CardSize): Card {
  const head = headWords(item, context)
  const paper = paperOf(item)
  const x = side
  const inner = w - 2 * side
  const look = {
    ...design(w, context),
    body: bodyOf(item, paper, size),
    ...(size === 'large' && { photoTargetScale: largePhotos }),
    compose: size === 'squeezed' ? composeSqueezed : composeOnColumns,
  }
  const photos = photoBlocks(item, context, look).map(block =>
    block.kind === 'text' ? { ...block, x, w: inner } : block,
  )
  const words = itemBlocks({ ...item, media: [] }, context, look)
  const [first] = words
  if (first) first.before = 0
  const day = dayLine(item, head, context, { x, w: inner })
  const tail = whereAndWho(item, head, context, { x, w: inner })
  day.keepNext = words.length > 0
  const card = { item: item.id, paper }
  if (photos.length === 0 || isPrint(item)) {
    day.keepNext = true
    return { ...card, blocks: [day, ...photos, ...words, ...tail] }
  }
  const text = [day, ...words, ...tail]
  const last = text.at(-1)
  if (last) last.keepNext = true
  const [top] = photos
  if (top) top.before = 0
  return { ...card, blocks: [...text, ...photos] }
}

/** The best of a month as a card that has a page to itself: one great picture, its words below it, its other pictures. */
export function bestCard(item: Item, context: TypesetContext): Card {
  const { width } = context.area
  const at = { x: side, w: width - 2 * side }
  const head = headWords(item, context)
  const isShort = emWidth(item.text) <= mostLarge
  const compose = composeAcross(context)
  const look = {
    ...design(width, context),
    compose,
    composeLarge: compose,
    composeFilling: composeUnsqueezed,
    groupMost: 2,
    partGap: 1,
    photoTargetScale: 1.5,
  }
  const [first, ...others] = entryWithPages(item, context, { ...look, body: isShort ? 'remark' : 'body' })
  const day = { ...dayLine(item, head, context, at), keepNext: true }
  return {
    item: item.id,
    paper: 'card',
    blocks: [
      day,
      ...(first ? [{ ...first, before: 0 }, ...others] : []),
      ...whereAndWho(item, head, context, at),
    ],
  }
}

/** em of words that are set large. */
const mostLarge = 120
const largePhotos = 1.5

function bodyOf(item: Item, paper: CardPaper, size: CardSize): string {
  if (paper === 'slip') return size === 'large' ? 'largeRemark' : 'remark'
  return size === 'large' && emWidth(item.text) <= mostLarge ? 'remark' : 'body'
}

// A print is shown before its words; an album is told what it is before it begins.
// Links and screens are cut out of something; one short paragraph is a slip.
function paperOf(item: Item): CardPaper {
  if (isRemark(item)) return 'slip'
  return isClipping(item) || (item.media.length === 0 && item.quote) ? 'clipping' : 'card'
}

const isPrint = (item: Item) => item.media.length <= mostInGroup && !item.title && !item.album

const mostInGroup = 3

const photoGap = 1.6
/** mm of its rows that a group of photos leaves free. */
const photoInset = 2.2
const photoColumns = 6

// On whole columns of the card, in the middle of it; several as wide as the card, or nearly so.
const composeOnCard: typeof composeGroup = (photos, room) => {
  const columns = columnsOf(room.width, photoColumns, room.gap)
  const counts = photos.length > 1 ? [6, 5] : [6, 5, 4, 3]
  const spans = counts.map(count => spanOf(columns, Math.floor((photoColumns - count) / 2), count))
  return composeGroup(photos, { ...room, spans })
}

// On a page of their own photos are no smaller than a little less than suits them.
const composeUnsqueezed: typeof composeGroup = (photos, room) => {
  const offer = composeOnCard(photos, room)
  return { ...offer, min: Math.max(offer.min, Math.ceil(offer.natural * 0.75)) }
}

const composeOnColumns: typeof composeGroup = (photos, room) => onColumns(composeOnCard(photos, room), room)
const composeSqueezed: typeof composeGroup = (photos, room) => inSteps(composeOnCard(photos, room), room)

// Squeezed lower than its lowest on columns, a group would leave them; of a tall one that would leave holes.
function onColumns(offer: GroupOffer, room: GroupRoom): GroupOffer {
  const [lowest = 0] = offer.heights ?? []
  return lowest > room.maxRows * mostKept
    ? inSteps(offer, room)
    : { ...offer, min: Math.max(offer.min, lowest) }
}

// Below its lowest on columns a group has but a few heights: what it is given between two of them would be a hole in its card.
function inSteps(offer: GroupOffer, { rowMm, inset = 0 }: GroupRoom): GroupOffer {
  const { min, heights = [], compose } = offer
  const [lowest] = heights
  if (lowest === undefined || min >= lowest) return offer
  const heightsBelow = Array.from({ length: lowest - min }, (_, n) => min + n)
  const real = heightsBelow.map(rows => {
    const foot = Math.max(...compose(rows - inset / rowMm).map(({ y, h }) => y + h))
    return Math.min(rows, Math.ceil((foot + inset) / rowMm - 0.01))
  })
  const lower = [...new Set(real)].sort((a, b) => a - b)
  return { ...offer, min: lower[0] ?? min, heights: [...lower, ...heights] }
}

const mostKept = 0.6

// Across both columns of cards, on theirs: one in the middle, two beside each other.
const composeAcross = (context: TypesetContext): typeof composeGroup => {
  const half = (context.area.width - cardGap) / 2 - 2 * mat
  return (photos, room) => {
    const { x: step } = spanOf(columnsOf(half, photoColumns, room.gap), 1, 1)
    const spans = [0, 1, 2, 3].map(count => ({ x: count * step, w: room.width - 2 * count * step }))
    const isPair = photos.length > 1
    const offer = isPair
      ? rowsOfPrints(photos, { ...room, gap: cardGap + 2 * mat }, pair)
      : composeGroup(photos, { ...room, spans })
    // of too few pixels, or squeezed, they would be stamps on a page of their own
    const least = isPair ? half : room.width - 6 * step
    const isPoor = photos.some(photo => photo.maxWidth < least)
    return { ...offer, min: isPoor ? context.area.rows + 1 : leastRows(offer, photos, least, room) }
  }
}

// So high that each is as wide as that.
function leastRows(
  { min, natural }: GroupOffer,
  photos: readonly GroupPhoto[],
  least: number,
  { rowMm, inset = 0 }: GroupRoom,
): number {
  const height = Math.max(...photos.map(({ aspect }) => least / aspect))
  return Math.max(min, Math.min(natural, Math.floor((height * fairShare + inset) / rowMm)))
}

const fairShare = 0.9

const pair: PrintGrid = { columns: 2, least: 1, mostInRow: 2, align: 'left' }

const design = (w: number, context: TypesetContext): ItemDesign => ({
  x: side,
  w: w - 2 * side,
  paragraphGap: 0,
  partGap: 0,
  photos: () => ({ x: mat, w: w - 2 * mat }),
  photosInMiddle: true,
  photoGap,
  photoRows: Math.floor(context.area.rows * 0.7),
  groupMost: 6,
  photoInset,
  compose: composeOnCard,
  composeLarge: composeLargeOnCard,
  accent: seal,
  hairline,
})

function dayLine(item: Item, head: HeadWords, context: TypesetContext, at: { x: number; w: number }): Block {
  const tint = monthTint(context.month)
  return {
    kind: 'drawn',
    item: item.id,
    before: 0,
    rows: 1,
    keepNext: true,
    ...at,
    draw: (x, y) => [
      { kind: 'text', x, y: y - 0.2, w: 9, style: 'day', lines: 1, runs: [head.day], color: tint.deep },
      {
        kind: 'text',
        x: x + (head.day.length > 1 ? 5.6 : 3.6),
        y: y + 0.15,
        w: at.w - 6,
        style: 'meta',
        lines: 1,
        runs: [`${head.weekday}　${head.clock}`],
      },
    ],
  }
}

function whereAndWho(
  item: Item,
  head: HeadWords,
  context: TypesetContext,
  at: { x: number; w: number },
): Block[] {
  const lines: ['pin' | 'people', string][] = []
  if (head.place) lines.push(['pin', head.place])
  if (head.people) lines.push(['people', head.people])
  return lines.flatMap(([sign, words]) =>
    lineBlocks(item.id, words, 'small', context, {
      x: at.x + 3.2,
      w: at.w - 3.2,
      before: 0,
      color: grey,
      backdrop: box => [icon(sign, faint, { x: box.x - 3.2, y: box.y + 1.3, size: 2.4 })],
    }),
  )
}
