import type { TypesetContext } from '../context.ts'
import type { CardForm } from './card.ts'
import { acrossOf, mayBeAlone } from './card-across.ts'
import type { ItemCard } from './cards-of-month.ts'
import { linesOf, type MeasuredLines, measureCards, measuredAll } from './measured-lines.ts'
import type { PackRoom } from './packing.ts'
import { tearable, wholeCard } from './whole-card.ts'

/** A card in each of the ways that a month may have it. */
export interface CardWays {
  /** Torn where a column has no room for all of it, and the same in other groups of its photos. */
  torn: MeasuredLines
  otherwise: () => MeasuredLines[]
  /** Whole, and so on a page to itself where that may be. */
  whole: MeasuredLines
  alone: MeasuredLines
  across: () => Pick<MeasuredLines, 'across' | 'acrossOf'>
}

/** What was measured once. */
export type KnownWays = Map<ItemCard, CardWays>

/** The cards in each of their ways: what is seldom asked for is measured then. */
export function waysOf(
  cards: readonly ItemCard[],
  room: PackRoom,
  context: TypesetContext,
  known: KnownWays,
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
    const usual = linesOf(card.usual, context)
    const asUsual = wholeCard(usual, forms, context)
    const whole = card === cards[0] ? fitting(asUsual, { card, forms }, room, context) : asUsual
    const otherwise = once(() =>
      measuredAll(card.otherwise?.() ?? [], context).map(lines => tearable(lines, whole)),
    )
    const across = once(() => acrossOf(card, room, context))
    const alone = mayBeAlone(whole, card, context)
    known.set(card, { torn: tearable(usual, whole), otherwise, whole, alone, across })
  }
  return cards.flatMap(card => known.get(card) ?? [])
}

// The first of its month stands below its opener and nowhere else: where it is taller than what that leaves, as low as it can be.
function fitting(
  whole: MeasuredLines,
  { card, forms }: { card: ItemCard; forms: readonly CardForm[] },
  room: PackRoom,
  context: TypesetContext,
): MeasuredLines {
  const [{ min } = { min: 0 }] = whole.forms ? whole.boxes : []
  const lowest = min > room.rows(0) ? card.lowest?.() : undefined
  if (!lowest) return whole
  measureCards([lowest.card], context)
  return wholeCard(whole, [...forms, lowest], context)
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
