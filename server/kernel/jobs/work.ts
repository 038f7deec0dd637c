import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Deps } from '../../deps.ts'
import { type Job, retryLimit } from './jobs.ts'
import { lockClass, takeBackJobs } from './take-back-jobs.ts'

export interface Worker {
  close(): Promise<void>
}

/**
 * Works on jobs until it is closed. While it lives, it holds a lock of PostgreSQL, so that the others know at once when
 * it was killed and take its jobs back. `onLost` is called when that lock is gone: the process should end then.
 */
export async function work(
  boss: PgBoss,
  url: string,
  jobs: readonly Job[],
  deps: Deps,
  onLost: (error: Error) => void,
): Promise<Worker> {
  const life = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'daybound-worker' })
  life.on('error', onLost)
  await life.connect()
  const {
    rows: [mine],
  } = await life.query<{ worker: number }>(
    "select worker, pg_advisory_lock($1, worker) from (select nextval('workers')::int as worker offset 0) me",
    [lockClass],
  )
  const worker = mine?.worker ?? 0
  const names = jobs.map(one => one.name)
  await takeBackJobs(deps.db, names)
  for (const one of jobs) {
    await boss.work(
      one.name,
      { localConcurrency: one.beside, includeMetadata: true, pollingIntervalSeconds: 2 },
      async ([row]: JobWithMetadata<object>[]) => {
        if (!row) return
        await deps.db.execute(
          sql`insert into job_holders (job_id, worker) values (${row.id}, ${worker})
              on conflict (job_id) do update set worker = excluded.worker`,
        )
        const payload = one.payload.parse(row.data)
        try {
          await one.run(payload, deps)
        } catch (error) {
          deps.log.error({ err: error, job: one.name }, 'a job failed')
          const last = row.retryCount >= retryLimit
          if (last)
            await one.failed?.(payload, error instanceof Error ? error : new Error(String(error)), deps)
          throw error
        }
      },
    )
  }
  const watch = setInterval(() => takeBackJobs(deps.db, names).catch(onLost), watchEveryMs)
  return {
    async close() {
      clearInterval(watch)
      await boss.stop({ graceful: true, timeout: 8000 })
      await life.end()
    },
  }
}

const watchEveryMs = 5_000
