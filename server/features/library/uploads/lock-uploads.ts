import { eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { uploads } from '../schema.ts'

/** Locks the uploads of a book, before the book itself: whoever needs both takes them in this order. */
export async function lockUploads(tx: Sql, bid: string): Promise<(typeof uploads.$inferSelect)[]> {
  return tx.select().from(uploads).where(eq(uploads.bid, bid)).orderBy(uploads.uploadId).for('update')
}
