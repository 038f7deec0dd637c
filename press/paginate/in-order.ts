import type { Block } from './block.ts'
import type { Broken } from './break-pages.ts'
import { type Candidate, type OwnPages, type PageRoom, type SetMonth, without } from './set-month.ts'

/** A month that is broken at its best entries, where what comes before each of them fills its pages; undefined where it does not. */
export function inOrder(
  chosen: readonly Candidate[],
  blocks: readonly Block[],
  room: PageRoom,
): SetMonth | undefined {
  const others = without(blocks, chosen)
  const own: OwnPages[] = []
  let month = nothing
  let start = 0
  for (const { block, pages } of chosen) {
    const cut = cutBefore(block, blocks, others)
    if (cut <= start) return undefined
    const part = room.breakMonth(others.slice(start, cut), { first: month.frames, goesOn: true })
    if (!isFull(part, month.frames, room)) return undefined
    month = joined(month, part)
    own.push({ block, pages, after: month.frames / room.columns, cut })
    start = cut
  }
  return { month: withRest(month, others.slice(start), room), own }
}

/** The same month broken at the same places, in another way; undefined where a part of it takes other pages then. */
export function inSameOrder(
  same: readonly OwnPages[],
  blocks: readonly Block[],
  room: PageRoom,
): SetMonth | undefined {
  const others = without(blocks, same)
  let month = nothing
  let start = 0
  for (const { cut = 0, after } of same) {
    const first = month.frames
    const pages = after - first / room.columns
    const part = room.breakMonth(others.slice(start, cut), { first, goesOn: true, pages })
    if (part.frames !== pages * room.columns || !isFull(part, first, room)) return undefined
    month = joined(month, part)
    start = cut
  }
  return { month: withRest(month, others.slice(start), room), own: [...same] }
}

const nothing: Broken = { placements: [], frames: 0, free: [] }

/** Where the other entries are cut for one: at its place, and before the heads of what comes next. */
function cutBefore(best: Block, blocks: readonly Block[], others: readonly Block[]): number {
  const isOther = new Set(others)
  let cut = blocks.slice(0, blocks.indexOf(best)).filter(block => isOther.has(block)).length
  while (others[cut - 1]?.keepNext) cut -= 1
  return cut
}

function isFull({ placements, frames, free }: Broken, first: number, { rows, columns }: PageRoom): boolean {
  // an opener may be taller than what its page has room for
  const fits = placements.every(
    ({ frame, top, rows: taken, block }) =>
      top + Math.max(taken, block.minDepth ?? 0) <= rows || first + frame < columns,
  )
  return fits && frames % columns === 0 && free.every(free => free <= rows * mostFree)
}

/** Of a page before a best entry, and of each of its columns. */
const mostFree = 0.25

function joined(month: Broken, part: Broken): Broken {
  return {
    placements: [
      ...month.placements,
      ...part.placements.map(placement => ({ ...placement, frame: placement.frame + month.frames })),
    ],
    frames: month.frames + part.frames,
    free: [...month.free, ...part.free],
  }
}

function withRest(month: Broken, rest: Block[], room: PageRoom): Broken {
  if (rest.length === 0) return month
  return joined(month, room.breakMonth(rest, { first: month.frames, goesOn: false }))
}
