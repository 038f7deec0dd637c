import { and, eq, inArray, sql } from 'drizzle-orm'
import { beforeDisk } from '../db/before-disk.ts'
import type { Db, Sql } from '../db/connect.ts'
import { jobRuns } from './schema.ts'

// A try is written down before it begins and struck out when it ends, well or badly. What is left of it is left by a worker that died.
// Neither waits for the disk: with PostgreSQL, a try more or less may be forgotten.

export interface Try {
  id: string
  kind: string
  payload: unknown
}

/** How many workers died at this job, or gave no sign for so long that it was taken from them. */
export async function countDeaths(db: Sql, id: string): Promise<number> {
  const [run] = await db.select({ tries: jobRuns.tries }).from(jobRuns).where(eq(jobRuns.id, id))
  // none was left
  return run?.tries ?? 0
}

export async function beginTry(db: Db, { id, kind, payload }: Try): Promise<void> {
  const begunAt = sql`case when ${beforeDisk} then now() end`
  await db
    .insert(jobRuns)
    .values({ id, kind, payload, tries: 1, begunAt })
    .onConflictDoUpdate({ target: jobRuns.id, set: { tries: sql`${jobRuns.tries} + 1`, begunAt } })
}

export async function endTries(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(jobRuns).where(and(inArray(jobRuns.id, [...ids]), beforeDisk))
}
