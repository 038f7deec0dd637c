import { inArray } from 'drizzle-orm'
import type { BookSettings } from '#press/products/diary/book-settings'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type BookRow, images, pictures } from '../../library/schema.ts'
import { settingsOf } from './settings-of.ts'

/** The settings of a book with the pictures that its cover and its inserted pages show. */
export async function bookSettings(db: Sql, book: BookRow): Promise<BookSettings> {
  const { cover, inserts } = book.design
  const ids = inserts.flatMap(insert => insert.imageId ?? [])
  const [covers, inserted] = await Promise.all([
    cover.pic === undefined
      ? []
      : db
          .select()
          .from(pictures)
          .where(inArray(pictures.sha256, [cover.pic])),
    ids.length === 0 ? [] : db.select().from(images).where(inArray(images.imageId, ids)),
  ])
  const photos = new Map(covers.map(picture => [picture.sha256, picture]))
  for (const image of inserted) photos.set(image.imageId, { ...image, phash: null, bytes: 0 })
  return settingsOf(book, photos)
}
