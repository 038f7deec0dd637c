import type { Block } from '../../paginate/block.ts'
import { type Broken, breakPages } from '../../paginate/break-pages.ts'
import { leastEnd } from '../../paginate/fill-frame.ts'

/** What stands together in a month. */
export interface Told {
  blocks: Block[]
  /** The same taking more room; where absent it takes no more. Its lines are counted. */
  larger?: () => Block[]
}

type Room = (frame: number) => number

/**
 * The pages of a month that ends well: not with a little on a page of its own if the pages before can take it, else with as many of its
 * last stories larger as fill the last page, or with a line or two fewer on each page. What stands before a hole is larger, too.
 */
export function endingWell(told: readonly Told[], room: Room): Broken {
  const blocks = told.map(one => one.blocks)
  const usual = tryOut(blocks, room)
  if (usual.frames > mostFrames || usual.fault === 0) return usual
  let best = usual
  const isBest = (tried: Tried | undefined) => {
    if (tried && tried.fault + perPage * (tried.frames - usual.frames) < best.fault) best = tried
    return best.fault === 0
  }
  if (isBest(tightened(blocks, room, usual))) return best
  const larger = [...blocks]
  for (const at of lastFirst(told)) {
    larger[at] = told[at]?.larger?.() ?? []
    if (isBest(tryOut(larger, room))) return best
  }
  for (let lines = 1; lines <= mostLines; lines++) {
    const tried = breakPages(blocks.flat(), frame => room(frame) - lines, 1)
    if (isBest(triedIn({ ...tried, free: tried.free.map(free => free + lines) }, blocks, room))) return best
  }
  for (let hole = holeOf(best, room); hole !== undefined; ) {
    const at = lastOn(best, hole)
    const story = at === undefined ? undefined : told[at]?.larger?.()
    if (at === undefined || !story || best.parts[at] !== blocks[at]) break
    const before = best
    if (isBest(tryOut(best.parts.with(at, story), room)) || best === before) break
    hole = holeOf(best, room)
  }
  return best
}

// More pages than that, and trying would cost more than it brings.
const mostFrames = 18
/** Stories that are made larger. */
const mostLarger = 12
/** Rows that each page may leave to the last one. */
const mostLines = 2
/** What a page more is worth. */
const perPage = 0.25

/** Blocks as they were broken, and how well that came out. */
interface Tried extends Broken {
  parts: Block[][]
  fault: number
}

const tryOut = (parts: Block[][], room: Room): Tried =>
  triedIn(breakPages(parts.flat(), room, 1), parts, room)

const triedIn = (broken: Broken, parts: Block[][], room: Room): Tried => ({
  ...broken,
  parts: [...parts],
  fault: faultOf(broken, room),
})

function lastFirst(told: readonly Told[]): number[] {
  return told
    .flatMap(({ larger }, at) => (larger ? [at] : []))
    .slice(-mostLarger)
    .reverse()
}

function tightened(parts: Block[][], room: Room, usual: Broken): Tried | undefined {
  const last = usual.frames - 1
  if (last < 1) return undefined
  const shorter = (frame: number) => (frame < last ? room(frame) : 1)
  const tried = breakPages(parts.flat(), shorter, last)
  const fits = tried.frames <= last && tried.placements.every(p => p.top + p.rows <= room(p.frame))
  return fits ? triedIn(tried, parts, room) : undefined
}

// A last page that is short of what looks full, and pages before it that are nearly a third empty.
function faultOf({ free, frames }: Broken, room: Room): number {
  const fill = frames === 0 ? 1 : 1 - (free[frames - 1] ?? 0) / room(1)
  const holes = free.slice(0, -1).filter(rows => isHole(rows, room)).length
  return 0.5 * holes + (fill < leastEnd ? 0.2 + (1 - fill / leastEnd) : 0)
}

const isHole = (free: number, room: Room) => free / room(1) > 0.28

function holeOf({ free }: Broken, room: Room): number | undefined {
  const hole = free.slice(0, -1).findIndex(rows => isHole(rows, room))
  return hole < 0 ? undefined : hole
}

// The part that is the last on a page.
function lastOn({ placements, parts }: Tried, frame: number): number | undefined {
  const last = placements.findLast(placement => placement.frame === frame)?.block
  return last && parts.findIndex(blocks => blocks.includes(last))
}
