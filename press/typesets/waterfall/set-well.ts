import { invariant } from '#domain/invariant'
import type { Element } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import { acrossOf, mayBeAlone, onlyAcross } from './card-across.ts'
import type { ItemCard } from './cards-of-month.ts'
import { linesOf, type MeasuredLines, measureCards } from './measured-lines.ts'
import { type PackedMonth, pack, wantingOf } from './pack-well.ts'
import type { PackRoom } from './packing.ts'
import { wholeCard } from './whole-card.ts'

export interface CardsDesign {
  columnWidth: number
  columnGap: number
  /** Rows between two cards. */
  gap: number
  /** The head of a month. */
  opener: { rows: number; elements: Element[] }
}

/** The cards of a month in their places. */
export type Month = PackedMonth<MeasuredLines>

/**
 * The way to set a month that wants least, one of the best of it on a page to itself where the others are set about as well without. Groups of
 * photos are squeezed, and cards stand over both columns, only where columns would end early without that.
 */
export function setWell(
  cards: readonly ItemCard[],
  context: TypesetContext,
  { gap, opener }: CardsDesign,
): Month {
  const { rows } = context.area
  const below = rows - opener.rows
  const room = { rows: (page: number) => (page === 0 ? below : rows), gap }
  const only = onlyAcross(cards, room, context)
  if (only) return only
  const known: Known = new Map()
  const usual = leastTorn(cards, room, context, known)
  if (isFilled(usual, context)) return usual
  // a hole, or an end that looks cut off, is worse than cards that are further apart, in all of a month alike
  const apart = leastTorn(cards, { ...room, gap: gap + 1 }, context, known)
  return isFilled(apart, context) && tornIn(apart) <= tornIn(usual) ? apart : usual
}

const isFilled = ({ free }: Month, { area: { rows } }: TypesetContext): boolean =>
  free.every(([left, right], page) =>
    page === free.length - 1 ? Math.min(left, right) < mostBelow * rows : left + right < 2 * mostEmpty * rows,
  )

const tornIn = ({ parts }: Month): number => parts.filter(({ from }) => from > 0).length

/** Of a page before the last, and below the deeper column of the last one. */
const mostEmpty = 0.3
const mostBelow = 0.31

// Cards are torn only where a month has a hole, or a page more, without that: columns that end apart are no reason.
function leastTorn(cards: readonly ItemCard[], room: PackRoom, context: TypesetContext, known: Known): Month {
  const best = onSheets(cards, cards => leastWantingOf(cards, room, context, known))
  if (tornIn(best) === 0) return best
  const whole = onSheets(cards, cards => wholeMonth(waysOf(cards, room, context, known), room))
  const isAsGood = whole.free.length <= best.free.length && isSound(whole, room)
  return isAsGood && tornIn(whole) < tornIn(best) ? whole : best
}

// Nothing taller than its page, and no hole before the last one.
const isSound = ({ parts, free }: Month, { rows: rowsOf }: PackRoom): boolean =>
  parts.every(({ page, top, rows }) => top + rows <= rowsOf(page)) &&
  free.slice(0, -1).every(([left, right], page) => left + right < 2 * mostEmpty * rowsOf(page))

// Albums stand on two cards rather than be torn, or leave a column short.
function onSheets(cards: readonly ItemCard[], set: (cards: readonly ItemCard[]) => Month): Month {
  let best = { cards, month: set(cards) }
  if (cards.length > mostTried) return best.month
  for (const card of cards) {
    if (best.month.fault < smallFault) break
    for (const sheets of card.sheets?.() ?? []) {
      const onSheets = best.cards.flatMap(each => (each === card ? sheets : [each]))
      const month = set(onSheets)
      if (wantingOf(month) + perSheet < wantingOf(best.month)) best = { cards: onSheets, month }
    }
  }
  return best.month
}

function leastWantingOf(
  cards: readonly ItemCard[],
  room: PackRoom,
  context: TypesetContext,
  known: Known,
): Month {
  const ways = waysOf(cards, room, context, known)
  const whole = wholeMonth(ways, room)
  if (whole.fault < tearingFault || cards.length > mostTried) return whole
  const torn = ways.map(({ torn }) => torn)
  return leastWanting([whole, pack(torn, room), pack(withAcross(torn, ways), room)])
}

function wholeMonth(ways: readonly CardWays[], room: PackRoom): Month {
  const whole = ways.map(({ whole }) => whole)
  const alone = ways.map(({ alone }) => alone)
  const inColumns = [whole, ...(alone.some(({ own }) => own) ? [alone] : [])]
  const best = leastWanting(inColumns.map(lines => pack(lines, room)))
  if (best.fault < smallFault || ways.length > mostTried) return best
  return leastWanting([best, ...inColumns.map(lines => pack(withAcross(lines, ways), room))])
}

const withAcross = (lines: readonly MeasuredLines[], ways: readonly CardWays[]): MeasuredLines[] =>
  lines.map((card, n) => ({ ...card, ...ways[n]?.across() }))

/** A card in each of the ways that a month may have it: torn where that must be, whole, on a page to itself, and over both columns. */
interface CardWays {
  torn: MeasuredLines
  whole: MeasuredLines
  alone: MeasuredLines
  across: () => Pick<MeasuredLines, 'across' | 'acrossOf'>
}

/** What was measured once. */
type Known = Map<ItemCard, CardWays>

function waysOf(
  cards: readonly ItemCard[],
  room: PackRoom,
  context: TypesetContext,
  known: Known,
): CardWays[] {
  const fresh = cards.filter(card => !known.has(card)).map(card => ({ card, forms: card.forms?.() ?? [] }))
  measureCards(
    fresh.flatMap(({ card: { usual, best }, forms }) => [
      usual,
      ...(best ? [best] : []),
      ...forms.map(({ card }) => card),
    ]),
    context,
  )
  for (const { card, forms } of fresh) {
    const torn = linesOf(card.usual, context)
    const whole = wholeCard(torn, forms, context)
    let wide: ReturnType<CardWays['across']> | undefined
    const across = () => {
      wide ??= acrossOf(card, room, context)
      return wide
    }
    known.set(card, { torn, whole, alone: mayBeAlone(whole, card, context), across })
  }
  return cards.flatMap(card => known.get(card) ?? [])
}

function leastWanting([first, ...others]: readonly Month[]): Month {
  invariant(first, 'a month can be set')
  return others.reduce((best, way) => (wantingOf(way) < wantingOf(best) ? way : best), first)
}

/** Cards of a month any of which may stand over both columns: of more, trying would cost more than it brings. */
const mostTried = 32
/** Cards are torn only where a month is wanting of as much without. */
const tearingFault = 0.8
/** What it counts that an album stands on one card more. */
const perSheet = 0.2
/** Hardly any white. */
const smallFault = 0.1
