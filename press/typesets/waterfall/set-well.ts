import type { Element } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import { mayBeAcross, mayBeAlone, onlyAcross } from './card-across.ts'
import type { ItemCard } from './cards-of-month.ts'
import { linesOf, type MeasuredLines, measureCards, measuredLines } from './measured-lines.ts'
import { withOtherSizes } from './other-sizes.ts'
import { type PackedMonth, pack, packWell, wantingOf } from './pack-well.ts'
import { mostFavour, type PackRoom } from './packing.ts'

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
  const usual = onlyAsTheyStand(untorn(cards, room, context))
  if (isFilled(usual, context)) return usual
  // a hole, or an end that looks cut off, is worse than cards that are further apart, in all of a month alike
  const apart = onlyAsTheyStand(untorn(cards, { ...room, gap: gap + 1 }, context))
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

// An album stands on two cards rather than be torn.
function untorn(cards: readonly ItemCard[], room: PackRoom, context: TypesetContext): Month {
  const month = leastWantingOf(cards, room, context)
  const torn = new Set(month.parts.flatMap(({ from, card }) => (from > 0 ? [card] : [])))
  const onSheets = cards.flatMap((card, n) => (torn.has(n) && card.sheets ? card.sheets() : [card]))
  const more = onSheets.length - cards.length
  if (more === 0) return month
  const other = leastWantingOf(onSheets, room, context)
  return wantingOf(other) + more * perSheet < wantingOf(month) ? other : month
}

function leastWantingOf(cards: readonly ItemCard[], room: PackRoom, context: TypesetContext): Month {
  const usual = measured(cards, context)
  const inColumns = inOtherSizes(packedWell(usual))
  const alone = withAlone(usual)
  const isAnyAlone = alone.some(({ own }) => own)
  const best = leastWanting([inColumns, ...(isAnyAlone ? [inOtherSizes(packedWell(alone))] : [])])
  if (best.fault < smallFault) return best
  const lower = squeezed(cards)
  const ways = [usual, ...(lower ? [measured(lower, context)] : [])].flatMap((lines, n) => [
    ...(n === 0 ? [] : [packedWell(lines), packedWell(withAlone(lines))].map(inOtherSizes)),
    ...withAcross(lines),
  ])
  return inOtherSizes(leastWanting([best, ...ways]))

  function packedWell(lines: readonly MeasuredLines[]): Month {
    return packWell(
      lines.map((usual, n) => {
        const larger = cards[n]?.larger
        return { usual, ...(larger && { larger: () => ({ ...usual, ...measuredLines(larger(), context) }) }) }
      }),
      room,
    )
  }

  function withAlone(lines: readonly MeasuredLines[]): MeasuredLines[] {
    return lines.map((card, n) => (cards[n] ? mayBeAlone(card, cards[n], context) : card))
  }

  // Each of them, and any of them.
  function withAcross(lines: readonly MeasuredLines[]): Month[] {
    if (lines.length > mostTried) return []
    const across = lines.map((card, n) => (cards[n] ? mayBeAcross(card, cards[n], room, context) : card))
    const each = across.flatMap((card, n) => (card.across ? [lines.with(n, card)] : []))
    const all = favours.flatMap(favour =>
      [across, withAlone(across)].map(lines => pack(lines, { ...room, favour })),
    )
    return [...each.map(lines => pack(lines, { ...room, favour: mostFavour })), ...all]
  }

  function inOtherSizes(month: Month): Month {
    return withOtherSizes(onlyAsTheyStand(month), cards, { ...room, favour: mostFavour }, context)
  }
}

function measured(cards: readonly ItemCard[], context: TypesetContext): MeasuredLines[] {
  measureCards(
    cards.flatMap(({ usual, best }) => (best ? [usual, best] : [usual])),
    context,
  )
  return cards.map(({ usual }) => linesOf(usual, context))
}

// None where no card has photos.
const squeezed = (cards: readonly ItemCard[]): ItemCard[] | undefined =>
  cards.some(({ squeezed }) => squeezed)
    ? cards.map(card => ({ ...card, usual: card.squeezed?.() ?? card.usual }))
    : undefined

/** What stands over both columns does so however the others are sized, and nothing else does. */
function onlyAsTheyStand(month: Month): Month {
  const wide = new Map(month.wide.map(({ card, size }) => [card, size]))
  const cards = month.cards.map(({ across, own, ...card }, n) => ({
    ...card,
    ...(across && typeof wide.get(n) === 'number' && { across }),
    ...(own && wide.get(n) === 'own' && { own }),
  }))
  return { ...month, cards }
}

const leastWanting = (ways: readonly [Month, ...Month[]]): Month =>
  ways.reduce((best, way) => (wantingOf(way) < wantingOf(best) ? way : best))

/** Cards of a month any of which may stand over both columns: of more, trying would cost more than it brings. */
const mostTried = 24
const favours = [0, 1]
/** What it counts that an album stands on one card more. */
const perSheet = 0.3
/** Hardly any white. */
const smallFault = 0.1
