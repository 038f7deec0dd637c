/** Part of a picture, as fractions of its upright width and height. */
export interface Crop {
  x: number
  y: number
  w: number
  h: number
}

/** The part `inner` of the part `outer`, as a part of the whole picture. */
export function within(outer: Crop | undefined, inner: Crop): Crop {
  if (!outer) return inner
  const { x, y, w, h } = sound(outer)
  return { x: x + inner.x * w, y: y + inner.y * h, w: inner.w * w, h: inner.h * h }
}

/** A point of the whole picture as one of its part, on its edge where it is outside. */
export function focusIn(focus: { x: number; y: number }, crop?: Crop): { x: number; y: number } {
  if (!crop) return focus
  const { x, y, w, h } = sound(crop)
  const inside = (fraction: number) => Math.min(1, Math.max(0, fraction))
  return { x: inside((focus.x - x) / w), y: inside((focus.y - y) / h) }
}

/** Size in px of what is shown of a picture: the size that it counts as having. */
export function shownSize(
  picture: { width: number; height: number },
  crop?: Crop,
): { width: number; height: number } {
  if (!crop) return { width: picture.width, height: picture.height }
  const { w, h } = sound(crop)
  return { width: picture.width * w, height: picture.height * h }
}

// A part that is nothing, or hangs over an edge by a hair, would be drawn as nothing, or as a hole.
function sound(crop: Crop): Crop {
  const w = Math.min(1, Math.max(least, crop.w))
  const h = Math.min(1, Math.max(least, crop.h))
  return { x: Math.min(1 - w, Math.max(0, crop.x)), y: Math.min(1 - h, Math.max(0, crop.y)), w, h }
}

const least = 0.01
