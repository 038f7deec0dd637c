import { invariant } from '#domain/invariant'
import type { Block } from './block.ts'
import type { Box } from './box.ts'
import { mostHanging } from './fill-frame.ts'
import { followingRows } from './following-rows.ts'
import { type Costs, demeritsOfEmpty, frameDemerits, mostUnderfull } from './frame-demerits.ts'
import { growthOf } from './growth-of.ts'

/** The cheapest ways to all breaks, by layers: the frames before them, of which those from `steady` on are one. */
export function breakpointsOf(
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
  const month = {
    boxes,
    costs,
    mostDemerits,
    following: costs.ofEarlyEnd > 0 ? followingRows(boxes, blocks) : [],
  }
  const layers = breakpoints.map((active, layer) => {
    const next = breakpoints[Math.min(layer + 1, steady)]
    invariant(next, 'there is a layer after each, or the steady one')
    return { active, layer, next, frame: frameAt(layer) }
  })
  for (let start = 0; start < boxes.length; start++)
    for (const { active, layer, next, frame } of layers) {
      const breakpoint = active[start]
      if (breakpoint) extend({ from: start, layer, demerits: breakpoint.demerits }, frame, next, month)
    }
  return breakpoints
}

/** The cheapest way to have come to a break: its demerits so far, and the break before it. */
export interface Breakpoint {
  demerits: number
  from: number
  layer: number
}

/** By the number of boxes before it. */
export type Breakpoints = (Breakpoint | undefined)[]

interface Frame {
  capacity: number
  /** Where the leaf is turned after it: the groups of photos that an end before each box parts from their words. */
  behind?: readonly number[] | undefined
}

interface Month {
  boxes: readonly Box[]
  costs: Required<Costs>
  /** What has more on its way is not followed. */
  mostDemerits: number
  /** Rows that what comes next takes at least, before each box; empty where that costs nothing. */
  following: readonly number[]
}

/** Tries every end of a frame that begins where the way so far has come to. */
function extend(
  { from: start, layer, demerits: demeritsBefore }: Breakpoint,
  { capacity, behind }: Frame,
  next: Breakpoints,
  { boxes, costs: { ofWhite, ofEarlyEnd, grows }, mostDemerits, following }: Month,
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
  const growing: Box[] = []
  for (let end = start; end < boxes.length; end++) {
    const box = boxes[end]
    invariant(box, 'a frame ends at a box')
    const glue = end === start ? box.goesOn : box.glue
    depth = Math.max(depth, natural + glue + box.minDepth)
    depthShrunk = Math.max(depthShrunk, min + glue + box.minDepth)
    min += glue + box.min
    natural += glue + box.natural
    max += glue + box.max + (end === start ? 0 : box.stretch)
    if (grows && (box.heights?.at(-1) ?? 0) > box.max) growing.push(box)
    if (box.prefersHead && end > start) misplaced += 1
    if (box.resistsShrinking) resisting += box.natural - box.min
    // what cannot be parted and is taller than its frame is set all the same, and found by the preflight
    if (min > capacity && hasEnd) break
    const isLast = end === boxes.length - 1
    if (!isLast && !box.breakable) continue
    hasEnd = true
    const most = growing.length > 0 && max < capacity ? max + growthOf(growing, capacity - max) : max
    // too empty to be on any way that is wanted
    if (
      !isLast &&
      (capacity - most) / capacity > mostUnderfull &&
      demeritsBefore + demeritsOfEmpty > mostDemerits
    )
      continue
    // what hangs below the last line of a frame needs its rows there
    const below = isLast ? 0 : Math.max(0, depth - natural, depthShrunk - min)
    const overhangs = isLast ? depth > Math.max(capacity, natural) : below > mostHanging
    const room = capacity - (overhangs ? 0 : below)
    const demerits =
      demeritsBefore +
      frameDemerits({ min, natural, max: most, capacity: room, isLast, resisting, ofWhite }) +
      (box.max === box.min && !isLast ? 0.01 : 0) +
      (overhangs ? ofOverhang : 0) +
      ofMisplaced * misplaced +
      (isLast ? 0 : box.together) +
      (most > max ? ofGrowth : 0) +
      (room - most >= (following[end + 1] ?? Number.POSITIVE_INFINITY) ? ofEarlyEnd : 0) +
      (boxes[end + 1]?.block === box.block && capacity - most > mostBelowLines ? ofLinesAboveHole : 0) +
      partedFromWords * Math.min(mostParted, behind?.[end + 1] ?? 0)
    const cheapest = next[end + 1]
    if (demerits <= mostDemerits && (!cheapest || demerits < cheapest.demerits))
      next[end + 1] = { demerits, from: start, layer }
  }
}

/** Of what would rather stand at the head of a frame; of what hangs below its foot. */
const ofMisplaced = 0.6
const ofOverhang = 200

/** Of a frame that only photos larger than suits them fill: as much as of one that ends early (decision 0204). */
const ofGrowth = 0.6

/** Of a frame that ends inside a text although it has room for more of it than widows and orphans leave: it looks like a mistake. */
const ofLinesAboveHole = 1
/** Rows. */
const mostBelowLines = 2

/** Of each group of photos that the turn of a leaf parts from its words, and how many of them count. */
const partedFromWords = 0.6
const mostParted = 3
