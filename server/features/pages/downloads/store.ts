import { and, eq } from 'drizzle-orm'
import type { Sql } from '../../../kernel/db/connect.ts'
import { downloads } from './schema.ts'

export type DownloadRow = typeof downloads.$inferSelect

export async function findDownload(db: Sql, bid: string): Promise<DownloadRow | undefined> {
  const [download] = await db.select().from(downloads).where(eq(downloads.bid, bid))
  return download
}

export async function lockDownload(tx: Sql, bid: string): Promise<DownloadRow | undefined> {
  const [download] = await tx.select().from(downloads).where(eq(downloads.bid, bid)).for('update')
  return download
}

/** Writes the row, over the one that is there. */
export async function upsertDownload(tx: Sql, download: DownloadRow): Promise<void> {
  await tx.insert(downloads).values(download).onConflictDoUpdate({ target: downloads.bid, set: download })
}

/** Where the book's download is still the one of this key; says whether it is. */
export async function updateDownload(
  tx: Sql,
  { bid, key }: Pick<DownloadRow, 'bid' | 'key'>,
  change: Partial<Omit<DownloadRow, 'bid'>>,
): Promise<boolean> {
  const rows = await tx
    .update(downloads)
    .set(change)
    .where(and(eq(downloads.bid, bid), eq(downloads.key, key)))
    .returning({ bid: downloads.bid })
  return rows.length > 0
}
