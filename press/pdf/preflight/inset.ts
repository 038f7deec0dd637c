import type { Bounds } from '../syntax/matrix.ts'

export const sides = ['left', 'top', 'right', 'bottom'] as const
export type Side = (typeof sides)[number]
/** mm from each edge of something larger inwards; below 0 it sticks out there. */
export type Inset = Record<Side, number>

/** How far bounds keep from the edges of the trimmed page. */
export function insetOf(bounds: Bounds, trim: Bounds): Inset {
  return {
    left: mmOf(bounds.left - trim.left),
    top: mmOf(trim.top - bounds.top),
    right: mmOf(trim.right - bounds.right),
    bottom: mmOf(bounds.bottom - trim.bottom),
  }
}

export const mmOf = (points: number) => (points / 72) * 25.4
