import type { Placement } from '../../paginate/block.ts'
import type { Broken } from '../../paginate/break-pages.ts'

/**
 * What pages of a month have left, shared between their frames: a row more between two of them, and one inside those that have pictures below their words. A
 * last page that has more left than that keeps all of it at its foot.
 */
export function shareWhite({ placements, free, ...broken }: Broken, bears: Bears): Broken {
  const byFrame = Map.groupBy(placements, ({ frame }) => frame)
  const shared = free.map((rows, frame) => {
    const isLast = frame === free.length - 1
    return sharedOn(byFrame.get(frame) ?? [], rows, isLast, bears)
  })
  return {
    ...broken,
    placements: shared.flatMap(page => page.placements),
    free: shared.map(page => page.free),
  }
}

interface Bears {
  /** Whether a row more may be white inside. */
  grows(placement: Placement): boolean
  /** Whether nothing more is to be white between two: around bubbles, which are closer around their words, and between words alone. */
  staysClose(above: Placement, below: Placement): boolean
}

function sharedOn(
  placements: readonly Placement[],
  free: number,
  isLast: boolean,
  { grows, staysClose }: Bears,
): { placements: Placement[]; free: number } {
  const places = placements.flatMap((placement, n) => [
    ...(isApart(placements[n - 1], placement, staysClose) ? [{ n, inside: false }] : []),
    ...(grows(placement) ? [{ n, inside: true }] : []),
  ])
  if (free <= 0 || (isLast && free > places.length)) return { placements: [...placements], free }
  // between frames first
  const taken = places.toSorted((a, b) => Number(a.inside) - Number(b.inside)).slice(0, free)
  let down = 0
  const moved = placements.map((placement, n) => {
    down += taken.some(place => place.n === n && !place.inside) ? 1 : 0
    const more = taken.some(place => place.n === n && place.inside) ? 1 : 0
    const at = { ...placement, top: placement.top + down, rows: placement.rows + more }
    down += more
    return at
  })
  return { placements: moved, free: free - taken.length }
}

// What says what is below it stays close to that, as do parts of a story.
const isApart = (above: Placement | undefined, below: Placement, staysClose: Bears['staysClose']) =>
  above !== undefined &&
  !above.block.keepNext &&
  above.block.item !== below.block.item &&
  !staysClose(above, below)
