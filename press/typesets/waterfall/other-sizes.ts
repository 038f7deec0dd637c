import type { TypesetContext } from '../context.ts'
import { runsOver } from './best-card.ts'
import type { ItemCard } from './cards-of-month.ts'
import { type MeasuredLines, measuredLines } from './measured-lines.ts'
import { packColumns } from './pack-columns.ts'
import { faultOf } from './pack-well.ts'
import type { PackRoom } from './packing.ts'
import type { SetMonth } from './set-month.ts'

/**
 * The same month with photos of single cards larger or smaller: each where less is wanting of it so. `cards`: those of
 * the month, in order.
 */
export function withOtherSizes(
  set: SetMonth,
  cards: readonly ItemCard[],
  room: PackRoom,
  context: TypesetContext,
): SetMonth {
  if (cards.length > mostTried) return set
  let best = set
  for (const [at, { larger, squeezed }] of cards.entries()) {
    for (const size of [larger, squeezed]) {
      if (best.month.fault < smallFault) return best
      const card = size?.()
      if (!card) continue
      const sized = best.month.cards.with(at, measuredLines(card, context))
      for (const gap of [room.gap, room.gap + 1]) {
        const tried = packed(sized, { ...room, gap }, set)
        if (tried.month.free.length <= best.month.free.length && tried.month.fault < best.month.fault)
          best = tried
      }
    }
  }
  return best
}

// The best of the month keeps its page: no card may run over it.
function packed(cards: MeasuredLines[], room: PackRoom, { own }: SetMonth): SetMonth {
  const { parts, free } = packColumns(cards, room)
  const isParted = own && runsOver(parts, own.after)
  const fault = isParted ? Number.POSITIVE_INFINITY : faultOf(parts, free, room)
  return { month: { cards, parts, free, fault }, ...(own && { own }) }
}

/** Cards of a month that are tried: of more, trying would cost more than it brings. */
const mostTried = 24
/** Hardly any white. */
const smallFault = 0.1
