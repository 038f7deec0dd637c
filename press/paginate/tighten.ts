import type { Block } from './block.ts'
import { breakFitting } from './break-fitting.ts'
import type { Broken } from './break-pages.ts'
import { type FrameRoom, firstFrameOfLastPage, mostFrames } from './frame-room.ts'

/** The same without its last page, where that has little on it and the pages before can take it. */
export function tighten(blocks: readonly Block[], room: FrameRoom, broken: Broken): Broken | undefined {
  const { capacity, columns } = room
  const lastPage = firstFrameOfLastPage(broken, columns)
  if (lastPage === 0 || lastPage > mostFrames) return undefined
  const used = broken.placements.reduce((sum, p) => sum + (p.frame < lastPage ? 0 : p.rows), 0)
  if (used > columns * capacity(lastPage) * (columns > 1 ? 0.6 : 0.4)) return undefined
  const shorter = (frame: number) => (frame < lastPage ? capacity(frame) : 1)
  return breakFitting(blocks, { ...room, capacity: shorter }, lastPage)
}
