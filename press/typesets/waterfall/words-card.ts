import type { Item } from '#domain/books/item'
import type { Element } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import { itemBlocks } from '../item-blocks.ts'
import { type HeadWords, headWords } from '../item-head.ts'
import type { Card } from './card.ts'
import { side } from './card-measures.ts'
import { cardDesign, cardHead, paperOf, whereAndWho } from './card-parts.ts'
import { monthTint } from './month-tint.ts'

/** Words alone over both columns: their day stands large at their left, so that a line of them has some thirty letters. */
export function wordsCard(item: Item, context: TypesetContext): Card | undefined {
  const { width } = context.area
  const head = headWords(item, context)
  const at = { x: side + dayWide, w: width - 2 * side - dayWide }
  const [first, ...words] = [
    ...itemBlocks({ ...item, media: [] }, context, { ...cardDesign(width, context), ...at, body: 'body' }),
    ...whereAndWho(item, head, context, at),
  ]
  if (first?.kind !== 'text') return undefined
  const { backdrop } = first
  const begun = {
    ...first,
    before: 0,
    backdrop: (box: { x: number; y: number; w: number; h: number }) => [
      ...largeDay(head, context, box.x - dayWide, box.y),
      ...(backdrop?.(box) ?? []),
    ],
  }
  return { ...cardHead(item, head, context), paper: paperOf(item), blocks: [begun, ...words] }
}

function largeDay(
  { day, weekday, clock }: HeadWords,
  { month }: TypesetContext,
  x: number,
  y: number,
): Element[] {
  const { deep } = monthTint(month)
  const beside = { x: x + (day.length > 1 ? 11 : 6.4), w: 9 }
  return [
    { kind: 'text', x, y, w: 12, style: 'largeDay', lines: 1, runs: [day], color: deep },
    { kind: 'text', ...beside, y: y + 0.6, style: 'meta', lines: 1, runs: [weekday] },
    { kind: 'text', ...beside, y: y + 4.4, style: 'meta', lines: 1, runs: [clock] },
  ]
}

/** mm that the day takes at the left of its words. */
const dayWide = 23
