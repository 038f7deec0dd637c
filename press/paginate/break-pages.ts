import { invariant } from '#domain/invariant'
import type { Block, Placement } from './block.ts'
import { type Box, boxesOf } from './box.ts'
import { type Breakpoint, type Breakpoints, breakpointsOf } from './breakpoints.ts'
import { fillFrame } from './fill-frame.ts'
import { type Costs, mostOfGood, usualOfWhite } from './frame-demerits.ts'
import { photosBehind } from './photos-behind.ts'

/** Where the leaf is turned, of blocks whose side in the book is known, and how many frames they are to have where that is possible. */
export interface Turns {
  after(frame: number): boolean
  fewest: number
  most: number
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
  const costs = { ofWhite: usualOfWhite, ofEarlyEnd: 0, grows: false, ...given }
  const boxes = boxesOfAll(blocks)
  const behind = turns && photosBehind(blocks, boxes)
  const layers = turns ? Math.max(steady, turns.most + 1) : steady
  const most = mostDemerits(boxes, capacity(steady))
  const breakpoints = breakpointsOf(blocks, boxes, layers, most, costs, frame => ({
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

/** The ways to have set all boxes, of those in as many frames as are wanted. */
const endsOf = (breakpoints: readonly Breakpoints[], count: number, turns: Turns | undefined): Breakpoint[] =>
  breakpoints
    .slice(turns?.fewest ?? 0, turns ? turns.most + 1 : breakpoints.length)
    .flatMap(layer => layer[count] ?? [])

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
