import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Sql } from '../../../kernel/db/connect.ts'
import { type UploadRow, uploads } from './schema.ts'

export async function findUpload(db: Sql, uploadId: string): Promise<UploadRow | undefined> {
  const [upload] = await db.select().from(uploads).where(eq(uploads.uploadId, uploadId))
  return upload
}

export async function lockUpload(tx: Sql, uploadId: string): Promise<UploadRow | undefined> {
  const [upload] = await tx.select().from(uploads).where(eq(uploads.uploadId, uploadId)).for('update')
  return upload
}

/** Locks the uploads of a book, before the book itself: whoever needs both takes them in this order. */
export async function lockUploadsOfBook(tx: Sql, bid: string): Promise<UploadRow[]> {
  return tx.select().from(uploads).where(eq(uploads.bid, bid)).orderBy(uploads.uploadId).for('update')
}

/** Of all users. */
export async function listUploadIds(db: Sql): Promise<string[]> {
  const rows = await db.select({ uploadId: uploads.uploadId }).from(uploads)
  return rows.map(row => row.uploadId)
}

/** Ids of those of all users that are older than they may become, in hours (remove-uploads.ts). */
export async function listOldUploads(
  db: Sql,
  hours: { read: number; unfinished: number; kept: number },
): Promise<string[]> {
  const other = alias(uploads, 'other')
  const isReading = db
    .select({ uploadId: other.uploadId })
    .from(other)
    .where(and(eq(other.bid, uploads.bid), isNull(other.readAt)))
  const ago = (count: number) => sql`now() - make_interval(hours => ${count})`
  const rows = await db
    .select({ uploadId: uploads.uploadId })
    .from(uploads)
    .where(
      or(
        and(uploads.used, lt(uploads.readAt, ago(hours.read)), notExists(isReading)),
        and(isNull(uploads.wholeAt), lt(uploads.arrivedAt, ago(hours.unfinished))),
        and(isNotNull(uploads.wholeAt), lt(uploads.arrivedAt, ago(hours.kept))),
      ),
    )
  return rows.map(row => row.uploadId)
}

/** Those of `uploadIds` that the user sent for the book. */
export async function listUploadsSentBy(
  db: Sql,
  uid: string,
  bid: string,
  uploadIds: readonly string[],
): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.uploadId, [...uploadIds]), eq(uploads.uid, uid), eq(uploads.bid, bid)))
}

/** Those that named the order of their bytes and that nobody called whole, of all users. */
export async function listOrderedArriving(db: Sql): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(and(isNull(uploads.wholeAt), isNotNull(uploads.first)))
}

/** Of a book, these and all that an import has read, the first sent first. `whole`: only those of which all is there. */
export async function listUploadsToRead(
  db: Sql,
  bid: string,
  uploadIds: readonly string[],
  which: 'whole' | 'all',
): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.bid, bid),
        or(inArray(uploads.uploadId, [...uploadIds]), isNotNull(uploads.readAt)),
        which === 'all' ? undefined : isNotNull(uploads.wholeAt),
      ),
    )
    .orderBy(uploads.createdAt, uploads.uploadId)
}

/** Ids of a book's uploads that were read, and of which nothing is in the book. */
export async function listUselessUploads(db: Sql, bid: string): Promise<string[]> {
  const rows = await db
    .select({ uploadId: uploads.uploadId })
    .from(uploads)
    .where(and(eq(uploads.bid, bid), isNotNull(uploads.readAt), eq(uploads.used, false)))
  return rows.map(row => row.uploadId)
}

/** Those of all users that are not whole yet. */
export async function listArriving(db: Sql): Promise<Pick<UploadRow, 'uploadId' | 'bytes'>[]> {
  return db
    .select({ uploadId: uploads.uploadId, bytes: uploads.bytes })
    .from(uploads)
    .where(isNull(uploads.wholeAt))
}

/** Whether one of a book's uploads is not whole yet. */
export async function hasArrivingUpload(db: Sql, bid: string): Promise<boolean> {
  const [arriving] = await db
    .select({ uploadId: uploads.uploadId })
    .from(uploads)
    .where(and(eq(uploads.bid, bid), isNull(uploads.wholeAt)))
    .limit(1)
  return arriving !== undefined
}

export async function insertUpload(
  db: Sql,
  upload: Omit<typeof uploads.$inferInsert, 'createdAt'>,
): Promise<void> {
  await db.insert(uploads).values({ ...upload, createdAt: sql`now()` })
}

/** More of it has come. */
export async function setUploadArrived(db: Sql, uploadId: string): Promise<void> {
  await db.update(uploads).set({ arrivedAt: sql`now()` }).where(eq(uploads.uploadId, uploadId))
}

/** All of it has come. */
export async function setUploadWhole(tx: Sql, uploadId: string): Promise<void> {
  await tx
    .update(uploads)
    .set({ wholeAt: sql`now()`, arrivedAt: sql`now()` })
    .where(eq(uploads.uploadId, uploadId))
}

/** Up to which byte an import has looked at it. */
export async function setUploadReadTo(tx: Sql, uploadId: string, readTo: number): Promise<void> {
  await tx.update(uploads).set({ readTo }).where(eq(uploads.uploadId, uploadId))
}

/** Those of them that are whole. */
export async function setUploadsRead(tx: Sql, uploadIds: readonly string[]): Promise<void> {
  await tx
    .update(uploads)
    .set({ readAt: sql`now()` })
    .where(and(inArray(uploads.uploadId, [...uploadIds]), isNotNull(uploads.wholeAt)))
}

/** Something of them came into the book. */
export async function setUploadsUsed(tx: Sql, uploadIds: readonly string[]): Promise<void> {
  await tx
    .update(uploads)
    .set({ used: true })
    .where(inArray(uploads.uploadId, [...uploadIds]))
}

/** The rows; the bytes are removed by removeUploads. */
export async function deleteUploads(db: Sql, uploadIds: readonly string[]): Promise<void> {
  await db.delete(uploads).where(inArray(uploads.uploadId, [...uploadIds]))
}

/** Archives of a user, on their way or kept. */
export async function countUploadsOf(db: Sql, uid: string): Promise<number> {
  return db.$count(uploads, eq(uploads.uid, uid))
}
