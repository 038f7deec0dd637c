import type { Item } from '#domain/books/item'
import { pt } from '../../page/style.ts'
import { emWidth } from '../../text/em-width.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { type HeadWords, headWords } from '../item-head.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { lineBlocks } from '../text-block.ts'
import type { Card } from './card.ts'
import { groupLines, halvesOfCard, side } from './card-measures.ts'
import { cardDesign, cardHead, dayLine, paperOf, whereAndWho } from './card-parts.ts'
import { composeLowest, composeNarrow, composeOnLines, composeSqueezed } from './compose-on-card.ts'
import { isCheckIn } from './is-check-in.ts'
import { heldByCorners } from './photo-corners.ts'
import { saidWidth } from './said-width.ts'
import { type Sheet, tornOf, wholeOf } from './sheets.ts'

/**
 * How large its photos are, and of how many at most their groups are: a page takes the way whose height it has room for. Words are of one size on
 * each paper.
 */
export type CardSize = 'usual' | 'few' | 'pairs' | 'small' | 'low' | 'narrow' | 'single'

/** A post as a card `w` mm wide: its day, the words, where and who, and below them its photos like prints in a mat, on all cards alike. */
export function cardOfItem(
  item: Item,
  context: TypesetContext,
  w: number,
  size: CardSize,
  sheet: Sheet = wholeOf(item),
): Card {
  const head = headWords(item, context)
  const paper = paperOf(item)
  const x = side
  const inner = w - 2 * side
  const look = {
    ...cardDesign(w, context),
    body: paper === 'slip' ? 'remark' : 'body',
    ...(inGroup[size] && { groupMost: inGroup[size] }),
    ...(sheet.photos.size > 1 && size !== 'single' && { lines: linesFor(size, w) }),
    ...composeAs[size],
  }
  const groups = size === 'single' ? [...sheet.photos].map(index => new Set([index])) : [sheet.photos]
  const blocks = groups.flatMap(group => photoBlocks(item, context, look, index => group.has(index)))
  const photos = blocks.map(block =>
    block.kind === 'text'
      ? { ...block, x, w: inner }
      : paper === 'card' && groups.length === 1
        ? heldByCorners(block, context.month)
        : block,
  )
  const isPlace = isCheckIn(item)
  const words = isPlace
    ? placeWords(item, head, look.body, context, { x, w: inner })
    : itemBlocks({ ...item, media: [] }, context, look)
  const [first] = words
  if (first) first.before = 0
  const day = dayLine(item, head, context, { x, w: inner }, sheet.isFirst)
  const tail = whereAndWho(item, isPlace ? { ...head, place: '' } : head, context, { x, w: inner })
  const card = {
    ...cardHead(item, head, context),
    paper,
    isTorn: tornOf(sheet),
    ...(sheet.photos.size >= manyPhotos && { hasMany: true }),
    ...(paper !== 'slip' && { saidWidth: saidWidth(item, head, look.body, context) }),
    ...(paper === 'slip' &&
      tail.length === 0 &&
      slipWidth(isPlace ? head.place : item.text, look.body, context)),
  }
  const said = sheet.isFirst ? [{ ...day, keepNext: true }, ...words, ...tail] : [day]
  const last = said.at(-1)
  const [top] = photos
  if (last && top) last.keepNext = true
  if (top) top.before = 0
  const again = { ...day, ...dayLine(item, head, context, { x, w: inner }, false, true) }
  return { ...card, blocks: [...said, ...photos], ...(!sheet.isFirst && { again }) }
}

/** Of a card that are small in a column. */
const manyPhotos = 8

// The place is what a check-in says: as loud as a remark.
const placeWords = (
  item: Item,
  { place }: HeadWords,
  style: string,
  context: TypesetContext,
  at: { x: number; w: number },
) => (place === '' ? [] : lineBlocks(item.id, place, style, context, at))

// As wide as its only line, and its day.
function slipWidth(words: string, style: string, { styles }: TypesetContext) {
  const { size } = styles[style] ?? { size: 0 }
  return { w: Math.max(leastSlip, emWidth(words) * size * pt + 2 * side + torn) }
}

/** mm: room for a day, and for the tear. */
const leastSlip = 38
const torn = 3

function linesFor(size: CardSize, w: number): number[] {
  return size === 'small' || size === 'low' || size === 'narrow' ? groupLines(w) : halvesOfCard(w)
}

const lower = { compose: composeSqueezed, leastSide: 0, leastTall: 0 }
const onLines = { compose: composeOnLines }
const composeAs: Record<CardSize, Partial<ItemDesign>> = {
  usual: onLines,
  few: onLines,
  pairs: onLines,
  small: lower,
  low: lower,
  narrow: { ...lower, compose: composeNarrow, composeLarge: composeNarrow },
  single: { ...lower, compose: composeLowest, composeLarge: composeLowest },
}

/** Photos of a group at most. */
const inGroup: Partial<Record<CardSize, number>> = { few: 3, pairs: 2, small: 3, narrow: 3 }
