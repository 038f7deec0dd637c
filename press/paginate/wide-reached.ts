import type { Block, Placement } from './block.ts'
import { breakMonth } from './break-month.ts'
import type { Broken, WideZone } from './break-pages.ts'
import type { FrameRoom } from './frame-room.ts'

/** Up to where a month is set: its placements and free rows so far, and the rows of its last page that are taken over all columns. */
export interface Reached extends Omit<Broken, 'frames'> {
  page: number
  top: number
  wide: readonly WideZone[]
}

/** `rows`: of a page. */
export type AroundRoom = FrameRoom & { rows: number }

/** Rows between columns and what stands over all of them. */
export const gap = 1

/** The columns that are left of the page that a month has reached, and those of the pages behind it. */
export function roomBelow({ page, top }: Reached, { capacity, columns, turns, rows }: AroundRoom): FrameRoom {
  const first = page * columns
  return {
    columns,
    capacity: frame => Math.min(capacity(first + frame), frame < columns ? rows - top : rows),
    turns: turns && {
      after: frame => turns.after(first + frame),
      fewest: 0,
      most: Math.max(columns, turns.most - first),
    },
  }
}

/** With more blocks in the columns that are left. */
export function withColumns(reached: Reached, blocks: readonly Block[], room: AroundRoom): Reached {
  if (blocks.length === 0) return reached
  return joined(reached, breakMonth(blocks, roomBelow(reached, room)), room)
}

/** With blocks that were broken into the columns that are left. */
export function joined(reached: Reached, { placements, free }: Broken, room: AroundRoom): Reached {
  const { columns } = room
  const first = reached.page * columns
  const below = roomBelow(reached, room)
  const down = (frame: number) => room.capacity(first + frame) - below.capacity(frame)
  const all = reached.free.slice()
  for (const [frame, rows] of free.entries()) all[first + frame] = rows
  return {
    ...reached,
    page: reached.page + Math.max(0, Math.ceil(free.length / columns) - 1),
    top: free.length > columns ? 0 : reached.top,
    placements: [
      ...reached.placements,
      ...placements.map(each => ({ ...each, frame: each.frame + first, top: each.top + down(each.frame) })),
    ],
    free: all,
  }
}

/** With a piece over all columns, so many rows from the head of a page. */
export function withPiece(
  reached: Reached,
  { placements, rows }: { placements: readonly Placement[]; rows: number },
  page: number,
  top: number,
  room: AroundRoom,
): Reached {
  const { columns } = room
  const opened = room.rows - room.capacity(page * columns)
  const foot = top + rows
  const isEnd = foot + gap + leastColumns > room.rows
  const free = reached.free.slice()
  const isBelowOther = reached.wide.some(zone => zone.page === page && zone.top + zone.rows + gap === top)
  // white that columns leave above it
  const isBelowColumns = top > opened && !isBelowOther
  for (let frame = page * columns; frame < (page + 1) * columns; frame++)
    free[frame] = (isBelowColumns ? (free[frame] ?? 0) : 0) + room.rows - foot
  return {
    page: isEnd ? page + 1 : page,
    top: isEnd ? 0 : foot + gap,
    placements: [
      ...reached.placements,
      ...placements.map(each => ({ ...each, top: each.top + top - opened })),
    ],
    free,
    wide: [...reached.wide, { page, top, rows }],
  }
}

/** Rows of columns beside what stands over them at least. */
const leastColumns = 5
