import type { Broken } from '../paginate/break-pages.ts'
import { leastEnd } from '../paginate/fill-frame.ts'
import { lastFill } from '../paginate/last-fill.ts'
import type { OwnPages } from '../paginate/set-month.ts'

interface Set {
  month: Broken
  own: readonly OwnPages[]
}

/**
 * A month below its usual opener, or, where its last page would be short, below the one of the `others` that it ends best with, in no more
 * pages and without a hole.
 */
export function openerThatFits<Opener, Way extends Set>(
  usual: Opener,
  others: () => readonly Opener[],
  set: (opener: Opener) => Way,
  room: { rows: number; columns: number },
): { opener: Opener; way: Way } {
  let best = { opener: usual, way: set(usual) }
  const fill = () => lastFill(best.way.month, room)
  if (fill() >= leastEnd) return best
  const mostEmpty = Math.max(mostHole * room.rows, mostFree(best.way.month, room.columns))
  for (const opener of others()) {
    const way = set(opener)
    const isLonger = pagesOf(way, room.columns) > pagesOf(best.way, room.columns)
    const hasHole = mostFree(way.month, room.columns) > mostEmpty
    if (!isLonger && !hasHole && lastFill(way.month, room) > fill()) best = { opener, way }
    if (fill() >= leastEnd) break
  }
  return best
}

/** Share of a page that a column before the last one may leave empty, or as much as it did. */
const mostHole = 0.2

const mostFree = ({ frames, free }: Broken, columns: number) =>
  Math.max(0, ...free.slice(0, Math.floor((frames - 1) / columns) * columns))

const pagesOf = ({ month, own }: Set, columns: number) =>
  Math.ceil(month.frames / columns) + own.reduce((sum, { pages }) => sum + pages.frames, 0)
