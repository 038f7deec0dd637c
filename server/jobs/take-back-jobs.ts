import { sql } from 'drizzle-orm'
import type { Sql } from '../db/connect.ts'
import { lockClass } from './work.ts'

/**
 * Puts the jobs of workers that were killed back into their queues at once, whatever tries they have left: being killed
 * is not the job's fault. A worker lives as long as it holds its lock. Gives how many were taken back.
 */
export async function takeBackJobs(db: Sql): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update jobs.job set state = 'retry', start_after = now(), started_on = null
    where state = 'active' and id in (
      select job_id from job_holders h
      where not exists (
        select 1 from pg_locks l
        where l.locktype = 'advisory' and l.classid = ${lockClass} and l.objid = h.pid and l.pid = h.pid and l.granted
      )
    )`)
  return rowCount ?? 0
}
