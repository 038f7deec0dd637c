import type { Item, Picture } from '#domain/item'

/** The picture of a month that bears being large: wide, of enough pixels, and the first of the best. */
export function heroPhoto(
  items: readonly Item[],
  leastAspect: number,
  leastWidthPx: number,
): Picture | undefined {
  let best: Picture | undefined
  for (const { media } of items) {
    for (const { picture } of media) {
      if (!picture || picture.width < leastWidthPx || picture.width / picture.height < leastAspect) continue
      if (!best || picture.width > best.width) best = picture
    }
  }
  return best
}

/** The middle of a picture in another shape, a little above the middle. */
export function cropTo(picture: Picture, aspect: number): { x: number; y: number; w: number; h: number } {
  const own = picture.width / picture.height
  if (own > aspect) return { x: (1 - aspect / own) / 2, y: 0, w: aspect / own, h: 1 }
  return { x: 0, y: (1 - own / aspect) * 0.4, w: 1, h: own / aspect }
}
