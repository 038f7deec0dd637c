import { invariant } from '#domain/invariant'
import type { Element } from '../../page/display-list.ts'
import type { TypesetContext } from '../context.ts'
import { onlyAcross } from './card-across.ts'
import { type CardWays, type KnownWays, waysOf } from './card-ways.ts'
import type { ItemCard } from './cards-of-month.ts'
import type { MeasuredLines } from './measured-lines.ts'
import { type PackedMonth, pack, wantingOf } from './pack-well.ts'
import { mostFavour, type PackRoom } from './packing.ts'
import { emptyOf, mostEmpty } from './page-demerits.ts'

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
 * photos are squeezed, and cards stand over both columns, only where columns would end early without that; all that may do, where the month would
 * look cut off all the same.
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
  const known: KnownWays = new Map()
  const usual = leastTorn(cards, room, context, known)
  if (isFilled(usual, context)) return usual
  // a hole, or an end that looks cut off, is worse than cards that are further apart, in all of a month alike
  const apart = leastTorn(cards, { ...room, gap: gap + 1 }, context, known)
  if (isFilled(apart, context) && tornIn(apart) <= tornIn(usual)) return apart
  const wider = leastTorn(cards, { ...room, favour: mostFavour }, context, known)
  return isFilled(wider, context) && isFuller(wider, usual, rows) ? wider : usual
}

// No more pages, no more cards torn, and less white at its end.
const isFuller = (month: Month, than: Month, rows: number): boolean =>
  month.free.length <= than.free.length &&
  tornIn(month) <= tornIn(than) &&
  whiteAtEnd(month, rows) < whiteAtEnd(than, rows)

const whiteAtEnd = ({ free }: Month, rows: number): number => emptyOf(free.at(-1) ?? [0, 0], rows)

const isFilled = ({ free }: Month, { area: { rows } }: TypesetContext): boolean =>
  free.every(([left, right], page) =>
    page === free.length - 1
      ? Math.min(left, right) < mostBelow * rows
      : emptyOf([left, right], rows) < mostEmpty,
  )

const tornIn = ({ parts }: Month): number => parts.filter(({ from }) => from > 0).length

/** Below the deeper column of the last page. */
const mostBelow = 0.31

// Cards are torn only where a month has a hole, or a page more, without that: columns that end apart are no reason.
function leastTorn(
  cards: readonly ItemCard[],
  room: PackRoom,
  context: TypesetContext,
  known: KnownWays,
): Month {
  const ways = (cards: readonly ItemCard[]) => waysOf(cards, room, context, known)
  const { cards: sheets, month } = onSheets(cards, cards => leastWantingOf(ways(cards), room))
  const best = inOtherGroups(month, ways(sheets), room)
  if (tornIn(best) === 0) return best
  const { month: whole } = onSheets(cards, cards => wholeMonth(ways(cards), room))
  const isAsGood = whole.free.length <= best.free.length && isSound(whole, room)
  return isAsGood && tornIn(whole) < tornIn(best) ? whole : best
}

// Nothing taller than its page, and no hole before the last one.
const isSound = ({ parts, free }: Month, { rows: rowsOf }: PackRoom): boolean =>
  parts.every(({ page, top, rows }) => top + rows <= rowsOf(page)) &&
  free.slice(0, -1).every(columns => emptyOf(columns, rowsOf(1)) < mostEmpty)

// Albums stand on two cards rather than be torn, or leave a column short.
function onSheets(cards: readonly ItemCard[], set: (cards: readonly ItemCard[]) => Month): OnSheets {
  let best = { cards, month: set(cards) }
  if (cards.length > mostTried) return best
  for (const card of cards) {
    if (best.month.fault < smallFault) break
    for (const sheets of card.sheets?.() ?? []) {
      const onSheets = best.cards.flatMap(each => (each === card ? sheets : [each]))
      const month = set(onSheets)
      if (withTwice(month) + perSheet < withTwice(best.month)) best = { cards: onSheets, month }
    }
  }
  return best
}

// An entry on two cards of one page, or on two parts of one, looks like two entries.
function withTwice(month: Month): number {
  const { cards, parts, wide } = month
  const places = new Set<string>()
  let twice = 0
  for (const { card, page } of [...parts, ...wide]) {
    const place = `${page} ${cards[card]?.card.item}`
    if (places.has(place)) twice += 1
    places.add(place)
  }
  return wantingOf(month) + perTwice * twice
}

interface OnSheets {
  cards: readonly ItemCard[]
  month: Month
}

function leastWantingOf(ways: readonly CardWays[], room: PackRoom): Month {
  const whole = wholeMonth(ways, room)
  if (whole.fault < tearingFault) return whole
  const torn = ways.map(({ torn }) => torn)
  const best = leastWanting([whole, pack(torn, room)])
  return ways.length > mostTried ? best : leastWanting([best, pack(withAcross(torn, ways), room)])
}

// Single cards torn between other groups of their photos, where a month has a hole otherwise.
function inOtherGroups(month: Month, ways: readonly CardWays[], room: PackRoom): Month {
  let best = { month, torn: ways.map(({ torn }) => torn) }
  if (ways.length > mostTried) return month
  for (const [at, { otherwise }] of ways.entries()) {
    if (best.month.fault < holeFault) return best.month
    for (const way of otherwise()) {
      const tried = best.torn.with(at, way)
      const month = pack(tried, room)
      if (wantingOf(month) < wantingOf(best.month)) best = { month, torn: tried }
    }
  }
  return best.month
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

function leastWanting([first, ...others]: readonly Month[]): Month {
  invariant(first, 'a month can be set')
  return others.reduce((best, way) => (wantingOf(way) < wantingOf(best) ? way : best), first)
}

/** Cards of a month any of which may stand over both columns: of more, trying would cost more than it brings. */
const mostTried = 32
/** Cards are torn only where a month is wanting of as much without. */
const tearingFault = 0.8
/** What it is wanting of with a hole. */
const holeFault = 200
/** What it counts that an album stands on one card more. */
const perSheet = 0.2
/** What it counts that two of them stand on one page. */
const perTwice = 6
/** Hardly any white. */
const smallFault = 0.1
