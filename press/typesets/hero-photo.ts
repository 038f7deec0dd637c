import type { Item, Picture } from '#domain/books/item'
import { type Crop, shownSize } from '../photos/crop.ts'

/** The picture of a month that bears being large, in a shape: wide, of enough pixels, and the first of the best. */
export function heroPhoto(
  items: readonly Item[],
  leastAspect: number,
  leastWidthPx: number,
  aspect: number,
): { picture: Picture; crop: Crop | undefined } | undefined {
  let best: { picture: Picture; crop: Crop | undefined; width: number } | undefined
  for (const { media } of items) {
    for (const { picture, crop, size } of media) {
      if (!picture || size === 'small') continue
      const { width, height } = shownSize(picture, crop)
      // a part may be a ribbon of few pixels, of which the shape takes the middle
      const usableWidth = crop ? Math.min(width, height * aspect) : width
      if (usableWidth < leastWidthPx || width / height < leastAspect) continue
      if (!best || width > best.width) best = { picture, crop, width }
    }
  }
  return best
}

/** The middle of a picture in another shape, a little above the middle. */
export function cropTo(picture: { width: number; height: number }, aspect: number): Crop {
  const own = picture.width / picture.height
  if (own > aspect) return { x: (1 - aspect / own) / 2, y: 0, w: aspect / own, h: 1 }
  return { x: 0, y: (1 - own / aspect) * 0.4, w: 1, h: own / aspect }
}
