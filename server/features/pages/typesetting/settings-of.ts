import type { BookSettings } from '#press/products/diary/book-settings'
import type { ChosenPhoto } from '#press/products/diary/choose-cover-photo'
import type { BookRow } from '../../library/books/schema.ts'

/** What the press needs to know of a book: a paperback of the house, until who counts or prints it says otherwise. */
export function settingsOf(
  book: BookToSet,
  photos: ReadonlyMap<string, PictureOf> = new Map(),
): BookSettings {
  const { title, author, template, cover, inserts, edited } = book.design
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
    ...(edited && { edited }),
    ...(book.runsOn && { runOn: true }),
    ...(book.runsOn && edited && { yearDividers: true }),
    ...(book.gift && edited && { gift: true }),
    // the cover on screen is the one that is printed: without a picture where none was chosen
    ...(cover.pic === undefined && { coverPhoto: null }),
    ...(photo && { coverPhoto: coverPhotoOf(photo, cover) }),
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

// As its address says it (covers/cover-request): of what of the picture is shown.
function coverPhotoOf(picture: PictureOf, { crop, x, y }: BookRow['design']['cover']): ChosenPhoto {
  const hasFocus = x !== undefined || y !== undefined
  return { picture, ...(crop && { crop }), ...(hasFocus && { focus: { x: x ?? 0.5, y: y ?? 0.45 } }) }
}

/** What of a book says how it is set. */
export type BookToSet = Pick<BookRow, 'design' | 'typeset' | 'locale' | 'timeZone' | 'runsOn' | 'gift'>

function sizeOf({ sha256, width, height }: PictureOf): PictureOf {
  return { sha256, width, height }
}

interface PictureOf {
  sha256: string
  width: number
  height: number
}
