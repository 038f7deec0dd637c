import type { GiftLook } from '../gift/gift-look.ts'
import { grey, hairline, seal } from '../palette.ts'

/** mm from the left of the type area to the line, and half of a dot. */
const rail = 4
const dot = 1.2

/** Thin figures on a cool grey, and words beside the line of days, with a dot at theirs. */
export const logGift: GiftLook = {
  words: { family: 'sans' },
  figures: { family: 'sans', weight: 300 },
  colours: () => ({ ground: '#E9ECEC', figures: seal, small: grey, day: seal }),
  inset: { left: 14, right: 0 },
  mat: 0,
  behind: ({ y }, area) => [
    { kind: 'rect', x: rail, y: area.y, w: 0.3, h: area.h, fill: hairline },
    { kind: 'rect', x: rail + 0.15 - dot, y: y + 5, w: 2 * dot, h: 2 * dot, radius: dot, fill: seal },
  ],
  onGround: area => [
    { kind: 'rect', x: area.x + area.w - 0.3, y: area.y, w: 0.3, h: area.h, fill: '#C9CFCF' },
  ],
}
