import type { GroupOffer } from '../../photos/photo-group.ts'

/** A group whose photos are as large as the first offer has them, and in fewer rows than that has as the second one does: rather than leave a hole, or be cut. */
export function elseLower(large: GroupOffer, lower: GroupOffer): GroupOffer {
  const lowest = large.heights?.[0] ?? large.min
  const heights = (lower.heights ?? []).filter(rows => rows < lowest)
  if (heights.length === 0) return large
  return {
    ...large,
    min: Math.min(large.min, lower.min),
    ...(lower.squeezed !== undefined && { squeezed: lower.squeezed }),
    heights: [...heights, ...(large.heights ?? [lowest])],
    compose: rows => (rows < lowest ? lower : large).compose(rows),
  }
}
