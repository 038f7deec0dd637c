import type { Block } from './block.ts'
import { type Broken, breakPages } from './break-pages.ts'
import { widePieces } from './wide-piece.ts'
import { type AroundRoom, type Reached, withColumns, withPiece } from './wide-reached.ts'
import { type Run, runsOf } from './wide-runs.ts'
import { atFoot, atHead, type Way } from './wide-ways.ts'

/**
 * Breaks a month into columns, some of whose entries stand over all of them: at the foot of a page, below columns that end together, or at the
 * head of the next where those before it are full. The order of entries is kept.
 */
export function breakAroundWide(blocks: readonly Block[], room: AroundRoom): Broken {
  const start: Reached = { page: 0, top: 0, placements: [], free: [], wide: [] }
  const runs = runsOf(blocks)
  const { placements, free, wide } = runs.reduce<Reached>(
    (reached, run, n) =>
      run.wide
        ? withWide(reached, run.columns, run.wide, runs[n + 1], room)
        : withColumns(reached, run.columns, room),
    start,
  )
  const { columns } = room
  const pages = Math.max(0, ...placements.map(({ frame }) => Math.floor(frame / columns))) + 1
  const frames = pages * columns
  return {
    placements,
    frames,
    free: Array.from({ length: frames }, (_, frame) => free[frame] ?? room.capacity(frame)),
    wide,
  }
}

function withWide(
  reached: Reached,
  columns: readonly Block[],
  wide: readonly Block[],
  next: Run | undefined,
  room: AroundRoom,
): Reached {
  const ways = widePieces(wide).flatMap(pieces => [
    ...atFoot(reached, columns, pieces, room),
    ...atHead(reached, columns, pieces, next, room),
  ])
  const best = ways.reduce<Way | undefined>((a, b) => (a && a.cost <= b.cost ? a : b), undefined)
  // it is as wide all the same, on pages of its own
  return best?.reached ?? onPages(withColumns(reached, columns, room), wide, room)
}

// On pages of its own, behind columns that may leave a hole.
function onPages(reached: Reached, wide: readonly Block[], room: AroundRoom): Reached {
  const { rows, columns } = room
  const isUsed = reached.placements.length > 0 || room.capacity(0) < rows
  const first = { ...reached, page: reached.page + (isUsed ? 1 : 0), top: 0 }
  const { placements, free } = breakPages(wide, () => rows, 1)
  return free.reduce<Reached>((now, free, n) => {
    const own = placements.filter(({ frame }) => frame === n)
    const page = first.page + n
    return withPiece(
      now,
      { placements: own.map(each => ({ ...each, frame: page * columns })), rows: rows - free },
      page,
      0,
      room,
    )
  }, first)
}
