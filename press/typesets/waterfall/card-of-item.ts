import type { Item } from '#domain/books/item'
import type { Block } from '../../paginate/block.ts'
import { composeLargeOnCard } from '../../photos/compose-sized.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import type { ItemDesign } from '../item-design.ts'
import { type HeadWords, headWords } from '../item-head.ts'
import { faint, grey, hairline, seal } from '../palette.ts'
import { photoBlocks } from '../photo-blocks.ts'
import { lineBlocks } from '../text-block.ts'
import type { Card } from './card.ts'
import { fullWidthGroup } from './full-width-group.ts'
import { icon } from './icons.ts'
import { isRemark } from './is-remark.ts'
import { monthTint } from './month-tint.ts'

/** mm of white at the sides of a card, and around its photos. */
const side = 3.1
const mat = 1.6

/** A post as a card `w` mm wide: its day, its photos like prints in a mat, the words, where and who. */
export function cardOfItem(item: Item, context: TypesetContext, w: number): Card {
  const head = headWords(item, context)
  const remark = isRemark(item)
  const x = side
  const inner = w - 2 * side
  const look = { ...design(w, context), body: remark ? 'remark' : 'body' }
  const photos = photoBlocks(item, context, look).map(block =>
    block.kind === 'text' ? { ...block, x, w: inner } : block,
  )
  const words = itemBlocks({ ...item, media: [] }, context, look)
  const [first] = words
  if (first) first.before = remark ? 1 : 0
  const day = dayLine(item, head, context, { x, w: inner })
  const tail = whereAndWho(item, head, context, { x, w: inner })
  day.keepNext = words.length > 0
  const card = { item: item.id, remark, pad: 1 }
  if (photos.length === 0 || isPrint(item)) {
    day.keepNext = true
    const [text] = words
    if (text && photos.length > 0) text.before = 1
    return { ...card, blocks: [day, ...photos, ...words, ...tail] }
  }
  const text = [day, ...words, ...tail]
  const last = text.at(-1)
  if (last) last.keepNext = true
  const [top] = photos
  if (top) top.before = 1
  return { ...card, blocks: [...text, ...photos] }
}

// A print is shown before its words; an album is told what it is before it begins.
const isPrint = (item: Item) => item.media.length <= mostInGroup && !item.title && !item.album

const mostInGroup = 3

const design = (w: number, context: TypesetContext): ItemDesign => ({
  x: side,
  w: w - 2 * side,
  paragraphGap: 1,
  partGap: 1,
  photos: () => ({ x: mat, w: w - 2 * mat }),
  photoGap: 1,
  photoRadius: 1,
  photoRows: Math.floor(context.area.rows * 0.62),
  photoTargetScale: 0.95,
  groupMost: mostInGroup,
  compose: fullWidthGroup,
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
    rows: 2,
    keepNext: true,
    ...at,
    draw: (x, y) => [
      { kind: 'text', x, y: y - 0.9, w: 9, style: 'day', lines: 1, runs: [head.day], color: tint.deep },
      {
        kind: 'text',
        x: x + (head.day.length > 1 ? 5.6 : 3.6),
        y: y - 0.45,
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
  return lines.flatMap(([sign, words], n) =>
    lineBlocks(item.id, words, 'small', context, {
      x: at.x + 3.2,
      w: at.w - 3.2,
      before: n === 0 ? 1 : 0,
      color: grey,
      backdrop: box => [icon(sign, faint, { x: box.x - 3.2, y: box.y + 0.95, size: 2.4 })],
    }),
  )
}
