import { invariant } from '#domain/invariant'
import type { Block, Placement } from './block.ts'
import { type Box, boxesOf } from './box.ts'
import { fillFrame, fullEnd, leastEnd, mostHanging } from './fill-frame.ts'
import { followingRows } from './following-rows.ts'
import { photosBehind } from './photos-behind.ts'

/** Where the leaf is turned, of blocks whose side in the book is known, and how many frames they are to have where that is possible. */
export interface Turns {
  after(frame: number): boolean
  fewest: number
  most: number
}

/** Demerits that differ between books. */
export interface Costs {
  /** Of the square of the share of a frame that it leaves white. */
  ofWhite?: number
  /** Of a frame that ends although what comes next has room below it; nothing where absent. */
  ofEarlyEnd?: number
}

/** Blocks in their frames, and the rows that each frame leaves free at its foot. */
export interface Broken {
  placements: Placement[]
  frames: number
  free: number[]
}

/**
 * Cuts the blocks of a month into frames by the shortest path over all lawful breaks, as Knuth and Plass do with
 * lines: photos stretch and shrink, two lines at least stay together, heads stay with what follows. `capacity`
 * gives the rows of a frame; from `steady` on all frames are alike. No frame but the last is left more than a
 * third empty where anything else is possible. With `turns`, photos keep to the side of the leaf that their words are on.
 */
export function breakPages(
  blocks: readonly Block[],
  capacity: (frame: number) => number,
  steady: number,
  turns?: Turns,
  costs: Costs = {},
): Broken {
  const broken =
    breakPagesWithin(mostOfGood, blocks, capacity, steady, turns, costs) ??
    breakPagesWithin(() => Number.POSITIVE_INFINITY, blocks, capacity, steady, turns, costs)
  invariant(broken, 'there is a lawful way to break these pages')
  return broken
}

/** The same with few faults, in as many frames as are wanted; undefined where there is no such way. */
export const breakPagesWithFewFaults = (
  blocks: readonly Block[],
  capacity: (frame: number) => number,
  steady: number,
  turns?: Turns,
  costs: Costs = {},
): Broken | undefined =>
  breakPagesWithin(
    (boxes, rows) => mostOfGood(boxes, rows) + fewFaults,
    blocks,
    capacity,
    steady,
    turns,
    costs,
  )

/** As many demerits as five groups of photos have that are parted from their words; a page that is a third empty has more. */
const fewFaults = 3

// Nothing costs less than nothing: what has more demerits on its way than a whole one may have is no part of it, and most ways have a page
// with a fault soon.
function breakPagesWithin(
  mostDemerits: (boxes: readonly Box[], capacity: number) => number,
  blocks: readonly Block[],
  capacity: (frame: number) => number,
  steady: number,
  turns: Turns | undefined,
  given: Costs,
): Broken | undefined {
  const costs = { ofWhite: usualOfWhite, ofEarlyEnd: 0, ...given }
  const boxes = boxesOfAll(blocks)
  const behind = turns && photosBehind(blocks, boxes)
  const layers = turns ? Math.max(steady, turns.most + 1) : steady
  const most = mostDemerits(boxes, capacity(steady))
  const breakpoints = shortestPath(blocks, boxes, layers, most, costs, frame => ({
    capacity: capacity(frame),
    ...(turns?.after(frame) && { behind }),
  }))
  const isFound = endsOf(breakpoints, boxes.length, turns).length > 0
  if (!isFound && most < Number.POSITIVE_INFINITY) return undefined
  const frames = walkBack(breakpoints, boxes.length, turns)
  const placements: Placement[] = []
  const free: number[] = []
  for (const [frame, [from, to]] of frames.entries()) {
    const isLast = to === boxes.length
    const filled = fillFrame(blocks, boxes.slice(from, to), capacity(frame), frame, isLast)
    for (const placement of filled.placements) placements.push(placement)
    free.push(filled.free)
  }
  return { placements, frames: frames.length, free }
}

/** A month is broken many times, into frames of other heights: its boxes are made once, of blocks that do not change any more. */
function boxesOfAll(blocks: readonly Block[]): readonly Box[] {
  const boxes = made.get(blocks) ?? blocks.flatMap(boxesOf)
  made.set(blocks, boxes)
  return boxes
}

