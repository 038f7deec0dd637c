import type { Block } from '../../paginate/block.ts'
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
  const tryOut = (parts: Block[][]) => triedIn(breakPages(parts.flat(), room, 1, turns), parts, room, turns)
  const usual = tryOut(blocks)
  if (usual.frames > mostFrames || usual.fault === 0) return usual
  let best = usual
  const isBest = (tried: Tried | undefined) => {
    if (tried && tried.fault + perPage * (tried.frames - usual.frames) < best.fault) best = tried
    return best.fault === 0
  }
  if (isBest(tightened(blocks, room, usual, turns))) return best
  if (fillOfLast(usual, room) < littleOnLast) {
    const smaller = stories.map(({ blocks, smaller }) => smaller?.() ?? blocks)
    if (isBest(tightened(smaller, room, usual, turns))) return best
  }
  // as many of the last stories as it takes, then those that can be larger still
  const enlarge = (from: readonly Block[][]) => {
    const parts = [...from]
    return (['larger', 'largest'] as const).some(way =>
      lastFirst(stories).some(at => {
        const larger = stories[at]?.[way]?.()
        if (larger) parts[at] = larger
        return larger !== undefined && isBest(tryOut(parts))
      }),
    )
  }
  if (enlarge(blocks)) return best
  for (let lines = 1; lines <= mostLines; lines++) {
    const tried = breakPages(blocks.flat(), frame => room(frame) - lines, 1, turns)
    const free = tried.free.map(free => free + lines)
    if (isBest(triedIn({ ...tried, free }, blocks, room, turns))) return best
  }
  const givenUp = new Set<number>()
  for (;;) {
    const frame = faultyFrames(best, room, turns).find(frame => !givenUp.has(frame))
    if (frame === undefined) break
    const before = best
    for (const parts of changesAt(best, frame, stories, blocks)) {
      if (isBest(tryOut(parts))) return best
      if (best !== before) break
    }
    if (best === before) givenUp.add(frame)
  }
  if (best !== usual && fillOfLast(best, room) < wellFilled) enlarge(best.parts)
  return best
}

// What stands on a page with a hole, or whose last story is parted from its photos, as it is larger, or it and what stands behind it as they
// are smaller, where they are as usual.
function changesAt(
  tried: Tried,
  frame: number,
  stories: readonly StoryBlocks[],
  usual: readonly Block[][],
): Block[][][] {
  const here = partsOn(tried, frame)
  const next = partsOn(tried, frame + 1).slice(0, 1)
  const before = here.filter(at => !next.includes(at))
  const changed = (some: readonly number[], way: 'larger' | 'smaller') => {
    const ways = some.map(at => (tried.parts[at] === usual[at] ? stories[at]?.[way]?.() : undefined))
    if (some.length === 0 || ways.includes(undefined)) return []
    return [tried.parts.map((blocks, at) => ways[some.indexOf(at)] ?? blocks)]
  }
  return [
    ...changed(before.slice(-1), 'larger'),
    ...changed(next, 'smaller'),
    ...changed([...before.slice(-1), ...next], 'smaller'),
    ...changed([...before, ...next], 'smaller'),
    ...changed(before, 'larger'),
  ]
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

const triedIn = (broken: Broken, parts: Block[][], room: Room, turns: Turns | undefined): Tried => ({
  ...broken,
  parts: [...parts],
  fault: faultOf(broken, parts, room, turns),
})

function lastFirst(stories: readonly StoryBlocks[]): number[] {
  return stories
    .flatMap(({ larger }, at) => (larger ? [at] : []))
    .slice(-mostLarger)
    .reverse()
}

function tightened(parts: Block[][], room: Room, usual: Broken, turns: Turns | undefined): Tried | undefined {
  const last = usual.frames - 1
  if (last < 1) return undefined
  const shorter = (frame: number) => (frame < last ? room(frame) : 1)
  const tried = breakPages(parts.flat(), shorter, last)
  const fits = tried.frames <= last && tried.placements.every(p => p.top + p.rows <= room(p.frame))
  return fits ? triedIn(tried, parts, room, turns) : undefined
}

// A last page that is short of what looks full, pages before it that are nearly a third empty, and words whose photos begin on the next page.
function faultOf(broken: Broken, parts: readonly Block[][], room: Room, turns: Turns | undefined): number {
  const { free } = broken
  const fill = fillOfLast(broken, room)
  const holes = free.slice(0, -1).filter(rows => isHole(rows, room)).length
  const parted = partedAt(broken, parts).reduce((sum, frame) => sum + partingAt(frame, turns), 0)
  const short = fill < wellFilled ? 0.2 + (1 - fill / wellFilled) + (fill < cutOff ? 0.5 : 0) : 0
  return 0.5 * holes + parted + short
}

// Over the turn of the leaf where that is known, it is as bad as a hole.
function partingAt(frame: number, turns: Turns | undefined): number {
  if (!turns) return 0.3
  return turns.after(frame) ? 0.5 : 0.1
}

/** The pages on which words of a story stand whose first photos stand on the next one. */
function partedAt({ placements }: Broken, parts: readonly Block[][]): number[] {
  const frameOf = new Map(placements.map(({ block, frame }) => [block, frame]))
  return parts.flatMap(blocks => {
    const lead = blocks.findIndex(({ kind }) => kind === 'photos')
    const [words, photos] = [blocks[lead - 1], blocks[lead]].map(block => block && frameOf.get(block))
    return words !== undefined && photos !== undefined && photos > words ? [words] : []
  })
}

const fillOfLast = ({ free, frames }: Broken, room: Room) =>
  frames === 0 ? 1 : 1 - (free[frames - 1] ?? 0) / room(1)

/** Of a last page: what is measured stands within the frames, whose feet are below it. */
const wellFilled = Math.max(leastEnd, 0.74)

const cutOff = 2 / 3

const isHole = (free: number, room: Room) => free / room(1) > 0.28

function faultyFrames(tried: Tried, room: Room, turns: Turns | undefined): number[] {
  const holes = tried.free.slice(0, -1).flatMap((free, frame) => (isHole(free, room) ? [frame] : []))
  const parted = partedAt(tried, tried.parts).filter(frame => partingAt(frame, turns) > littleParted)
  return [...holes, ...parted]
}

const littleParted = 0.2

// The parts that stand on a page, in their order.
function partsOn({ placements, parts }: Tried, frame: number): number[] {
  const blocks = new Set(placements.flatMap(placed => (placed.frame === frame ? [placed.block] : [])))
  return parts.flatMap((part, at) => (part.some(block => blocks.has(block)) ? [at] : []))
}
