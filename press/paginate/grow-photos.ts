import type { Placement } from './block.ts'
import type { Broken } from './break-pages.ts'

/**
 * The same with larger photos on pages that end early, of one column each: their groups take heights beyond those that pages are broken with, where they
 * have any. `roomOf` gives the rows of each page that may be filled so, of `free` ones.
 */
export function growPhotos(broken: Broken, roomOf: (frame: number, free: number) => number): Broken {
  const grown = new Map<Placement, number>()
  const free = broken.free.map((free, frame) => {
    const own = placementsIn(broken, frame)
    const room = roomOf(frame, free) - hangingRows(own)
    const most = room > 0 ? mostGrowth(own, room) : none
    for (const [placement, rows] of most.by) grown.set(placement, rows)
    return free - most.rows
  })
  if (grown.size === 0) return broken
  let frame = 0
  let down = 0
  const placements = broken.placements.map(placement => {
    if (placement.frame !== frame) down = 0
    frame = placement.frame
    const by = grown.get(placement) ?? 0
    const moved = { ...placement, top: placement.top + down, rows: placement.rows + by }
    down += by
    return moved
  })
  return { ...broken, placements, free }
}

const placementsIn = ({ placements }: Broken, frame: number) =>
  placements.filter(placement => placement.frame === frame)

// What hangs below the last line of a frame needs its rows there.
function hangingRows(placements: readonly Placement[]): number {
  const foot = Math.max(0, ...placements.map(({ top, rows }) => top + rows))
  return Math.max(0, ...placements.map(({ top, block }) => top + (block.minDepth ?? 0) - foot))
}

interface Growth {
  rows: number
  /** Rows that each takes more. */
  by: readonly (readonly [Placement, number])[]
}

const none: Growth = { rows: 0, by: [] }

// Of all ways to share out the rows the one that fills most of them, with as few groups as that takes.
function mostGrowth(placements: readonly Placement[], room: number): Growth {
  let ways = new Map([[0, none]])
  for (const placement of placements) {
    const steps = growthsOf(placement).filter(by => by <= room)
    if (steps.length === 0) continue
    const more = new Map(ways)
    for (const { rows, by: before } of ways.values())
      for (const step of steps) {
        const known = more.get(rows + step)
        if (rows + step <= room && (!known || known.by.length > before.length + 1))
          more.set(rows + step, { rows: rows + step, by: [...before, [placement, step]] })
      }
    ways = more
  }
  return [...ways.values()].reduce((a, b) => (b.rows > a.rows ? b : a))
}

function growthsOf({ block, rows }: Placement): number[] {
  if (block.kind !== 'photos') return []
  return (block.offer.heights ?? []).map(height => height - rows).filter(more => more > 0)
}
