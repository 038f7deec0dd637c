import type { Block } from './block.ts'
import { breakFitting } from './break-fitting.ts'
import type { Broken } from './break-pages.ts'
import { type FrameRoom, firstFrameOfLastPage, mostFrames } from './frame-room.ts'
import { partedDemerits } from './parted-demerits.ts'

/** The same with the columns of its last page at one height, the least at which all still fits. */
export function balanceColumns(blocks: readonly Block[], room: FrameRoom, broken: Broken): Broken {
  const { capacity, columns } = room
  const lastPage = firstFrameOfLastPage(broken, columns)
  if (broken.frames === 0 || lastPage > mostFrames) return broken
  let best = broken
  let low = 1
  let high = capacity(lastPage)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    const lower = (frame: number) => Math.min(capacity(frame), frame >= lastPage ? middle : capacity(frame))
    const tried = breakFitting(blocks, { ...room, capacity: lower }, lastPage + columns)
    const fits =
      tried !== undefined &&
      !isSmaller(tried, broken, lastPage) &&
      partedDemerits(tried) <= partedDemerits(broken)
    if (fits) best = { ...tried, free: tried.free.map((free, f) => free + capacity(f) - lower(f)) }
    if (fits) high = middle
    else low = middle
  }
  return best
}

// A photo of the last page is smaller than it was and than suits it: columns that end higher are not worth that.
function isSmaller(tried: Broken, broken: Broken, lastPage: number): boolean {
  const rows = new Map(broken.placements.map(placement => [placement.block, placement.rows]))
  return tried.placements.some(
    ({ block, frame, rows: now }) =>
      frame >= lastPage &&
      block.kind === 'photos' &&
      now < Math.min(rows.get(block) ?? 0, block.offer.natural),
  )
}
