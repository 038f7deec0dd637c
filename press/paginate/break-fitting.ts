import type { Block } from './block.ts'
import { type Broken, breakPages, ofWhiteInColumns } from './break-pages.ts'
import type { FrameRoom } from './frame-room.ts'

/** Broken into so many frames at most, nothing taller than its frame; or not at all. */
export function breakFitting(
  blocks: readonly Block[],
  { capacity, columns, turns }: FrameRoom,
  frames: number,
): Broken | undefined {
  const tried = breakPages(blocks, capacity, frames, turns, columns > 1 ? ofWhiteInColumns : undefined)
  const fits =
    tried.frames <= frames &&
    tried.placements.every(p => p.top + Math.max(p.rows, p.block.minDepth ?? 0) <= capacity(p.frame))
  return fits ? tried : undefined
}
