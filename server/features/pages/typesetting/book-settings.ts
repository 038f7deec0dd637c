import type { BookSettings } from '#press/products/diary/book-settings'
import type { Sql } from '../../../kernel/db/connect.ts'
import { listImages, listPictures, type PictureRow } from '../../library/images/store.ts'
import { type BookToSet, settingsOf } from './settings-of.ts'

/** The settings of a book with the pictures that its cover and its inserted pages show; `known` are those of covers, where they were read. */
export async function bookSettings(
  db: Sql,
  book: BookToSet,
  known?: readonly PictureRow[],
): Promise<BookSettings> {
  const { cover, inserts } = book.design
  const ids = inserts.flatMap(insert => insert.imageId ?? [])
  const [covers, inserted] = await Promise.all([
    cover.pic === undefined ? [] : (known ?? listPictures(db, [cover.pic])),
    ids.length === 0 ? [] : listImages(db, ids),
  ])
  const photos = new Map(covers.map(picture => [picture.sha256, picture]))
  for (const image of inserted) photos.set(image.imageId, { ...image, phash: null, bytes: 0, content: null })
  return settingsOf(book, photos)
}
