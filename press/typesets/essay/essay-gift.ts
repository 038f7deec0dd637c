import type { GiftLook } from '../gift/gift-look.ts'
import { grey } from '../palette.ts'
import { colourOf } from './month-colour.ts'

/** Bold white figures on the colour of the month, pictures on quiet paper. */
export const essayGift: GiftLook = {
  words: { family: 'serif' },
  figures: { family: 'serif', weight: 700 },
  colours: month => ({
    ground: colourOf(month),
    mat: { ground: '#EDEAE4', small: grey },
    figures: '#FFFFFF',
    small: '#FFFFFF',
    day: colourOf(month),
  }),
  inset: { left: 0, right: 6 },
  mat: 0,
}
