import type { GiftLook } from '../gift/gift-look.ts'
import { monthTint } from './month-tint.ts'
import { paper, shadow } from './paper-tones.ts'
import { washiTape } from './washi-tape.ts'

/** Paper in the tint of the month, prints and words on white cards that tape holds. */
export const scrapbookGift: GiftLook = {
  words: { family: 'sans', weight: 500 },
  figures: { family: 'sans', weight: 700 },
  colours: month => {
    const { soft, deep } = monthTint(month)
    return { ground: soft, figures: deep, small: deep, day: deep }
  },
  inset: { left: 9, right: 9 },
  mat: 5,
  mount: (pictures, seed, month) => {
    const by = pictures.length === 1 ? 4 : 1
    const prints = pictures.map(({ x, y, w, h }) => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by }))
    return {
      under: prints.flatMap(print => [
        { kind: 'rect' as const, ...print, x: print.x + 0.5, y: print.y + 0.7, fill: shadow.near },
        { kind: 'rect' as const, ...print, fill: paper.card },
      ]),
      over: prints.slice(0, 1).map(print => washiTape(print, seed, month)),
    }
  },
  behind: ({ y, h }, { x, w }, seed, month) => {
    const card = { x, y: y - 9, w, h: h + 18 }
    return [
      { kind: 'rect', ...card, x: x + 0.5, y: card.y + 0.7, fill: shadow.near, radius: 1 },
      { kind: 'rect', ...card, fill: paper.card, radius: 1 },
      washiTape(card, seed, month),
    ]
  },
}
