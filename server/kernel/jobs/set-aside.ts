import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Db, Sql } from '../db/connect.ts'
import { endForGood } from './end-for-good.ts'
import { readJobData } from './job-data.ts'
import { jobRuns } from './schema.ts'

/** A job that no worker takes any more until the staff says so. */
export interface JobSetAside {
  id: string
  kind: string
  tries: number
  setAsideAt: Date
  /** That left it; its lines in the log name it. */
  requestId?: string
}

/** Takes a job out of the way of all others. Whose it is hears that it failed. */
export async function setAside(
  boss: PgBoss,
  db: Db,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await db.transaction(async tx => {
    await tx.update(jobRuns).set({ setAsideAt: sql`now()` }).where(eq(jobRuns.id, id))
    await endForGood(boss, tx, { id, name }, { message: 'the job killed its worker again and again' })
  })
}

/** The oldest first. */
export async function listSetAside(db: Db): Promise<JobSetAside[]> {
  const rows = await db
    .select()
    .from(jobRuns)
    .where(isNotNull(jobRuns.setAsideAt))
    .orderBy(jobRuns.setAsideAt)
  return rows.flatMap(({ id, kind, tries, setAsideAt, payload }) => {
    const { requestId } = readJobData(payload)
    return setAsideAt === null
      ? []
      : [{ id, kind, tries, setAsideAt, ...(requestId !== undefined && { requestId }) }]
  })
}

/** Forgets a job of one of these kinds that was set aside, and gives what it was; undefined where none is. */
export async function takeBackIn(
  tx: Sql,
  id: string,
  kinds: string[],
): Promise<{ kind: string; payload: unknown } | undefined> {
  const [run] = await tx
    .delete(jobRuns)
    .where(and(eq(jobRuns.id, id), isNotNull(jobRuns.setAsideAt), inArray(jobRuns.kind, kinds)))
    .returning()
  return run
}
