import type { Block } from './block.ts'
import { type Box, boxesOf } from './box.ts'
import type { Broken } from './break-pages.ts'
import { fillFrame } from './fill-frame.ts'
import { type FrameRoom, firstFrameOfLastPage } from './frame-room.ts'

/** The same with larger photos in the shorter columns of its last page, down to where the longest ends, as far as they stretch. */
export function evenFeet(blocks: readonly Block[], { capacity, columns }: FrameRoom, broken: Broken): Broken {
  const lastPage = firstFrameOfLastPage(broken, columns)
  const least = Math.min(...broken.free.slice(lastPage))
  let even = broken
  for (let frame = lastPage; frame < broken.frames; frame++) {
    if ((broken.free[frame] ?? 0) === least) continue
    const { placements, free } = fillFrame(
      blocks,
      boxesIn(frame, blocks, broken),
      capacity(frame) - least,
      frame,
      false,
    )
    if (placements.length === 0) continue
    even = {
      ...even,
      placements: even.placements.flatMap((placement, n, { [n - 1]: before }) =>
        placement.frame !== frame ? [placement] : before?.frame === frame ? [] : placements,
      ),
      free: even.free.map((rows, at) => (at === frame ? free + least : rows)),
    }
  }
  return even
}

// The lines and photos that stand in a frame.
function boxesIn(frame: number, blocks: readonly Block[], { placements }: Broken): Box[] {
  return placements.flatMap(({ block, frame: at, from, to }) => {
    const index = at === frame ? blocks.indexOf(block) : -1
    if (index < 0) return []
    return boxesOf(block, index).filter(({ line }) => block.kind !== 'text' || (line >= from && line < to))
  })
}
