import { invariant } from '#domain/invariant'
import type { Block, Placement } from './block.ts'
import type { Box } from './box.ts'
import { shareSlack } from './share-slack.ts'

/** Puts the boxes of one frame in place: photos take up the slack, then the glue between items does. */
export function fillFrame(
  blocks: readonly Block[],
  boxes: readonly Box[],
  capacity: number,
  frame: number,
  isLast: boolean,
  endShare = usualEnd,
): { placements: Placement[]; free: number } {
  const above = boxes[0]?.goesOn ?? 0
  const glue = boxes.slice(1).reduce((sum, box) => sum + box.glue, above)
  const natural = glue + boxes.reduce((sum, box) => sum + box.natural, 0)
  const filled = isLast
    ? Math.min(capacity, Math.max(natural, Math.ceil(endShare * capacity)))
    : capacity - rowsBelow(boxes, natural)
  const heights = isLast ? atLeast(boxes, filled, capacity, natural) : shareSlack(boxes, filled - natural)
  const used = glue + heights.reduce((sum, height) => sum + height, 0)
  const stretch = stretchGlue(boxes, filled - used)

  const first = boxes[0] && blocks[boxes[0].block]
  const placements: Placement[] = first?.goesOn
    ? [{ block: first.goesOn, frame, top: 0, rows: above, from: 0, to: 0 }]
    : []
  let top = above
  for (const [i, box] of boxes.entries()) {
    top += i === 0 ? 0 : box.glue + (stretch.get(i) ?? 0)
    const rows = heights[i]
    const block = blocks[box.block]
    invariant(rows !== undefined && block, 'every box of a frame has a height and a block')
    const previous = placements.at(-1)
    if (previous?.block === block) {
      previous.rows += rows
      previous.to = box.line + box.lines
    } else {
      placements.push({ block, frame, top, rows, from: box.line, to: box.line + box.lines })
    }
    top += rows
  }
  return { placements, free: Math.max(0, capacity - top) }
}

/** Rows that a day in the margin may hang below the last line of a frame. */
export const mostHanging = 1

// Rows that what stands beside the last line needs below it.
function rowsBelow(boxes: readonly Box[], natural: number): number {
  let foot = boxes[0]?.goesOn ?? 0
  let depth = 0
  for (const [n, box] of boxes.entries()) {
    const top = foot + (n === 0 ? 0 : box.glue)
    depth = Math.max(depth, top + box.minDepth)
    foot = top + box.natural
  }
  const below = Math.max(0, depth - natural)
  return below > mostHanging ? 0 : below
}

// What has steps comes down to one: at the end of a month there is room for the next.
function atLeast(boxes: readonly Box[], filled: number, capacity: number, natural: number): number[] {
  const glue = natural - boxes.reduce((sum, box) => sum + box.natural, 0)
  for (let rows = filled; rows < Math.min(capacity, filled + mostAbove); rows++) {
    const heights = shareSlack(boxes, rows - natural)
    if (glue + heights.reduce((sum, height) => sum + height, 0) >= filled) return heights
  }
  return shareSlack(boxes, filled - natural)
}

/** Rows. */
const mostAbove = 5

/** Share of a page that the last one of a month should fill at least, or it looks cut off. */
export const leastEnd = 0.68

/** Rows that photos and white fill of a last page, as far as they stretch, where it has fewer. */
export const fullEnd = (capacity: number): number => Math.ceil(usualEnd * capacity)
const usualEnd = 0.76

/** Rows that are added above each box (by its index): first one above each that bears it, then a second. */
function stretchGlue(boxes: readonly Box[], slack: number): Map<number, number> {
  const added = new Map<number, number>()
  let remaining = slack
  for (let round = 1; round <= 2; round++) {
    for (const [i, { stretch }] of boxes.entries()) {
      if (i === 0 || stretch < round || remaining <= 0) continue
      added.set(i, round)
      remaining -= 1
    }
  }
  return added
}
