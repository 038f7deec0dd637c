import type { GiftLook } from './gift/gift-look.ts'
import { ink, seal } from './palette.ts'

/** Days in heavy white figures on red, pictures on black, bold words. */
export const magazineGift: GiftLook = {
  words: { family: 'serif', weight: 700 },
  figures: { family: 'sans', weight: 900 },
  colours: () => ({
    ground: seal,
    mat: { ground: ink, small: '#D8D0C2' },
    figures: '#FFFFFF',
    small: '#FFFFFF',
    day: seal,
  }),
  inset: { left: 0, right: 0 },
  mat: 0,
}
