import { and, count, countDistinct, eq, gt, inArray, not, sql, sum } from 'drizzle-orm'
import type { QuotaFigures } from '#domain/quotas/quotas'
import type { Sql } from '../../../kernel/db/connect.ts'
import { books } from '../books/schema.ts'
import { fileUses } from '../files/schema.ts'
import { images, pictures } from '../images/schema.ts'
import { uploads } from '../uploads/schema.ts'
import { quotaUses } from './schema.ts'

type QuotaUse = (typeof quotaUses.$inferSelect)['kind']

/** What a person has, and has done in the last day or hour by the clock of the database. */
export async function readUsed(db: Sql, uid: string): Promise<QuotaFigures> {
  const [sent] = await db
    .select({ bytes: sum(uploads.bytes).mapWith(Number), number: count() })
    .from(uploads)
    .where(eq(uploads.uid, uid))
  const [byHand] = await db
    .select({ number: countDistinct(images.imageId) })
    .from(images)
    .where(eq(images.uid, uid))
  const [diaries] = await db
    .select({ number: count() })
    .from(books)
    // those that were ordered stay on the shelf (open points, five books)
    .where(and(eq(books.uid, uid), eq(books.type, 'diarybook'), not(books.guide), not(books.finalized)))
  const since = (hours: number) => gt(quotaUses.usedAt, sql`now() - make_interval(hours => ${hours})`)
  const usesOf = async (kind: QuotaUse, hours: number) => {
    const [uses] = await db
      .select({ number: count() })
      .from(quotaUses)
      .where(and(eq(quotaUses.uid, uid), eq(quotaUses.kind, kind), since(hours)))
    return uses?.number ?? 0
  }
  return {
    // a sum of nothing is null
    uploadBytes: sent?.bytes ?? 0,
    uploads: sent?.number ?? 0,
    pictureBytes: await readPictureBytes(db, uid),
    images: byHand?.number ?? 0,
    books: diaries?.number ?? 0,
    imports: await usesOf('import', 24),
    pdfs: await usesOf('pdf', 1),
    exports: await usesOf('export', 24),
  }
}

/** Bytes of the pictures that a person's books need, each counted once. */
export async function readPictureBytes(db: Sql, uid: string): Promise<number> {
  const own = db
    .select({ key: fileUses.key })
    .from(fileUses)
    .where(and(eq(fileUses.uid, uid), eq(fileUses.kind, 'files')))
  const [row] = await db
    .select({ bytes: sum(pictures.bytes).mapWith(Number) })
    .from(pictures)
    .where(inArray(pictures.sha256, own))
  // a sum of nothing is null
  return row?.bytes ?? 0
}

/** Those of these pictures that count as the person's already. */
export async function listCounted(db: Sql, uid: string, sha256s: Iterable<string>): Promise<Set<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select named.key from unnest(${sql.param([...sha256s])}::text[]) as named (key)
    join pictures on pictures.sha256 = named.key
    where exists (select from file_uses as u where u.key = named.key and u.uid = ${uid} and u.kind = 'files')`)
  return new Set(rows.map(({ key }) => key))
}

export async function insertQuotaUse(tx: Sql, uid: string, kind: QuotaUse): Promise<void> {
  await tx.insert(quotaUses).values({ uid, kind })
}

/** Those that count for nothing any more. */
export async function deleteOldQuotaUses(db: Sql): Promise<void> {
  await db.delete(quotaUses).where(sql`${quotaUses.usedAt} < now() - interval '1 day'`)
}
