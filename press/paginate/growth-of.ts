import type { Box } from './box.ts'

/** Rows that photos of a frame may be higher than pages are broken with (grow-photos), of `free` ones: the first of them first. */
export function growthOf(boxes: readonly Box[], free: number): number {
  let grown = 0
  for (const { heights = [], max } of boxes) {
    const higher = heights.findLast(rows => rows > max && rows - max <= free - grown)
    if (higher !== undefined) grown += higher - max
  }
  return grown
}
