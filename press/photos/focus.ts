import type { Crop } from './crop.ts'

/** What one looks at in a picture, as fractions of what is shown of it. */
export interface Focus {
  x: number
  y: number
}

/**
 * The part of a picture that is `give` times as wide for its height as all of it: its middle, moved no further than keeps what is around its
 * focus. What one looks at is larger than a point and goes on below it: under a face is whom it belongs to.
 */
export function cropAround(give: number, focus?: Focus): Crop {
  if (!focus) return middleOf(give)
  if (give >= 1)
    return { x: 0, y: start(1 / give, focus.y, { before: 0.3, behind: 0.55 }), w: 1, h: 1 / give }
  return { x: start(give, focus.x, { before: 0.24, behind: 0.24 }), y: 0, w: give, h: 1 }
}

// Where nothing is known of it, both sides lose as much.
function middleOf(give: number): Crop {
  const [w, h] = [Math.min(1, give), Math.min(1, 1 / give)]
  return { x: (1 - w) / 2, y: (1 - h) / 2, w, h }
}

// A part that is too narrow for all that is around its focus has its share on either side.
function start(shown: number, focus: number, around: { before: number; behind: number }): number {
  const all = around.before + around.behind
  const share = Math.min(1, shown / all)
  const last = focus - around.before * share
  const first = focus + around.behind * share - shown
  return within(0, within(first, (1 - shown) / 2, last), 1 - shown)
}

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))
