import type { Item } from '#domain/books/item'
import { isClipping } from '../../edit/is-clipping.ts'
import type { Block } from '../../paginate/block.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { entryWithPages } from '../entry-with-pages.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { type HeadWords, headWords } from '../item-head.ts'
import { faint, grey, hairline, seal } from '../palette.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { lineBlocks } from '../text-block.ts'
import type { Card, CardPaper } from './card.ts'
import { linesOfCard, linesOfPage, mat, photoGap, photoInset } from './card-measures.ts'
import { composeAcross } from './compose-across.ts'
import {
  composeLargeOnCard,
  composeOnCard,
  composeOnLines,
  composeSqueezed,
  composeUnsqueezed,
} from './compose-on-card.ts'
import { icon } from './icons.ts'
import { isRemark } from './is-remark.ts'
import { monthTint } from './month-tint.ts'

/** mm of white at the sides of the words of a card. */
const side = 3.1

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
    ...(size === 'squeezed'
      ? { compose: composeSqueezed, groupMost: fewInGroup }
      : { compose: composeOnLines }),
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

/** A card over both columns: a great picture and its words, or words in large type; what is cut out stays as small as it is. */
export function acrossCard(item: Item, context: TypesetContext): Card | undefined {
  const paper = paperOf(item)
  if (paper === 'slip') return cardOfItem(item, context, context.area.width, 'large')
  const isLink = paper === 'clipping' && item.media.length === 0
  // an album has no great picture, and takes long to set
  return isLink || item.media.length > mostInGroup ? undefined : { ...bestCard(item, context), paper }
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
    lines: linesOfPage(width),
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
/** Photos of a group that goes where there is little room. */
const fewInGroup = 3

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
  besideColumn: true,
  lines: linesOfCard(w),
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
