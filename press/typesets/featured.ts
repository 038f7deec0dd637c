import type { Item } from '#domain/books/item'

/** The best of a month with its best photo large: the widest one, unless its owner chose sizes. */
export function featured(item: Item): Item {
  if (item.media.some(media => media.size !== undefined)) return item
  const widest = item.media.reduce(
    (best, { picture }, index) =>
      picture && picture.kind !== 'words' && picture.width > best.width
        ? { index, width: picture.width }
        : best,
    { index: -1, width: 0 },
  )
  return {
    ...item,
    media: item.media.map((media, index) => (index === widest.index ? { ...media, size: 'large' } : media)),
  }
}
