import type { Item } from '#domain/books/item'
import { shownSize } from '../photos/crop.ts'
import type { AlbumPage } from './album-page.ts'
import type { TypesetContext } from './context.ts'

/**
 * What is known of a month where the only photo of an entry may be enlarged: to 180 ppi as far as the column of the words is wide, so that it does not end
 * short of that; never a picture with words in it.
 */
export function aloneContext({ media }: Item, { words }: AlbumPage, context: TypesetContext): TypesetContext {
  const [photo, ...others] = media
  if (!photo?.picture || others.length > 0 || photo.picture.kind === 'words') return context
  const { width } = shownSize(photo.picture, photo.crop)
  const filling = width / (words.w + hair)
  const pxPerMm = Math.max(context.alonePxPerMm, Math.min(context.pxPerMm, filling))
  return { ...context, pxPerMm }
}

/** mm */
const hair = 0.1
