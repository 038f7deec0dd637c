import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Deps } from '../deps.ts'
import { type Job, retryLimit } from './jobs.ts'
import { takeBackJobs } from './take-back-jobs.ts'

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
  } = await life.query<{ pid: number }>(
    'select pg_backend_pid() as pid, pg_advisory_lock($1, pg_backend_pid())',
    [lockClass],
  )
  const pid = mine?.pid ?? 0
  await takeBackJobs(deps.db)
  for (const one of jobs) {
    await boss.work(
      one.name,
      { localConcurrency: one.beside, includeMetadata: true, pollingIntervalSeconds: 2 },
      async ([row]: JobWithMetadata<object>[]) => {
        if (!row) return
        await deps.db.execute(
          sql`insert into job_holders (job_id, pid) values (${row.id}, ${pid})
              on conflict (job_id) do update set pid = excluded.pid`,
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
  const watch = setInterval(() => takeBackJobs(deps.db).catch(onLost), watchEveryMs)
  return {
    async close() {
      clearInterval(watch)
      await boss.stop({ graceful: true, timeout: 8000 })
      await life.end()
    },
  }
}

export const lockClass = 7_401
const watchEveryMs = 5_000
