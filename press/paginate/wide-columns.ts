import type { Block } from './block.ts'
import { breakFitting } from './break-fitting.ts'
import type { Broken } from './break-pages.ts'
import { evenFeet } from './even-feet.ts'
import type { FrameRoom } from './frame-room.ts'
import { withLargerPhotos } from './with-larger-photos.ts'

/**
 * Blocks in columns of which the last, from the frame `lastPage` on, end so many `rows` above the foot of their page, and the rows that these leave
 * white; undefined where they do not fit, or leave too much.
 */
export function columnsEndingAt(
  blocks: readonly Block[],
  room: FrameRoom,
  lastPage: number,
  rows: number,
): { broken: Broken; white: number } | undefined {
  const { columns } = room
  if (lastPage < 0 || room.capacity(lastPage) - rows < leastColumn) return undefined
  const capacity = (frame: number) => room.capacity(frame) - (frame >= lastPage ? rows : 0)
  const lower = { ...room, capacity }
  let best: { broken: Broken; white: number } | undefined
  for (const roomier of [blocks, withLargerPhotos(blocks)]) {
    const tried = breakFitting(roomier, lower, lastPage + columns)
    if (tried?.frames !== lastPage + columns) continue
    const broken = evenFeet(roomier, lower, tried)
    const white = broken.free.slice(lastPage).reduce((sum, free) => sum + free, 0)
    if (Math.max(...broken.free) > mostWhite) continue
    if (!best || white < best.white) best = { broken, white }
    if (white <= 1) break
  }
  return best
}

/** Rows. */
const leastColumn = 5
const mostWhite = 4
