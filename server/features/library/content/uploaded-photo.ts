import type { Media } from '#domain/books/item'
import type { OwnImage } from '../images/own-images.ts'

/** A picture that its maker uploaded, as a photo of an item. */
export function uploadedPhoto(
  { imageId, sha256, width, height, content, phash }: OwnImage,
  itemId: string,
): Media {
  return {
    kind: 'photo',
    uri: `image:${imageId}`,
    picture: { sha256, width, height, ...(phash !== null && { phash }), ...content },
    origin: { archive: 'patch', path: itemId },
  }
}
