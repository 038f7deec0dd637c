import type { Item, Picture } from '#domain/books/item'
import { type Crop, shownSize } from '../../photos/crop.ts'

/** A picture for the cover, and the part of it that is shown. */
export interface ChosenPhoto {
  picture: Picture
  crop?: Crop
}

/** The picture with the most to show: neither ribbon nor stamp; the earliest of the largest. */
export function chooseCoverPhoto(items: readonly Item[]): ChosenPhoto | undefined {
  let best: { photo: ChosenPhoto; size: number } | undefined
  for (const { media } of items) {
    for (const { picture, crop } of media) {
      if (!picture) continue
      const { width, height } = shownSize(picture, crop)
      const aspect = width / height
      const size = Math.min(4_000_000, width * height) * (aspect > 0.6 && aspect < 1.8 ? 1 : 0.2)
      if (!best || size > best.size) best = { photo: { picture, ...(crop ? { crop } : {}) }, size }
    }
  }
  return best?.photo
}
