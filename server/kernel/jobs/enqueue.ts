import { sql as drizzleSql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Sql } from '../db/connect.ts'
import { afterCommit } from '../db/inside-transaction.ts'
import { jobDataOf } from './job-data.ts'
import { lockKey } from './lock-key.ts'
import { preparing } from './preparing.ts'
import type { EnqueueOptions, Queue } from './queue.ts'

/**
 * Leaves a job. What waits by the same key gets this payload; it keeps its time where this one is for later, and is for now where
 * this one is. `wake` hears the name of the queue when others can see the job.
 */
export async function enqueue<P>(
  { boss, wake }: { boss: PgBoss; wake(queue: string): void },
  tx: Sql,
  queue: Queue<P>,
  payload: P,
  options: EnqueueOptions = {},
) {
  const { name, fairKey } = queue
  const { delayMs, startAfter, priority = queue.priority, isNew = false, unlessRuns = false } = options
  const later = startAfter ?? (delayMs === undefined ? undefined : delayMs / 1000)
  const person = fairKey === 'nobody' ? undefined : await fairKey.of(payload, tx)
  const singletonKey = queue.key?.(payload)
  const data = jobDataOf(payload)
  const rest = {
    ...(singletonKey !== undefined && { singletonKey }),
    ...(later !== undefined && { startAfter: later }),
    ...(priority !== undefined && { priority }),
    ...(person !== undefined && { group: { id: person } }),
  }
  if (singletonKey === undefined || isNew) await boss.send(name, data, { db: preparing(tx), ...rest })
  // one of its own where the caller has none
  else
    await tx.transaction(async within => {
      const db = fromDrizzle(within, drizzleSql)
      // two that enqueue the same at once: the second sees what the first left, once that is committed
      await lockKey(within, name, singletonKey)
      if (unlessRuns && (await isActive(boss, { db, name, singletonKey }))) return
      // the touched row stays with this transaction: no worker takes it before what it is enqueued for is committed
      const sooner = later === undefined && { startAfter: 0 }
      const { jobs } = await boss.update(name, data, { db, singletonKey, match: 'all', ...sooner })
      const [first, ...others] = jobs
      if (first === undefined) await boss.send(name, data, { db: preparing(within), ...rest })
      // tries that failed wait again beside what came meanwhile: the same work now
      if (others.length > 0) await boss.deleteJob(name, others, { db })
    })
  afterCommit(() => wake(name))
}

async function isActive(
  boss: PgBoss,
  { db, name, singletonKey }: { db: ReturnType<typeof fromDrizzle>; name: string; singletonKey: string },
): Promise<boolean> {
  const jobs = await boss.findJobs(name, { db, key: singletonKey })
  return jobs.some(({ state }) => state === 'active')
}
