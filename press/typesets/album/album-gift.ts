import type { GiftLook } from '../gift/gift-look.ts'
import { ink } from '../palette.ts'

/** mm of white around a picture; around several as much as there is between them. */
const border = 5
const borderOf = ({ length }: { length: number }) => (length === 1 ? border : 1.6)

/** The dark leaves of an album, pictures with white borders on them, and light type on white paper. */
export const albumGift: GiftLook = {
  words: { family: 'serif', weight: 300 },
  figures: { family: 'serif', weight: 300 },
  colours: () => ({ ground: '#33373B', figures: '#EFE9DC', small: '#D8D0C2', day: ink }),
  inset: { left: 0, right: 20 },
  mat: border + 4,
  mount: pictures => ({
    under: pictures.map(({ x, y, w, h }) => ({
      kind: 'rect',
      x: x - borderOf(pictures),
      y: y - borderOf(pictures),
      w: w + 2 * borderOf(pictures),
      h: h + 2 * borderOf(pictures),
      fill: '#FFFFFF',
    })),
    over: [],
  }),
}
