import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { inPortions } from '../../../in-portions.ts'
import { among } from '../../../kernel/db/among.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { prepareOnce } from '../../../kernel/db/prepare-once.ts'
import { books } from '../books/schema.ts'
import { type ImageRow, images, pictures } from './schema.ts'

// Images, which a person uploaded by hand, and pictures, which are all that the file store holds.

export type PictureRow = typeof pictures.$inferSelect

export async function findImage(db: Sql, imageId: string): Promise<ImageRow | undefined> {
  const [image] = await db.select().from(images).where(eq(images.imageId, imageId))
  return image
}

/** Those that are there, in no order. */
export async function listImages(db: Sql, imageIds: readonly string[]): Promise<ImageRow[]> {
  return db
    .select()
    .from(images)
    .where(inArray(images.imageId, [...imageIds]))
}

export async function insertImage(tx: Sql, image: ImageRow): Promise<void> {
  await tx.insert(images).values(image)
}

/** Those that are known, in no order. */
export async function listPictures(db: Sql, sha256s: readonly string[]): Promise<PictureRow[]> {
  return knownPictures(db).execute({ sha256s })
}

const knownPictures = prepareOnce(db =>
  db.select().from(pictures).where(among(pictures.sha256, 'sha256s')).prepare('known_pictures'),
)

/** The pictures that the covers of these books show, in no order. */
export async function listCoversOf(db: Sql, bids: readonly string[]): Promise<PictureRow[]> {
  return coversOfBooks(db).execute({ bids })
}

const coversOfBooks = prepareOnce(db =>
  db
    .select(getTableColumns(pictures))
    .from(books)
    .innerJoin(pictures, sql`${pictures.sha256} = ${books.design} -> 'cover' ->> 'pic'`)
    .where(among(books.bid, 'bids'))
    .prepare('covers_of_books'),
)

/** A picture that is known stays as it is, but for what it shows where nobody had looked. */
export async function insertPictures(
  tx: Sql,
  rows: readonly (typeof pictures.$inferInsert)[],
): Promise<void> {
  for (const portion of inPortions(rows, 1000))
    await tx
      .insert(pictures)
      .values(portion)
      .onConflictDoUpdate({
        target: pictures.sha256,
        set: { content: sql`excluded.content` },
        setWhere: sql`${pictures.content} is null and excluded.content is not null`,
      })
}

/** The images of these ids that are there, and nobody removes them before the transaction ends. */
export async function lockImages(tx: Sql, imageIds: readonly string[]): Promise<ImageRow[]> {
  if (imageIds.length === 0) return []
  return tx
    .select()
    .from(images)
    .where(inArray(images.imageId, [...imageIds]))
    .orderBy(images.imageId)
    .for('update')
}
