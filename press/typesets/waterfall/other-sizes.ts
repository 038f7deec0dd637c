import type { TypesetContext } from '../context.ts'
import type { ItemCard } from './cards-of-month.ts'
import { type MeasuredLines, measuredLines } from './measured-lines.ts'
import { type PackedMonth, pack, wantingOf } from './pack-well.ts'
import type { PackRoom } from './packing.ts'

/**
 * The same month with photos of single cards larger or smaller: each where less is wanting of it so. `cards`: those of
 * the month, in order.
 */
export function withOtherSizes(
  month: PackedMonth<MeasuredLines>,
  cards: readonly ItemCard[],
  room: PackRoom,
  context: TypesetContext,
): PackedMonth<MeasuredLines> {
  if (cards.length > mostTried) return month
  let best = month
  for (const [at, { larger, squeezed }] of cards.entries()) {
    for (const size of [larger, squeezed]) {
      if (best.fault < smallFault) return best
      const card = size?.()
      if (!card) continue
      const sized = best.cards.map((old, n) => (n === at ? { ...old, ...measuredLines(card, context) } : old))
      const tried = pack(sized, room)
      if (wantingOf(tried) < wantingOf(best)) best = tried
    }
  }
  return best
}

/** Cards of a month that are tried: of more, trying would cost more than it brings. */
const mostTried = 24
/** Hardly any white. */
const smallFault = 0.1
