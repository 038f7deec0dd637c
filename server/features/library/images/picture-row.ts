import type { Picture } from '#domain/books/item'
import { contentOf } from '#domain/books/picture-content'
import type { pictures } from './schema.ts'

/** A picture that was looked at, as it is kept; `bytes`: how long its file is. */
export function pictureRow(picture: Picture, bytes: number): typeof pictures.$inferInsert {
  const { sha256, width, height, phash, kind } = picture
  return {
    sha256,
    width,
    height,
    phash: phash ?? null,
    bytes,
    content: kind === undefined ? null : contentOf(picture),
  }
}
