import type { BookSettings } from '#press/products/diary/book-settings'
import type { BookRow } from '../../library/schema.ts'

/** What the press needs to know of a book. Pages are set for the paperback of the house until an order says otherwise. */
export function settingsOf(book: BookRow, photos: ReadonlyMap<string, PictureOf> = new Map()): BookSettings {
  const { title, author, template, cover, inserts } = book.design
  const photo = cover.pic === undefined ? undefined : photos.get(cover.pic)
  return {
    title,
    author,
    // the contract parses typesets before they are written
    typeset: book.typeset,
    binding: 'paperback',
    profile: 'house',
    template,
    color: cover.color,
    locale: book.locale,
    timeZone: book.timeZone,
    // the cover on screen is the one that is printed: without a picture where none was chosen
    ...(cover.pic === undefined && { coverPhoto: null }),
    ...(photo && { coverPhoto: { picture: photo, ...(cover.crop && { crop: cover.crop }) } }),
    ...(inserts.length > 0 && {
      inserts: inserts.map(({ insertId, kind, at, text, imageId }) => {
        const picture = imageId === undefined ? undefined : photos.get(imageId)
        return {
          insertId,
          kind,
          at,
          ...(text !== undefined && { text }),
          ...(picture && { picture: sizeOf(picture) }),
        }
      }),
    }),
  }
}

function sizeOf({ sha256, width, height }: PictureOf): PictureOf {
  return { sha256, width, height }
}

interface PictureOf {
  sha256: string
  width: number
  height: number
}
