import { asc, desc, eq, exists, inArray, not, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Sql } from '../../../kernel/db/connect.ts'
import { bookSnapshots, frozenBooks } from '../freezing/schema.ts'
import { printFiles, printRuns } from './schema.ts'

export type PrintRunRow = typeof printRuns.$inferSelect
export type PrintFileRow = typeof printFiles.$inferSelect

/** False where it was asked for before. */
export async function insertRun(
  tx: Sql,
  run: Pick<PrintRunRow, 'runId' | 'snapshotKey' | 'binding' | 'profile'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(printRuns)
    .values({ ...run, state: 'making', done: 0 })
    .onConflictDoNothing()
  return rowCount === 1
}

export async function findRun(db: Sql, runId: string): Promise<PrintRunRow | undefined> {
  const [run] = await db.select().from(printRuns).where(eq(printRuns.runId, runId))
  return run
}

export async function listRuns(db: Sql, runIds: readonly string[]): Promise<PrintRunRow[]> {
  if (runIds.length === 0) return []
  return runsOf(db, runIds)
}

/** All of these snapshots, for whatever binding and printer; the newest first. */
export async function listRunsOfSnapshots(db: Sql, snapshotKeys: readonly string[]): Promise<PrintRunRow[]> {
  if (snapshotKeys.length === 0) return []
  return db
    .select()
    .from(printRuns)
    .where(inArray(printRuns.snapshotKey, [...snapshotKeys]))
    .orderBy(desc(printRuns.askedAt), asc(printRuns.runId))
}

/** Those of these names as they stand when nobody is changing them, and nobody does before the transaction ends. */
export async function shareRuns(tx: Sql, runIds: readonly string[]): Promise<PrintRunRow[]> {
  if (runIds.length === 0) return []
  return runsOf(tx, runIds).for('share')
}

/** In an order that all who lock them keep. */
function runsOf(db: Sql, runIds: readonly string[]) {
  return db
    .select()
    .from(printRuns)
    .where(inArray(printRuns.runId, [...runIds]))
    .orderBy(asc(printRuns.runId))
}

export async function updateRun(
  db: Sql,
  runId: string,
  change: Partial<Pick<PrintRunRow, 'state' | 'done' | 'pages' | 'volumes' | 'report'>>,
): Promise<void> {
  const ended = change.state !== undefined && { endedAt: change.state === 'making' ? null : sql`now()` }
  await db
    .update(printRuns)
    .set({ ...change, ...ended })
    .where(eq(printRuns.runId, runId))
}

export async function insertFiles(tx: Sql, files: readonly PrintFileRow[]): Promise<void> {
  await tx
    .insert(printFiles)
    .values([...files])
    .onConflictDoNothing()
}

/** Volume by volume. */
export async function listFiles(db: Sql, runIds: readonly string[]): Promise<PrintFileRow[]> {
  if (runIds.length === 0) return []
  return db
    .select()
    .from(printFiles)
    .where(inArray(printFiles.runId, [...runIds]))
    .orderBy(asc(printFiles.runId), asc(printFiles.volume), asc(printFiles.kind))
}

/** Snapshots that no order needs any more go, with their files, which the sweep takes: of orders that ended unpaid, or whose years are over. */
export async function deleteUnneededSnapshots(db: Sql): Promise<void> {
  await db.transaction(async tx => {
    // the orders themselves stay for who keeps the books, and name nobody any more
    await tx.execute(sql`
      delete from frozen_books as f using orders as o
      where o.oid = f.oid and o.uid is null and o.email = ''`)
    const isNeeded = (key: AnyPgColumn) =>
      exists(tx.select({ oid: frozenBooks.oid }).from(frozenBooks).where(eq(frozenBooks.snapshotKey, key)))
    await tx.delete(printRuns).where(not(isNeeded(printRuns.snapshotKey)))
    await tx.delete(bookSnapshots).where(not(isNeeded(bookSnapshots.snapshotKey)))
  })
}

export async function isPrintFile(db: Sql, sha256: string): Promise<boolean> {
  const [file] = await db
    .select({ sha256: printFiles.sha256 })
    .from(printFiles)
    .where(eq(printFiles.sha256, sha256))
    .limit(1)
  return file !== undefined
}
