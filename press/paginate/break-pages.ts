import { invariant } from '#domain/invariant'
import type { Block, Placement } from './block.ts'
import { type Box, boxesOf } from './box.ts'
import { fillFrame } from './fill-frame.ts'

/**
 * Cuts the blocks of a month into frames by the shortest path over all lawful breaks, as Knuth and Plass do with
 * lines: photos stretch and shrink, two lines at least stay together, heads stay with what follows. `capacity`
 * gives the rows of a frame; from `steady` on all frames are alike. No frame but the last is left more than a
 * third empty where anything else is possible.
 */
export function breakPages(
  blocks: readonly Block[],
  capacity: (frame: number) => number,
  steady: number,
): { placements: Placement[]; frames: number; free: number[] } {
  const boxes = blocks.flatMap(boxesOf)
  const frames = shortestPath(boxes, capacity, steady)
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

/** The cheapest way to have come to a break: its demerits so far, and the break before it. */
interface Breakpoint {
  demerits: number
  from: number
  layer: number
}

/** By the number of boxes before it. */
type Breakpoints = (Breakpoint | undefined)[]

/** The boxes [from, to) of each frame. */
function shortestPath(
  boxes: readonly Box[],
  capacity: (frame: number) => number,
  steady: number,
): [number, number][] {
  if (boxes.length === 0) return []
  // breakpoints[layer][i]: the cheapest way to have set the first i boxes in `layer` frames (steady layers are one)
  const breakpoints: Breakpoints[] = Array.from({ length: steady + 1 }, (_, layer) =>
    layer === 0 ? [{ demerits: 0, from: -1, layer: -1 }] : [],
  )
  for (let start = 0; start < boxes.length; start++) {
    for (const [layer, active] of breakpoints.entries()) {
      const breakpoint = active[start]
      const next = breakpoints[Math.min(layer + 1, steady)]
      invariant(next, 'there is a layer after each, or the steady one')
      if (breakpoint) extend(boxes, start, layer, breakpoint.demerits, capacity(layer), next)
    }
  }
  return walkBack(breakpoints, boxes.length)
}

/** Tries every end of a frame that begins with the box `start`. */
function extend(
  boxes: readonly Box[],
  start: number,
  layer: number,
  demeritsBefore: number,
  capacity: number,
  next: Breakpoints,
) {
  let min = 0
  let natural = 0
  let max = 0
  let resisting = 0
  let hasEnd = false
  // the lowest row that anything needs beside what stands here, with photos as they are and at their least
  let depth = 0
  let depthShrunk = 0
  for (let end = start; end < boxes.length; end++) {
    const box = boxes[end]
    invariant(box, 'a frame ends at a box')
    const glue = end === start ? 0 : box.glue
    depth = Math.max(depth, natural + glue + box.minDepth)
    depthShrunk = Math.max(depthShrunk, min + glue + box.minDepth)
    min += glue + box.min
    natural += glue + box.natural
    max += glue + box.max
    if (box.resistsShrinking) resisting += box.natural - box.min
    // what cannot be parted and is taller than its frame is set all the same, and found by the preflight
    if (min > capacity && hasEnd) break
    const isLast = end === boxes.length - 1
    if (!isLast && !box.breakable) continue
    const overhangs = isLast ? depth > Math.max(capacity, natural) : depthShrunk > min
    const demerits =
      demeritsBefore +
      frameDemerits({ min, natural, max, capacity, isLast, resisting }) +
      (box.max === box.min && !isLast ? 0.01 : 0) +
      (overhangs ? 200 : 0)
    hasEnd = true
    const cheapest = next[end + 1]
    if (!cheapest || demerits < cheapest.demerits) next[end + 1] = { demerits, from: start, layer }
  }
}

// A page costs a little, stretched photos some, an underfull page much; one of a third is the last resort.
function frameDemerits(frame: {
  min: number
  natural: number
  max: number
  capacity: number
  isLast: boolean
  /** Rows by which what resists shrinking could shrink. */
  resisting: number
}): number {
  const { min, natural, max, capacity, isLast, resisting } = frame
  const page = 0.08
  if (min > capacity) return 1000
  if (natural > capacity) {
    const shrink = natural - capacity
    const yielding = natural - min - resisting
    const resistance = resisting > 0 && shrink > yielding ? 2 * ((shrink - yielding) / resisting) ** 2 : 0
    return page + 0.5 * (shrink / Math.max(1, natural - min)) ** 2 + resistance
  }
  if (isLast) return page + (natural < capacity * 0.15 ? 0.4 : 0)
  if (max >= capacity) return page + 0.3 * ((capacity - natural) / Math.max(1, max - natural)) ** 2
  const underfull = (capacity - max) / capacity
  return page + 0.3 + 10 * underfull ** 2 + (underfull > 0.33 ? 100 : 0)
}

function walkBack(breakpoints: readonly Breakpoints[], count: number): [number, number][] {
  const ends = breakpoints.flatMap(layer => layer[count] ?? [])
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
