import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { type ConnectionOptions, fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Db } from '../db/connect.ts'
import { readJobData } from './job-data.ts'
import { lockKey } from './lock-key.ts'

export type JobRow = JobWithMetadata<unknown>

/** Takes the next job of a queue that belongs to none of these people. What else waits by its key for the same work is done with it. */
export async function takeJob(
  boss: PgBoss,
  db: Db,
  name: string,
  passedOver: string[],
): Promise<JobRow | undefined> {
  const [row] = await boss.fetch<unknown>(name, { includeMetadata: true, ignoreGroups: passedOver })
  if (row && row.singletonKey !== null) await dropSame(boss, db, row, row.singletonKey)
  return row
}

/**
 * A try that failed, or whose worker died, waits again, maybe beside what was enqueued meanwhile. The run that begins now sees what all
 * of it was enqueued for, since nothing is dropped that is not committed yet.
 */
async function dropSame(boss: PgBoss, db: Db, { name, data }: JobRow, key: string): Promise<void> {
  const same = async (options: ConnectionOptions = {}) => {
    const waiting = await boss.findJobs(name, { key, queued: true, ...options })
    const { payload } = readJobData(data)
    return waiting
      .filter(other => isDeepStrictEqual(readJobData(other.data).payload, payload))
      .map(({ id }) => id)
  }
  if ((await same()).length === 0) return
  await db.transaction(async tx => {
    await lockKey(tx, name, key)
    const connection = { db: fromDrizzle(tx, sql) }
    const ids = await same(connection)
    if (ids.length > 0) await boss.deleteJob(name, ids, connection)
  })
}