const made = new WeakMap<readonly Block[], readonly Box[]>()

/** The cheapest way to have come to a break: its demerits so far, and the break before it. */
interface Breakpoint {
  demerits: number
  from: number
  layer: number
}

/** By the number of boxes before it. */
type Breakpoints = (Breakpoint | undefined)[]

interface Frame {
  capacity: number
  /** Where the leaf is turned after it: the groups of photos that an end before each box parts from their words. */
  behind?: readonly number[] | undefined
}

/** The cheapest ways to all breaks, by layers: the frames before them, of which those from `steady` on are one. */
function shortestPath(
  blocks: readonly Block[],
  boxes: readonly Box[],
  steady: number,
  mostDemerits: number,
  costs: Required<Costs>,
  frameAt: (frame: number) => Frame,
): Breakpoints[] {
  // breakpoints[layer][i]: the cheapest way to have set the first i boxes in `layer` frames
  const breakpoints: Breakpoints[] = Array.from({ length: steady + 1 }, (_, layer) =>
    layer === 0 ? [{ demerits: 0, from: -1, layer: -1 }] : [],
  )
  const following = costs.ofEarlyEnd > 0 ? followingRows(boxes, blocks) : []
  const layers = breakpoints.map((active, layer) => {
    const next = breakpoints[Math.min(layer + 1, steady)]
    invariant(next, 'there is a layer after each, or the steady one')
    return { active, layer, next, frame: frameAt(layer) }
  })
  for (let start = 0; start < boxes.length; start++)
    for (const { active, layer, next, frame } of layers) {
      const breakpoint = active[start]
      if (breakpoint)
        extend(boxes, start, layer, breakpoint.demerits, frame, next, mostDemerits, costs, following)
    }
  return breakpoints
}

/** Tries every end of a frame that begins with the box `start`. */
function extend(
  boxes: readonly Box[],
  start: number,
  layer: number,
  demeritsBefore: number,
  { capacity, behind }: Frame,
  next: Breakpoints,
  mostDemerits: number,
  { ofWhite, ofEarlyEnd }: Required<Costs>,
  following: readonly number[],
) {
  let min = 0
  let natural = 0
  let max = 0
  let resisting = 0
  let hasEnd = false
  // what stands below the head of the frame and would rather stand there
  let misplaced = 0
  // the lowest row that anything needs beside what stands here, with photos as they are and at their least
  let depth = 0
  let depthShrunk = 0
  for (let end = start; end < boxes.length; end++) {
    const box = boxes[end]
    invariant(box, 'a frame ends at a box')
    const glue = end === start ? box.goesOn : box.glue
    depth = Math.max(depth, natural + glue + box.minDepth)
    depthShrunk = Math.max(depthShrunk, min + glue + box.minDepth)
    min += glue + box.min
    natural += glue + box.natural
    max += glue + box.max + (end === start ? 0 : box.stretch)
    if (box.prefersHead && end > start) misplaced += 1
    if (box.resistsShrinking) resisting += box.natural - box.min
    // what cannot be parted and is taller than its frame is set all the same, and found by the preflight
    if (min > capacity && hasEnd) break
    const isLast = end === boxes.length - 1
    if (!isLast && !box.breakable) continue
    hasEnd = true
    // too empty to be on any way that is wanted
    if (
      !isLast &&
      (capacity - max) / capacity > mostUnderfull &&
      demeritsBefore + demeritsOfEmpty > mostDemerits
    )
      continue
    // what hangs below the last line of a frame needs its rows there
    const below = isLast ? 0 : Math.max(0, depth - natural, depthShrunk - min)
    const overhangs = isLast ? depth > Math.max(capacity, natural) : below > mostHanging
    const room = capacity - (overhangs ? 0 : below)
    const demerits =
      demeritsBefore +
      frameDemerits({ min, natural, max, capacity: room, isLast, resisting, ofWhite }) +
      (box.max === box.min && !isLast ? 0.01 : 0) +
      (overhangs ? 200 : 0) +
      0.6 * misplaced +
      (isLast ? 0 : box.together) +
      (room - max >= (following[end + 1] ?? Number.POSITIVE_INFINITY) ? ofEarlyEnd : 0) +
      (boxes[end + 1]?.block === box.block && capacity - max > mostBelowLines ? ofLinesAboveHole : 0) +
      partedFromWords * Math.min(mostParted, behind?.[end + 1] ?? 0)
    const cheapest = next[end + 1]
    if (demerits <= mostDemerits && (!cheapest || demerits < cheapest.demerits))
      next[end + 1] = { demerits, from: start, layer }
  }
}

