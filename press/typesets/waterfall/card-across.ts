import { fullEnd } from '../../paginate/fill-frame.ts'
import type { TypesetContext } from '../context.ts'
import { sizesOf } from './best-card.ts'
import type { Card } from './card.ts'
import type { ItemCard } from './cards-of-month.ts'
import { linesOf, type MeasuredLines, measuredLines } from './measured-lines.ts'
import { packColumns } from './pack-columns.ts'
import { faultOf, type PackedMonth } from './pack-well.ts'
import type { CardPart, PackRoom } from './packing.ts'

/** A card over both columns, at the head of a page or at its foot. */
export interface CardAcross {
  source: MeasuredLines
  part: Omit<CardPart, 'page' | 'column' | 'card'>
  page: number
  /** Row at which it begins, of those that its page has. */
  top: number
  /** Rows by which the columns of its page begin lower. */
  above: number
  /** The cards of the month, itself among them. */
  of: readonly ItemCard[]
}

export interface MonthWithAcross {
  month: PackedMonth<MeasuredLines>
  across: CardAcross
}

/** Ways to set a month of several cards with one of them over both columns, as high as suits the others. `isAsked` tells of which cards. */
export function* waysWithAcross(
  cards: readonly ItemCard[],
  room: PackRoom,
  context: TypesetContext,
  isAsked: (index: number) => boolean,
): Generator<MonthWithAcross> {
  const lines = cards.map(({ usual }) => linesOf(usual, context))
  for (const [at, { across }] of cards.entries()) {
    const card = isAsked(at) && across?.()
    if (!card || isHalfBlank(card, context)) continue
    const source = measuredLines(card, context)
    const [before, after] = [lines.slice(0, at), lines.slice(at + 1)]
    // of any of its sizes: what stands on the pages before one at the head, and after one at the foot
    const first = after.length > 0 ? packColumns(before, room) : undefined
    const rest =
      before.length > 0 ? packColumns(after, { ...room, rows: page => room.rows(page + 1) }) : undefined
    for (const part of sizesOf(source.lines, room.rows(1) - leastBeside)) {
      const above = first && atHead(before, first, { source, part }, after, room)
      if (above && isLawful(above)) yield withCards(above, cards)
      const below = rest && atFoot(before, { source, part }, after, rest, room)
      if (below && isLawful(below)) yield withCards(below, cards)
    }
  }
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

// In less room than a card needs it would be cut where it may not be.
const isLawful = ({ month: { cards, parts } }: Unnamed) =>
  parts.every(({ card, to }) => {
    const lines = cards[card]?.lines ?? []
    return to === lines.length || lines[to - 1]?.penalty !== Number.POSITIVE_INFINITY
  })

type Unnamed = { month: MonthWithAcross['month']; across: Omit<CardAcross, 'of'> }

const withCards = ({ month, across }: Unnamed, of: readonly ItemCard[]): MonthWithAcross => ({
  month,
  across: { ...across, of },
})

type Sized = Pick<CardAcross, 'source' | 'part'>

function atHead(
  before: readonly MeasuredLines[],
  first: Packed,
  { source, part }: Sized,
  after: readonly MeasuredLines[],
  room: PackRoom,
): Unnamed | undefined {
  const page = first.free.length
  const above = part.rows + room.gap
  if (room.rows(page) - above < leastBeside) return undefined
  const rest = packColumns(after, {
    ...room,
    rows: n => room.rows(page + n) - (n === 0 ? above : 0),
  })
  return {
    month: joined(first, rest, [...before, ...after], room),
    across: { source, part, page, top: 0, above },
  }
}

function atFoot(
  before: readonly MeasuredLines[],
  { source, part }: Sized,
  after: readonly MeasuredLines[],
  rest: Packed,
  room: PackRoom,
): Unnamed | undefined {
  const taken = part.rows + room.gap
  const first = packColumns(before, { ...room, reserved: taken })
  const page = first.free.length - 1
  // of a page that it does not fit on any more
  const foot = room.rows(page) - taken
  if (first.parts.some(part => part.page === page && part.top + part.rows > foot)) return undefined
  const [left, right] = first.free[page] ?? [0, 0]
  const top = room.rows(page) - part.rows - Math.min(left, right)
  return {
    month: joined(first, rest, [...before, ...after], room),
    across: { source, part, page, top, above: 0 },
  }
}

type Packed = ReturnType<typeof packColumns>

function joined(
  first: Packed,
  rest: Packed,
  cards: MeasuredLines[],
  room: PackRoom,
): PackedMonth<MeasuredLines> {
  const before = 1 + Math.max(-1, ...first.parts.map(({ card }) => card))
  const parts = [
    ...first.parts,
    ...rest.parts.map(part => ({
      ...part,
      card: part.card + before,
      page: part.page + first.free.length,
    })),
  ]
  const free = [...first.free, ...rest.free]
  return { cards, parts, free, fault: faultOf(parts, free, room) }
}

/** The only card of a month, over both columns in the lower part of its page; none where it does not fit. */
export function onlyAcross(
  [only, ...others]: readonly ItemCard[],
  room: PackRoom,
  context: TypesetContext,
): MonthWithAcross | undefined {
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
  return {
    month: { cards: [], parts: [], free: [[free, free]], fault: 0 },
    across: { source, part, page: 0, top, above: 0, of: [] },
  }
}
