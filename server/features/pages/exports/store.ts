import { and, eq, sql } from 'drizzle-orm'
import { byBothClocks } from '../../../kernel/db/by-both-clocks.ts'
import type { Sql } from '../../../kernel/db/connect.ts'
import { exports } from './schema.ts'

export type ExportRow = typeof exports.$inferSelect

export async function findExport(db: Sql, uid: string): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(exports).where(eq(exports.uid, uid))
  return row
}

/** In place of the one before. */
export async function beginExport(tx: Sql, uid: string, exportId: string): Promise<void> {
  const begun = {
    exportId,
    state: 'making' as const,
    done: 0,
    sha256: null,
    bytes: null,
    askedAt: sql`now()`,
    madeAt: null,
  }
  await tx
    .insert(exports)
    .values({ uid, ...begun })
    .onConflictDoUpdate({ target: exports.uid, set: begun })
}

/** Where the person's export is still this one; false where it is not. */
export async function updateExport(
  db: Sql,
  { uid, exportId }: Pick<ExportRow, 'uid' | 'exportId'>,
  change: Partial<Pick<ExportRow, 'state' | 'done' | 'sha256' | 'bytes' | 'madeAt'>>,
): Promise<boolean> {
  const { rowCount } = await db
    .update(exports)
    .set(change)
    .where(and(eq(exports.uid, uid), eq(exports.exportId, exportId)))
  return rowCount === 1
}

export async function deleteExport(db: Sql, uid: string): Promise<void> {
  await db.delete(exports).where(eq(exports.uid, uid))
}

/** Those that were made, or asked for in vain, longer ago. */
export async function deleteOldExports(db: Sql, now: Date): Promise<void> {
  await db
    .delete(exports)
    .where(
      sql`coalesce(${exports.madeAt}, ${exports.askedAt}) < ${byBothClocks(now)} - make_interval(days => ${exportDays})`,
    )
}

/** How long an export stays. */
export const exportDays = 7
