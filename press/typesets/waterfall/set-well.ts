import type { Element } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import { fillPage, pageBefore } from './best-card.ts'
import { onlyAcross, waysWithAcross } from './card-across.ts'
import type { ItemCard } from './cards-of-month.ts'
import { linesOf, measureCards, measuredLines } from './measured-lines.ts'
import { withOtherSizes } from './other-sizes.ts'
import { packWell, wantingOf } from './pack-well.ts'
import type { PackRoom } from './packing.ts'
import type { SetMonth } from './set-month.ts'
import { withTallOpener } from './tall-opener.ts'

export interface CardsDesign {
  columnWidth: number
  columnGap: number
  /** Rows between two cards. */
  gap: number
  /** The head of a month, `taller` by some rows. */
  opener(taller: number): { rows: number; elements: Element[] }
}

/**
 * The way to set a month that wants least. Groups of photos are squeezed, or its first or last card stands over both columns, only where a page
 * would end early without that.
 */
export function setWell(
  cards: readonly ItemCard[],
  context: TypesetContext,
  { gap, opener }: CardsDesign,
): SetMonth {
  const { rows } = context.area
  const below = rows - opener(0).rows
  const room = { rows: (page: number) => (page === 0 ? below : rows), gap }
  return withTallOpener(leastWantingOf(cards, room, context), room, context)
}

function leastWantingOf(cards: readonly ItemCard[], room: PackRoom, context: TypesetContext): SetMonth {
  const only = onlyAcross(cards, room, context)
  if (only) return only
  measureCards(
    cards.flatMap(({ usual, best }) => (best ? [usual, best] : [usual])),
    context,
  )
  const usual = inOtherSizes(withOwnPage(cards, room, context))
  if (usual.month.fault === 0) return usual
  const lower = squeezed(cards, context)
  const withAcross = (isAsked: (at: number) => boolean) =>
    [cards, ...lower].flatMap(cards => [...waysWithAcross(cards, room, context, isAsked)])
  const isAtEnd = (at: number) => at === 0 || at === cards.length - 1
  const best = leastWanting([
    usual,
    ...lower.map(cards => inOtherSizes(withOwnPage(cards, room, context))),
    ...withAcross(isAtEnd),
  ])
  if (best.month.fault < smallFault || cards.length > mostTried) return best
  return leastWanting([best, ...withAcross(at => !isAtEnd(at))])

  function inOtherSizes(set: SetMonth): SetMonth {
    const { own } = set
    const others = own ? cards.filter(({ usual }) => usual.item !== own.source.card.item) : cards
    return withOtherSizes(set, others, room, context)
  }
}

// None where no card has photos.
function squeezed(cards: readonly ItemCard[], context: TypesetContext): ItemCard[][] {
  if (cards.every(({ squeezed }) => squeezed === undefined)) return []
  const lower = cards.map(card => ({ ...card, usual: card.squeezed?.() ?? card.usual }))
  measureCards(
    lower.map(({ usual }) => usual),
    context,
  )
  return [lower]
}

const leastWanting = (ways: readonly [SetMonth, ...SetMonth[]]): SetMonth =>
  ways.reduce((best, way) => (wanting(way) < wanting(best) ? way : best))

/** Cards of a month any of which may stand over both columns: of more, trying would cost more than it brings. */
const mostTried = 24

// One great picture is worth a page more.
const wanting = ({ month: { fault, free }, own, across }: SetMonth): number =>
  wantingOf(fault, free.length) - (own ? worth.own : 0) - (across ? worth.across : 0)

const worth = { own: 0.35, across: 0.05 }
/** A little white on a page, and no short end; hardly any white. */
const fairFault = 0.3
const smallFault = 0.1

// The first of the best cards that fill a page, where the others are set about as well without it.
function withOwnPage(cards: readonly ItemCard[], room: PackRoom, context: TypesetContext): SetMonth {
  const { rows } = context.area
  const packed = (cards: readonly ItemCard[]) =>
    packWell(
      cards.map(({ usual, larger }) => ({
        usual: linesOf(usual, context),
        ...(larger && { larger: () => measuredLines(larger(), context) }),
      })),
      room,
    )
  const all: SetMonth = { month: packed(cards) }
  for (const [at, { best }] of cards.entries()) {
    const source = best && linesOf(best, context)
    const part = source && fillPage(source.lines, rows)
    if (!source || !part || cards.length < 2) continue
    const month = packed(cards.toSpliced(at, 1))
    const after = pageBefore(month.parts, month.free.length, at, month.fault === 0)
    if (after === undefined) continue
    const withOwn = { month, own: { source, part, after } }
    if (month.fault <= Math.max(all.month.fault, fairFault) && wanting(withOwn) <= wanting(all))
      return withOwn
  }
  return all
}
