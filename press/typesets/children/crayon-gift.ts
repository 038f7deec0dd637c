import type { GiftLook } from '../gift/gift-look.ts'
import { crayonsOf } from './crayons.ts'
import { doodle } from './doodles.ts'
import { wobblyFrame } from './wobbly.ts'

/** Pages in the crayons of the month, prints stuck in, and words in the middle of a frame drawn by hand. */
export const crayonGift: GiftLook = {
  words: { family: 'sans', weight: 500 },
  figures: { family: 'sans', weight: 900 },
  colours: month => {
    const { soft, deep } = crayonsOf(month)
    return { ground: soft, figures: deep, small: deep, day: deep }
  },
  inset: { left: 8, right: 8 },
  centred: true,
  mat: 7,
  mount: (pictures, seed, month) => ({
    under: pictures.map(({ x, y, w, h }, n) => {
      const by = pictures.length === 1 ? 5 : 1.4
      return wobblyFrame({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by }, `${seed} ${n}`, {
        fill: '#FFFFFF',
        stroke: crayonsOf(month).line,
        width: 0.6,
        radius: by,
      })
    }),
    over: [],
  }),
  behind: (_, area, seed, month) => [
    wobblyFrame({ x: area.x - 4, y: area.y - 6, w: area.w + 8, h: area.h + 12 }, seed, {
      stroke: crayonsOf(month).line,
      width: 0.8,
      radius: 12,
    }),
  ],
  onGround: ({ x, y, w }, seed, month) => {
    const { line, other, doodles } = crayonsOf(month)
    return doodles.slice(0, 2).map((name, n) =>
      doodle(
        name,
        {
          x: x + w - 26 - n * 30,
          y: y - 2 + n * 12,
          size: 22 - n * 6,
          turn: seed.charCodeAt(0) % 2 ? 10 : -10,
        },
        { fill: n === 0 ? other : '#FFFFFF', line },
      ),
    )
  },
}
