import { leadingOf } from './baseline.ts'
import type { TypesetContext } from './context.ts'
import type { OpenerFrame } from './opener-picture.ts'

/**
 * Where the picture of an opener that has a page to itself may stand: down to row `foot` of the page, as pages of photos and words end there,
 * on the widest of `places` first and as high as the page allows from row `head` on.
 */
export function footFrames(
  places: readonly { x: number; w: number }[],
  { head, foot }: { head: number; foot: number },
  { area, styles }: TypesetContext,
): OpenerFrame[] {
  const { top, rowMm } = area
  // a plate begins where letters begin, and ends where letters end
  const inset = styles.body ? leadingOf(styles.body) / 2 : 0
  const heights = Array.from({ length: foot - head - lowest + 1 }, (_, n) => foot - head - n)
  return places.flatMap(({ x, w }) =>
    heights.map(height => ({
      frame: 'area' as const,
      x,
      w,
      y: top + (foot - height) * rowMm + inset,
      feet: [top + foot * rowMm - inset],
    })),
  )
}

/** Rows. */
const lowest = 12
