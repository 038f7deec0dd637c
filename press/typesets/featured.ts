import type { Item } from '#domain/books/item'
import { showsBetter, type WidePicture } from '../photos/shows-better.ts'

/** The best of a month with its best photo large: the widest one that is not blurred, unless its owner chose sizes. */
export function featured(item: Item): Item {
  if (item.media.some(media => media.size !== undefined)) return item
  let best: (WidePicture & { index: number }) | undefined
  for (const [index, { picture }] of item.media.entries()) {
    if (!picture || picture.kind === 'words') continue
    const { width } = picture
    if (showsBetter({ picture, width }, best)) best = { index, picture, width }
  }
  return {
    ...item,
    media: item.media.map((media, index) => (index === best?.index ? { ...media, size: 'large' } : media)),
  }
}
