import { fullEnd } from '../../paginate/fill-frame.ts'
import type { TypesetContext } from '../context.ts'
import { fillPage, sizesOf } from './best-card.ts'
import type { Card } from './card.ts'
import type { ItemCard } from './cards-of-month.ts'
import { linesOf, type MeasuredLines, measuredLines } from './measured-lines.ts'
import type { PackedMonth } from './pack-well.ts'
import type { PackRoom } from './packing.ts'

/** The same card, which may stand over both columns, too, at some of the heights that it has there. */
export function mayBeAcross(
  card: MeasuredLines,
  { across }: ItemCard,
  room: PackRoom,
  context: TypesetContext,
): MeasuredLines {
  const wide = across?.()
  if (!wide || isHalfBlank(wide, context)) return card
  const source = measuredLines(wide, context)
  return { ...card, acrossOf: source, across: sizesOf(source.lines, room.rows(1) - leastBeside) }
}

/** The same card, which may have a page to itself, too, where it is one of the best of its month and fills it. */
export function mayBeAlone(card: MeasuredLines, { best }: ItemCard, context: TypesetContext): MeasuredLines {
  const source = best && linesOf(best, context)
  const own = source && fillPage(source.lines, context.area.rows)
  return own ? { ...card, ownOf: source, own } : card
}

// Words alone, which are not more for being wider; a picture with white at its sides, or few words beside it.
function isHalfBlank({ paper, isBlank = false, blocks }: Card, { area }: TypesetContext): boolean {
  const pictures = blocks.flatMap(block =>
    block.kind === 'photos' ? block.draw(block.offer.natural, block.x, 0).regions : [],
  )
  const left = Math.min(...pictures.map(({ x }) => x))
  const right = Math.max(...pictures.map(({ x, w }) => x + w))
  const isNarrow = paper === 'card' && right - left < area.width * leastWide
  return isBlank || isNarrow || pictures.length === 0
}

/** Of both columns. */
const leastWide = 0.6
/** Rows of the columns on its page. */
const leastBeside = 8

/** The only card of a month, over both columns in the lower part of its page; none where it does not fit. */
export function onlyAcross(
  [only, ...others]: readonly ItemCard[],
  room: PackRoom,
  context: TypesetContext,
): PackedMonth<MeasuredLines> | undefined {
  const card = others.length === 0 ? only?.across?.() : undefined
  if (!card) return undefined
  const source = measuredLines(card, context)
  const rows = room.rows(0)
  const part = sizesOf(source.lines, rows).at(-1)
  if (!part) return undefined
  // where what is short stands alone on its page
  const low = rows - context.area.rows + fullEnd(context.area.rows)
  const top = Math.max(0, low - part.rows)
  const free = rows - part.rows - top
  const boxes = part.boxes.map(box => ({ ...box, top: box.top + top }))
  const wide = { ...part, top, boxes, size: 0, card: 0, page: 0, column: 0 as const }
  const cards = [{ ...source, acrossOf: source, across: [part] }]
  return { cards, parts: [], wide: [wide], free: [[free, free]], fault: 0 }
}
