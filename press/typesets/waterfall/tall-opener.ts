import { pack } from './pack-well.ts'
import type { PackRoom } from './packing.ts'
import type { SetMonth } from './set-month.ts'

/**
 * The same month under a taller opener where its last page would end well above its foot: as many pages, the others as full as before. Gives the
 * rows by which the opener is taller.
 */
export function withTallOpener(month: SetMonth['month'], room: PackRoom): SetMonth {
  const set: SetMonth = { month }
  const pages = month.free.length
  if (month.parts.length === 0 || pages > mostPages || endOf(set, room) < fairEnd) return set
  if (pages === 1) {
    const most = Math.min(...(month.free[0] ?? []))
    const taller = tallerBy.findLast(rows => rows <= most - leastLeft)
    if (!taller) return set
    const free = month.free.map(([left, right]): [number, number] => [left - taller, right - taller])
    return { ...set, month: { ...month, free }, taller }
  }
  const isAsFull = (tried: SetMonth) => tried.month.free.length === pages && tried.month.fault <= month.fault
  let best = set
  for (const taller of tallerBy) {
    const below = { ...room, rows: (page: number) => room.rows(page) - (page === 0 ? taller : 0) }
    const tried = { month: pack(month.cards, below), taller }
    if (isAsFull(tried) && endOf(tried, room) < endOf(best, room)) best = tried
  }
  return best
}

/** Share of its last page that is free. */
function endOf({ month: { free } }: SetMonth, room: PackRoom): number {
  const [left, right] = free.at(-1) ?? [0, 0]
  return (left + right) / (2 * room.rows(free.length - 1))
}

/** Of a longer month the last page hears little of its opener, and each try takes as long as it has pages. */
const mostPages = 5
/** Rows that an opener may be taller: all of it stands as much lower. */
const tallerBy = [2, 4, 6]
const fairEnd = 0.14
/** Rows below a month of one page: it is not pressed to its foot. */
const leastLeft = 1
