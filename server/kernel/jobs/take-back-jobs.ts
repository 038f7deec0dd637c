import { sql } from 'drizzle-orm'
import type { Sql } from '../db/connect.ts'

/**
 * Puts the jobs of workers that were killed back into their queues at once, whatever tries they have left: being killed
 * is not the job's fault. A worker lives as long as it holds its lock. A job that was taken, but not noted yet, may be with
 * anyone who lived then, for a moment. Gives how many were taken back.
 */
export async function takeBackJobs(db: Sql, names: readonly string[]): Promise<number> {
  return db.transaction(async tx => {
    const { rowCount } = await tx.execute(sql`
      with alive as materialized (${alive})
      update jobs.job j set state = 'retry', start_after = now(), started_on = null
      where state = 'active' and name in ${[...names]} and case
        when exists (select 1 from job_holders h where h.job_id = j.id)
        then not exists (select 1 from job_holders h join alive using (worker) where h.job_id = j.id)
        else started_on < now() - ${momentToNote}::interval
          or not exists (select 1 from alive where since <= j.started_on)
        end`)
    // what a dead worker held says nothing of who takes it next
    await tx.execute(sql`
      with alive as materialized (${alive})
      delete from job_holders h where worker not in (select worker from alive)
        and not exists (select 1 from jobs.job j where j.id = h.job_id and j.state = 'active')`)
    return rowCount ?? 0
  })
}

/** Class of the locks that say that a worker lives. */
export const lockClass = 7_401

/** A worker notes a job as soon as it has it; one that did not in this time never got it. */
const momentToNote = '1 minute'

/** Workers of this database, and since when they live. */
const alive = sql`
  select l.objid::int as worker, a.backend_start as since
  from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'advisory' and l.classid = ${lockClass} and l.granted
    and l.database = (select oid from pg_database where datname = current_database())`
