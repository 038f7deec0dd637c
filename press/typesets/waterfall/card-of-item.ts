import type { Item } from '#domain/item'
import type { Block } from '../../paginate/block.ts'
import type { SetContext } from '../context.ts'
import { type ItemDesign, itemBlocks, line, textBlock } from '../item-blocks.ts'
import { type HeadWords, headWords } from '../item-head.ts'
import { faint, grey, hairline, seal } from '../palette.ts'
import type { Card } from './card.ts'
import { icon } from './icons.ts'
import { monthTint } from './month-tint.ts'

/** mm of white at the sides of a card, and around its photos. */
const side = 3.1
const mat = 1.6

/** A post as a card `w` mm wide: photos first like a print in its mat, then the day, the words, where and who. */
export function cardOfItem(item: Item, context: SetContext, w: number): Card {
  const head = headWords(item, context)
  const said = isRemark(item)
  const x = side
  const inner = w - 2 * side
  const body = itemBlocks(item, context, { ...design(w, context), body: said ? 'said' : 'body' })
  const shown = body.findIndex(block => block.kind === 'text' && block.style !== 'small')
  const photos = body.slice(0, shown === -1 ? body.length : shown)
  const words = body.slice(photos.length)
  const [first] = words
  if (first) first.before = said ? 1 : 0
  const day = dayLine(item, head, context, { x, w: inner })
  day.before = photos.length > 0 ? 1 : 0
  day.keepNext = words.length > 0
  const blocks = [...photos, day, ...words, ...whereAndWho(item, head, context, { x, w: inner })]
  return { item: item.id, blocks, said, pad: 1 }
}

// A remark: one short paragraph and nothing else.
function isRemark(item: Item): boolean {
  const { text } = item
  const plain = item.media.length === 0 && item.links.length === 0 && !item.quote && !item.poll && !item.title
  const width = [...text].reduce((sum, c) => sum + (/[\u0020-\u024f]/.test(c) ? 0.5 : 1), 0)
  return plain && text !== '' && !text.trim().includes('\n') && width <= 40
}

const design = (w: number, context: SetContext): ItemDesign => ({
  x: side,
  w: w - 2 * side,
  body: 'body',
  title: 'title',
  caption: 'caption',
  small: 'small',
  paragraphGap: 1,
  partGap: 1,
  photos: { x: mat, w: w - 2 * mat },
  photoGap: 1,
  photoRadius: 1,
  photoRows: Math.floor(context.area.rows * 0.62),
  photoWish: 0.95,
  photosFirst: true,
  groupMost: 3,
  accent: seal,
  hairline,
})

function dayLine(item: Item, head: HeadWords, context: SetContext, at: { x: number; w: number }): Block {
  const tint = monthTint(context.month)
  return {
    kind: 'drawn',
    item: item.id,
    before: 0,
    rows: 2,
    keepNext: true,
    ...at,
    draw: (x, y) => [
      { kind: 'text', x, y: y - 0.2, w: 9, style: 'day', lines: 1, runs: [head.day], color: tint.deep },
      {
        kind: 'text',
        x: x + (head.day.length > 1 ? 5.6 : 3.6),
        y: y + 0.25,
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
  context: SetContext,
  at: { x: number; w: number },
): Block[] {
  const lines: ['pin' | 'people', string][] = []
  if (head.place) lines.push(['pin', head.place])
  if (head.people) lines.push(['people', head.people])
  return lines.map(([sign, words], n) =>
    textBlock(item.id, line(words, context), 'small', context, {
      x: at.x + 3.2,
      w: at.w - 3.2,
      before: n === 0 ? 1 : 0,
      color: grey,
      backdrop: box => [icon(sign, faint, { x: box.x - 3.2, y: box.y + 0.95, size: 2.4 })],
    }),
  )
}
