import type { Block } from './block.ts'
import type { Broken, Turns } from './break-pages.ts'
import { breakWell } from './break-well.ts'
import type { FrameRoom } from './frame-room.ts'

/**
 * Breaks the blocks of a month into frames so that it ends well. Where what comes first is taller than the opener leaves room for, the opener
 * has its page to itself.
 */
export function breakMonth(blocks: readonly Block[], room: FrameRoom): Broken {
  const { capacity, columns, turns } = room
  const broken = breakWell(blocks, room)
  const isOver = broken.placements.some(
    ({ frame, top, rows }) => frame < columns && top + rows > capacity(frame),
  )
  if (!isOver || capacity(0) === capacity(columns)) return broken
  const below = breakWell(blocks, {
    ...room,
    capacity: frame => capacity(frame + columns),
    turns: turns && turnsFrom(turns, columns),
  })
  return {
    frames: below.frames + columns,
    placements: below.placements.map(placement => ({ ...placement, frame: placement.frame + columns })),
    free: [...Array.from({ length: columns }, (_, frame) => capacity(frame)), ...below.free],
  }
}

const turnsFrom = ({ after, fewest, most }: Turns, first: number): Turns => ({
  after: frame => after(frame + first),
  fewest: Math.max(0, fewest - first),
  most: Math.max(0, most - first),
})