/** Of a frame that ends inside a text although it has room for more of it than widows and orphans leave: it looks like a mistake. */
const ofLinesAboveHole = 1
/** Rows. */
const mostBelowLines = 2

/** Of each group of photos that the turn of a leaf parts from its words, and how many of them count. */
const partedFromWords = 0.6
const mostParted = 3

// A page costs a little, stretched photos some, an underfull page much; one of a third is the last resort.
function frameDemerits(frame: {
  min: number
  natural: number
  max: number
  capacity: number
  isLast: boolean
  /** Rows by which what resists shrinking could shrink. */
  resisting: number
  ofWhite: number
}): number {
  const { min, natural, max, capacity, isLast, resisting, ofWhite } = frame
  const page = 0.08
  if (min > capacity) return 1000
  if (natural > capacity) {
    const shrink = natural - capacity
    const yielding = natural - min - resisting
    const resistance = resisting > 0 && shrink > yielding ? 2 * ((shrink - yielding) / resisting) ** 2 : 0
    return page + 0.5 * (shrink / Math.max(1, natural - min)) ** 2 + resistance
  }
  if (isLast) {
    const reached = Math.max(natural, Math.min(max, fullEnd(capacity)))
    const stretched = 0.3 * ((reached - natural) / Math.max(1, max - natural)) ** 2
    return page + stretched + shortEnd(reached / capacity)
  }
  if (max >= capacity) return page + 0.3 * ((capacity - natural) / Math.max(1, max - natural)) ** 2
  const underfull = (capacity - max) / capacity
  return page + 0.3 + ofWhite * underfull ** 2 + (underfull > mostUnderfull ? demeritsOfEmpty : 0)
}

/** Of the square of the share of a frame that it leaves white; of a column, beside another one that is full. */
const usualOfWhite = 10
export const ofWhiteInColumns = 20

/** Share of a frame that is left empty by the last resort alone. */
const mostUnderfull = 0.33
const demeritsOfEmpty = 100

// A month may end anywhere in the lower part of a page; with less on its last page it looks cut off.
function shortEnd(fill: number): number {
  return (fill < leastEnd ? 0.35 + 2 * (1 - fill / leastEnd) ** 2 : 0) + (fill < 0.15 ? 1.6 : 0)
}

/** The ways to have set all boxes, of those in as many frames as are wanted. */
const endsOf = (breakpoints: readonly Breakpoints[], count: number, turns: Turns | undefined): Breakpoint[] =>
  breakpoints
    .slice(turns?.fewest ?? 0, turns ? turns.most + 1 : breakpoints.length)
    .flatMap(layer => layer[count] ?? [])

/** About twice the demerits that pages without a fault come to; one that is taller than its frame, or a third empty, has more by itself. */
function mostOfGood(boxes: readonly Box[], capacity: number): number {
  const rows = boxes.reduce((sum, { glue, natural }) => sum + glue + natural, 0)
  return 1.5 + (rows / capacity) * demeritsOfGood
}

const demeritsOfGood = 0.3

/** The boxes [from, to) of each frame. */
function walkBack(
  breakpoints: readonly Breakpoints[],
  count: number,
  turns: Turns | undefined,
): [number, number][] {
  const asMany = endsOf(breakpoints, count, turns)
  const ends = asMany.length > 0 ? asMany : endsOf(breakpoints, count, undefined)
  let breakpoint = ends.reduce<Breakpoint | undefined>(
    (cheapest, end) => (cheapest && cheapest.demerits <= end.demerits ? cheapest : end),
    undefined,
  )
  const frames: [number, number][] = []
  let to = count
  while (to > 0) {
    invariant(breakpoint, 'there is a lawful way to break these pages')
    frames.push([breakpoint.from, to])
    to = breakpoint.from
    breakpoint = breakpoints[breakpoint.layer]?.[to]
  }
  return frames.reverse()
}
