import type { Block, Placement } from '../../paginate/block.ts'
import { type Broken, breakPages, type Turns } from '../../paginate/break-pages.ts'
import { leastEnd } from '../../paginate/fill-frame.ts'

/** What stands together in a month. */
export interface StoryBlocks {
  blocks: Block[]
  /** The same taking more room; where absent it takes no more. Its lines are counted. */
  larger?: () => Block[]
  /** The same taking most room, where that is more than larger. */
  largest?: () => Block[]
  /** The same taking less room, with pictures that are smaller than suits them; where absent it takes no less. */
  smaller?: () => Block[]
}

type Room = (frame: number) => number

/**
 * The pages of a month that ends well: not with a little on a page of its own if the pages before can take it, else with as many of its
 * last stories larger as fill the last page, or with a line or two fewer on each page. What stands before a hole is larger, too, or what
 * stands behind it is smaller.
 */
export function endingWell(stories: readonly StoryBlocks[], room: Room, turns?: Turns): Broken {
  const blocks = stories.map(story => story.blocks)
  const tryOut = (parts: Block[][]) => triedIn(breakPages(parts.flat(), room, 1, turns), parts, room)
  const usual = tryOut(blocks)
  if (usual.frames > mostFrames || usual.fault === 0) return usual
  let best = usual
  const isBest = (tried: Tried | undefined) => {
    if (tried && tried.fault + perPage * (tried.frames - usual.frames) < best.fault) best = tried
    return best.fault === 0
  }
  if (isBest(tightened(blocks, room, usual))) return best
  if (fillOfLast(usual, room) < littleOnLast) {
    const smaller = stories.map(({ blocks, smaller }) => smaller?.() ?? blocks)
    if (isBest(tightened(smaller, room, usual))) return best
  }
  const larger = [...blocks]
  for (const at of lastFirst(stories)) {
    larger[at] = stories[at]?.larger?.() ?? []
    if (isBest(tryOut(larger))) return best
  }
  for (const at of lastFirst(stories)) {
    const blocks = stories[at]?.largest?.()
    if (!blocks) continue
    larger[at] = blocks
    if (isBest(tryOut(larger))) return best
  }
  for (let lines = 1; lines <= mostLines; lines++) {
    const tried = breakPages(blocks.flat(), frame => room(frame) - lines, 1, turns)
    if (isBest(triedIn({ ...tried, free: tried.free.map(free => free + lines) }, blocks, room))) return best
  }
  for (let hole = holeOf(best, room); hole !== undefined; ) {
    const before = best
    for (const story of aroundHole(best, hole, stories, blocks)) {
      if (isBest(tryOut(best.parts.with(story.at, story.blocks)))) return best
      if (best !== before) break
    }
    if (best === before) break
    hole = holeOf(best, room)
  }
  return best
}

// What stands before a hole as it is larger, and what stands behind it as it is smaller, where they are as usual.
function aroundHole(
  tried: Tried,
  hole: number,
  stories: readonly StoryBlocks[],
  usual: readonly Block[][],
): { at: number; blocks: Block[] }[] {
  const ways = [
    { at: partOf(tried, placementsOn(tried, hole).at(-1)), way: 'larger' },
    { at: partOf(tried, placementsOn(tried, hole + 1)[0]), way: 'smaller' },
  ] as const
  return ways.flatMap(({ at, way }) => {
    if (at === undefined || tried.parts[at] !== usual[at]) return []
    const blocks = stories[at]?.[way]?.()
    return blocks ? [{ at, blocks }] : []
  })
}

// More pages than that, and trying would cost more than it brings.
const mostFrames = 18
/** Of a last page that is worth smaller pictures on those before it. */
const littleOnLast = 0.5
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

const triedIn = (broken: Broken, parts: Block[][], room: Room): Tried => ({
  ...broken,
  parts: [...parts],
  fault: faultOf(broken, room),
})

function lastFirst(stories: readonly StoryBlocks[]): number[] {
  return stories
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
function faultOf(broken: Broken, room: Room): number {
  const { free } = broken
  const fill = fillOfLast(broken, room)
  const holes = free.slice(0, -1).filter(rows => isHole(rows, room)).length
  return 0.5 * holes + (fill < wellFilled ? 0.2 + (1 - fill / wellFilled) : 0)
}

const fillOfLast = ({ free, frames }: Broken, room: Room) =>
  frames === 0 ? 1 : 1 - (free[frames - 1] ?? 0) / room(1)

/** Of a last page: what is measured stands within the frames, whose feet are below it. */
const wellFilled = Math.max(leastEnd, 0.74)

const isHole = (free: number, room: Room) => free / room(1) > 0.28

function holeOf({ free }: Broken, room: Room): number | undefined {
  const hole = free.slice(0, -1).findIndex(rows => isHole(rows, room))
  return hole < 0 ? undefined : hole
}

const placementsOn = ({ placements }: Tried, frame: number) =>
  placements.filter(placement => placement.frame === frame)

// The part that something placed is of.
function partOf({ parts }: Tried, placement: Placement | undefined): number | undefined {
  const at = placement ? parts.findIndex(blocks => blocks.includes(placement.block)) : -1
  return at < 0 ? undefined : at
}
