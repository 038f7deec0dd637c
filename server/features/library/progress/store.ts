import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { progress } from './schema.ts'

export type ProgressRow = typeof progress.$inferSelect

/** How far each kind of work on a book is. */
export async function listProgress(db: Sql, bid: string): Promise<ProgressRow[]> {
  return db.select().from(progress).where(eq(progress.bid, bid))
}

export async function findProgress(
  db: Sql,
  bid: string,
  what: ProgressRow['what'],
): Promise<ProgressRow | undefined> {
  const [row] = await db
    .select()
    .from(progress)
    .where(and(eq(progress.bid, bid), eq(progress.what, what)))
  return row
}

/** Writes the row, over the one that is there. */
export async function upsertProgress(tx: Sql, row: ProgressRow): Promise<void> {
  const { bid: _, what: __, ...set } = row
  await tx
    .insert(progress)
    .values(row)
    .onConflictDoUpdate({ target: [progress.bid, progress.what], set })
}
