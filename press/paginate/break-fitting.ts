import type { Block } from './block.ts'
import { type Broken, breakPages } from './break-pages.ts'
import { costsIn, type FrameRoom } from './frame-room.ts'

/** Broken into so many frames at most, nothing taller than its frame; or not at all. */
export function breakFitting(blocks: readonly Block[], room: FrameRoom, frames: number): Broken | undefined {
  const { capacity, turns } = room
  const tried = breakPages(blocks, capacity, frames, turns, costsIn(room))
  const fits =
    tried.frames <= frames &&
    tried.placements.every(p => p.top + Math.max(p.rows, p.block.minDepth ?? 0) <= capacity(p.frame))
  return fits ? tried : undefined
}
