import type { Item } from '#domain/books/item'
import { shownSize } from '../../photos/crop.ts'

/** Whether an entry is one photo, no small one and no panorama, and words that may stand beside it. */
export function isPlate(item: Item): boolean {
  const { album, media } = item
  const [photo, ...others] = media
  const { picture, size, caption } = photo ?? {}
  if (!picture || others.length > 0 || size === 'small' || caption || album) return false
  return aspectOf(item) < panorama
}

/** Width over height of its first photo. */
export function aspectOf({ media: [photo] }: Item): number {
  if (!photo?.picture) return 1
  const { width, height } = shownSize(photo.picture, photo.crop)
  return width / height
}

/** What suits the whole measure. */
const panorama = 1.9
