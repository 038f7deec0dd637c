import type { Media } from '#domain/books/item'
import type { ImageRow } from '../schema.ts'

/** A picture that its maker uploaded, as a photo of an item. */
export function uploadedPhoto({ imageId, sha256, width, height }: ImageRow, itemId: string): Media {
  return {
    kind: 'photo',
    uri: `image:${imageId}`,
    picture: { sha256, width, height },
    origin: { archive: 'patch', path: itemId },
  }
}
