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
): { placements: Placement[]; free: number } {
  const glue = boxes.slice(1).reduce((sum, box) => sum + box.glue, 0)
  const natural = glue + boxes.reduce((sum, box) => sum + box.natural, 0)
  const slack = isLast ? Math.min(0, capacity - natural) : capacity - natural
  const heights = shareSlack(boxes, slack)
  const used = glue + heights.reduce((sum, height) => sum + height, 0)
  const stretch = stretchGlue(boxes, isLast ? 0 : capacity - used)

  const placements: Placement[] = []
  let top = 0
  for (const [i, box] of boxes.entries()) {
    top += i === 0 ? 0 : box.glue + (stretch.get(i) ?? 0)
    const rows = heights[i]
    const block = blocks[box.block]
    invariant(rows !== undefined && block, 'every box of a frame has a height and a block')
    const previous = placements.at(-1)
    if (previous?.block === block) {
      previous.rows += rows
      previous.to = box.line + 1
    } else {
      placements.push({ block, frame, top, rows, from: box.line, to: box.line + 1 })
    }
    top += rows
  }
  return { placements, free: Math.max(0, capacity - top) }
}

/** Rows that are added above each box (by its index): two at most, for more would look like a hole in the middle. */
function stretchGlue(boxes: readonly Box[], slack: number): Map<number, number> {
  const betweenItems = boxes.flatMap((box, i) => (i > 0 && box.glue >= 3 ? [i] : []))
  const once = betweenItems.slice(0, Math.max(0, slack))
  const twice = betweenItems.slice(0, Math.max(0, slack - betweenItems.length))
  return new Map([...once.map(i => [i, 1] as const), ...twice.map(i => [i, 2] as const)])
}
