import type { Styles, TextStyle } from '../../page/style.ts'
import { grey, ink } from '../palette.ts'
import type { Typeset } from '../typeset.ts'
import { plainGift } from './gift-look.ts'

type Look = Pick<Typeset, 'paper' | 'rowMm' | 'styles' | 'gift'>

/** The text styles of a typeset where each entry has a spread of its own: lines of whole thirds of its rows. */
export function giftStyles(typeset: Look): Styles {
  const known = made.get(typeset)
  if (known) return known
  const { paper, rowMm, gift: { words, figures } = plainGift } = typeset
  const scale = paper === 'a4' ? 1.36 : 1
  const third = rowMm / 3
  const large = (size: number, thirds: number): TextStyle => ({
    ...words,
    size: size * scale,
    lineHeight: thirds * third,
    color: ink,
  })
  const styles: Styles = {
    gift0: large(42, 12),
    gift1: large(30, 9),
    gift2: large(20, 6),
    gift3: large(15, 5),
    gift4: large(11.8, 4),
    giftTitle: { ...large(15, 5), weight: 700 },
    giftFigures: { ...figures, size: 176 * scale, lineHeight: 60 * scale },
    giftDay: { ...figures, size: 44 * scale, lineHeight: 3 * rowMm },
    giftMonth: { family: words.family, size: 10 * scale, lineHeight: rowMm, color: grey, tracking: 0.08 },
    giftSmall: { family: 'sans', size: 7.4 * scale, lineHeight: 2 * third, color: grey },
  }
  made.set(typeset, styles)
  return styles
}

// the same objects as long as a process lives: what is measured is remembered by them
const made = new WeakMap<object, Styles>()
