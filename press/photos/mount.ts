import type { HeightRange } from './tree-layout.ts'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

interface Pixels {
  /** mm that the picture may be wide at 240 ppi. */
  maxWidth: number
}

/** mm that a picture may be wide in a slot: at 240 ppi, but no stamp while it has 150. */
export function widthInPixels(slotWidth: number, photo: Pixels, shown = 1): number {
  const fine = photo.maxWidth * shown
  return Math.max(fine, Math.min(leastWidth, slotWidth, fine * mostEnlarged))
}

/** mm; narrower pictures are stamps. */
const leastWidth = 20
/** Times that a picture may be wider than its pixels without anybody seeing it. */
export const unseen = 1.0005
/** Of what the pixels of a picture allow: files round their lengths. */
export const rounded = 0.999
/** Of its slot: a narrower rim looks like a mistake. */
const widestOnMount = 0.92
/** 240 ppi to 150. */
const mostEnlarged = 1.6

/** No taller than pictures that fill their slots uncut can be with their sides cut before they have too few pixels; `slots` at `scale`. */
export function withinPixels(
  heights: HeightRange,
  slots: readonly { photo: number; w: number }[],
  scale: number,
  photos: readonly Pixels[],
): HeightRange {
  let most = Number.POSITIVE_INFINITY
  for (const { photo, w } of slots) {
    const stretch = (photos[photo]?.maxWidth ?? 0) / (w * scale)
    if (stretch >= 1 && stretch < most) most = Math.max(1, stretch * rounded)
  }
  return { ...heights, tallest: Math.min(heights.tallest, heights.uncut * most) }
}

/**
 * A picture with too few pixels for its slot stands in the middle of it, on a mount that fills it, so that the edges of the group
 * agree; one that is alone in its row stands at the left of it.
 */
export function mountIfFew<T extends Box & { crop: { w: number }; mount?: Box }>(
  slot: T,
  photo: Pixels | undefined,
  isAlone: boolean,
): T & { mount?: Box } {
  if (!photo) return slot
  const most = widthInPixels(slot.w, photo, slot.crop.w)
  if (slot.w <= most * unseen) return slot
  if (isAlone) return { ...slot, w: most, h: (slot.h * most) / slot.w }
  const { x, y } = slot
  const w = Math.min(most, slot.w * widestOnMount)
  const h = (slot.h * w) / slot.w
  return {
    ...slot,
    x: x + (slot.w - w) / 2,
    y: y + (slot.h - h) / 2,
    w,
    h,
    mount: slot.mount ?? { x, y, w: slot.w, h: slot.h },
  }
}
