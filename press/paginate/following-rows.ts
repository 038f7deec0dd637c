import { invariant } from '#domain/invariant'
import type { Block } from './block.ts'
import type { Box } from './box.ts'

/** Before each box the rows, with the white above them, of what comes next up to where a frame ends well: not between words and their photos. */
export function followingRows(boxes: readonly Box[], blocks: readonly Block[]): number[] {
  const rows: number[] = []
  let next = 0
  for (let n = boxes.length - 1; n >= 0; n--) {
    const box = boxes[n]
    invariant(box, 'each box has its rows')
    const below = blocks[boxes[n + 1]?.block ?? -1]
    const isAbovePhotos = below?.kind === 'photos' && below.item === blocks[box.block]?.item
    next = box.glue + Math.max(box.min, box.minDepth) + (box.breakable && !isAbovePhotos ? 0 : next)
    rows[n] = next
  }
  return rows
}
