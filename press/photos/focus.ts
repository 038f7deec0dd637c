import type { Crop } from './crop.ts'

/** What one looks at in a picture, as fractions of what is shown of it. */
export interface Focus {
  x: number
  y: number
}

/**
 * The part of a picture that is `give` times as wide for its height as all of it: the focus in the middle of it, or a little below
 * (heads are above what one looks at), as far as the edges allow.
 */
export function cropAround(give: number, focus: Focus = usualFocus): Crop {
  if (give >= 1) return { x: 0, y: start(1 / give, focus.y, 0.58), w: 1, h: 1 / give }
  return { x: start(give, focus.x, 0.5), y: 0, w: give, h: 1 }
}

// Faces are in the upper half: where nothing is known, more goes at the foot.
const usualFocus: Focus = { x: 0.5, y: 0.5 }

const start = (shown: number, focus: number, place: number) =>
  Math.min(1 - shown, Math.max(0, focus - shown * place))
