import type { TypesetContext } from '../context.ts'
import type { ItemDesign } from '../item-design.ts'
import type { ShownPhoto } from '../shown-photos.ts'
import { isScreen, isWide } from './on-few-widths.ts'

/** Widths of a photo alone, as parts of the measure, the widest first. */
export const shares = [1, 2 / 3, 3 / 5, 1 / 2, 2 / 5, 1 / 3] as const
export type Share = (typeof shares)[number]

const [wide, twoThirds, threeFifths, half, twoFifths, third] = shares

/** At the left of it there is room for a caption. */
export const isForCaption = (share: Share) => share === twoThirds

/** What a photo may be wide beside its words, or below them where it is as wide as they are. */
export function sharesOf(
  photo: ShownPhoto,
  { area }: TypesetContext,
  design: ItemDesign & { narrow: readonly number[] },
): Share[] {
  const fits = (share: Share) => fitsAt(share, photo, area.height, design)
  const full = isWide(photo) && fits(wide) ? [wide] : []
  const parts = (isScreen(photo) ? [half] : [twoThirds, half]).filter(fits)
  const isNarrow = parts.length === 0 || isScreen(photo)
  const narrower = [twoFifths, third].filter(
    share => fits(share) && (design.narrow.includes(share) || (isNarrow && share === twoFifths)),
  )
  return [...full, ...parts, ...narrower]
}

/** What it may be wide besides where its page ends early: no screen of a phone, which would be a page of its own. */
export const grownSharesOf = (photo: ShownPhoto, { area }: TypesetContext, design: ItemDesign): Share[] =>
  isScreen(photo) ? [] : [twoThirds, threeFifths].filter(share => fitsAt(share, photo, area.height, design))

/** mm */
export const widthOf = (share: Share, { w, photoGap }: Pick<ItemDesign, 'w' | 'photoGap'>) =>
  (w + photoGap) * share - photoGap

function fitsAt(share: Share, photo: ShownPhoto, pageHeight: number, design: ItemDesign): boolean {
  const w = widthOf(share, design)
  const h = w / photo.aspect
  return w <= photo.maxWidth && h <= pageHeight * tallest && h >= leastSide
}

/** Of the height of a page. */
const tallest = 0.6
/** mm */
const leastSide = 18
