import type { Block } from './block.ts'
import { breakFitting } from './break-fitting.ts'
import { type Broken, mostBelowLines } from './break-pages.ts'
import { evenFeet } from './even-feet.ts'
import { leastEnd } from './fill-frame.ts'
import { type FrameRoom, firstFrameOfLastPage, mostFrames } from './frame-room.ts'
import { partedDemerits } from './parted-demerits.ts'
import { withLargerPhotos } from './with-larger-photos.ts'

/**
 * The last page of columns ends where it looks full: with words or photos in each, as it comes, with more of the pages before it, or else with
 * larger photos. `balanced` is what it comes to without.
 */
export function endFull(blocks: readonly Block[], room: FrameRoom, balanced: Broken): Broken {
  const even = evenFeet(blocks, room, balanced)
  const { columns } = room
  const lastPage = firstFrameOfLastPage(even, columns)
  if (even.frames === 0 || lastPage > mostFrames) return even
  // a column alone, however deep, makes a page look cut off
  const fullness = (tried: Broken) =>
    (tried.frames === lastPage + columns ? 1 : 0) +
    Math.min(leastEnd, depthOf(tried, room, lastPage)) -
    Math.max(0, spreadOf(tried, room, lastPage) - mostSpread)
  const hole = Math.max(mostHole * room.capacity(lastPage), holeBefore(even, lastPage))
  const parted = partedDemerits(even)
  const torn = linesAboveHoles(even, lastPage)
  let fullest = even
  for (const { setIn, rowsLeft } of means) {
    const roomier = setIn(blocks)
    for (const rows of rowsLeft) {
      if (fullness(fullest) >= 1 + leastEnd) return fullest
      for (const tried of endingAtFeet(roomier, room, lastPage, rows)) {
        const isWorse =
          holeBefore(tried, lastPage) > hole ||
          partedDemerits(tried) > parted ||
          linesAboveHoles(tried, lastPage) > torn
        if (!isWorse && fullness(tried) > fullness(fullest)) fullest = tried
      }
    }
  }
  return fullest
}

type SetIn = (blocks: readonly Block[]) => readonly Block[]
const asTheyAre: SetIn = blocks => blocks

/** How entries take more room, and the rows that each column before the last page leaves to it then; the least first. */
const means: readonly { setIn: SetIn; rowsLeft: readonly number[] }[] = [
  { setIn: asTheyAre, rowsLeft: [0, 1, 2] },
  { setIn: withLargerPhotos, rowsLeft: [0, 1, 2] },
  { setIn: asTheyAre, rowsLeft: [3, 4] },
]

/** Share of the last page that its columns may end apart. */
const mostSpread = 0.1

/** Shares of the last page that its columns may reach down to. */
const feet = [0.4, 0.5, 0.6, leastEnd, 0.8, 0.9]
/** Share of a page that a column before the last one may leave empty, or as much as it did. */
const mostHole = 0.2

function endingAtFeet(blocks: readonly Block[], room: FrameRoom, lastPage: number, rows: number): Broken[] {
  const { capacity, columns } = room
  return feet.flatMap(foot => {
    const lower = (frame: number) =>
      frame < lastPage ? capacity(frame) - rows : Math.ceil(capacity(frame) * foot)
    const tried = breakFitting(blocks, { ...room, capacity: lower }, lastPage + columns)
    if (!tried || firstFrameOfLastPage(tried, columns) !== lastPage) return []
    const free = tried.free.map((free, f) => free + capacity(f) - lower(f))
    return [evenFeet(blocks, room, { ...tried, free })]
  })
}

// How far down the last page its columns reach, as a share of it: of columns that end apart the mean.
function depthOf({ free }: Broken, { capacity, columns }: FrameRoom, lastPage: number): number {
  const depths = free.slice(lastPage).map((rows, n) => 1 - rows / capacity(lastPage + n))
  return depths.reduce((sum, depth) => sum + depth, 0) / columns
}

// How far apart its columns end, as a share of it.
function spreadOf({ free }: Broken, { capacity }: FrameRoom, lastPage: number): number {
  const shares = free.slice(lastPage).map((rows, n) => rows / capacity(lastPage + n))
  return Math.max(...shares) - Math.min(...shares)
}

const holeBefore = ({ free }: Broken, lastPage: number) => Math.max(0, ...free.slice(0, lastPage))

// Columns before the last page that end inside a text although they have room for more of it.
const linesAboveHoles = ({ placements, free }: Broken, lastPage: number) =>
  placements.filter(
    ({ block, frame, to }) =>
      frame < lastPage && (free[frame] ?? 0) > mostBelowLines && block.kind === 'text' && to < block.lines,
  ).length
