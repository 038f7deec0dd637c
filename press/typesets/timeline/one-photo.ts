import type { Item } from '#domain/books/item'
import type { TypesetContext } from '../context.ts'
import { isPlain } from '../is-plain.ts'
import { type ShownPhoto, shownPhotos } from '../shown-photos.ts'

/** The photo of an entry that has one and words alone, as it came: what its owner chose the size of, and captions, stay as they are. */
export function onePhoto(item: Item, context: TypesetContext, aloneWide?: number): ShownPhoto | undefined {
  const isAsItCame = item.media.every(({ picture, size, caption }) => picture && !size && !caption)
  const [photo, ...others] =
    isAsItCame && isPlain(item) ? shownPhotos(item, context, () => true, aloneWide) : []
  return others.length === 0 ? photo : undefined
}
