import type { Placement } from '../../paginate/block.ts'
import type { Broken } from '../../paginate/break-pages.ts'

/**
 * What pages of a month have left, shared between their frames: a row more between any two of them, where it is enough for all. The rest stays at the foot; a
 * last page that has more left than that keeps all of it there.
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
  /** Whether nothing more is to be white between two: around bubbles, which are closer around their words, and between words alone. */
  staysClose(above: Placement, below: Placement): boolean
}

function sharedOn(
  placements: readonly Placement[],
  free: number,
  isLast: boolean,
  { staysClose }: Bears,
): { placements: Placement[]; free: number } {
  const places = placements.flatMap((placement, n) =>
    isApart(placements[n - 1], placement, staysClose) ? [n] : [],
  )
  if (free < places.length || (isLast && free > places.length)) return { placements: [...placements], free }
  let down = 0
  const moved = placements.map((placement, n) => {
    down += places.includes(n) ? 1 : 0
    return { ...placement, top: placement.top + down }
  })
  return { placements: moved, free: free - places.length }
}

// What says what is below it stays close to that, as do parts of a story.
const isApart = (above: Placement | undefined, below: Placement, staysClose: Bears['staysClose']) =>
  above !== undefined &&
  !above.block.keepNext &&
  above.block.item !== below.block.item &&
  !staysClose(above, below)
