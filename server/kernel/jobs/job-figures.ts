import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Sql } from '../db/connect.ts'

/** A kind of job as it stands now. Seconds are told by the clock of the database alone. */
export interface JobFigures {
  kind: string
  /** Might begin now. */
  waiting: number
  /** Age of the oldest that might begin now. */
  oldestSeconds: number
  running: number
  setAside: number
}

/**
 * Figures of these kinds of jobs, from the table of pg-boss: pg-boss has no call that tells ages, and counts once a minute.
 */
export async function readJobFigures(db: Db, kinds: readonly string[]): Promise<JobFigures[]> {
  // what waits by a key is touched whenever it is enqueued again, and its start with it
  const age = sql`extract(epoch from max(now() - case
    when state = 'created' and singleton_key is not null then created_on else greatest(created_on, start_after)
    end) filter (where state < 'active' and start_after <= now()))::float`
  const { rows } = await db.execute(sql`
    select k.kind, coalesce(waiting, 0)::int as "waiting", greatest(coalesce(oldest, 0), 0) as "oldestSeconds",
      coalesce(running, 0)::int as "running", coalesce(set_aside, 0)::int as "setAside"
    from unnest(array[${sql.join(
      kinds.map(kind => sql`${kind}`),
      sql`, `,
    )}]::text[]) as k (kind)
    left join (
      select name, count(*) filter (where state < 'active' and start_after <= now()) as waiting, ${age} as oldest,
        count(*) filter (where state = 'active') as running
      from jobs.job where state < 'completed' group by name
    ) as j on j.name = k.kind
    left join (select kind, count(*) as set_aside from job_runs where set_aside_at is not null group by kind) as r
      on r.kind = k.kind`)
  return z.array(figures).parse(rows)
}

/** How many jobs of a kind there are, for who looks: all that wait, for later too, and those that failed in the days that they are kept. */
export interface JobCounts extends Pick<JobFigures, 'kind' | 'running' | 'setAside' | 'oldestSeconds'> {
  waiting: number
  failed: number
}

export async function readJobCounts(db: Sql, kinds: readonly string[]): Promise<JobCounts[]> {
  const { rows } = await db.execute(sql`
    select k.kind, coalesce(waiting, 0)::int as waiting, greatest(coalesce(oldest, 0), 0)::float as "oldestSeconds",
      coalesce(running, 0)::int as running, coalesce(failed, 0)::int as failed, coalesce(set_aside, 0)::int as "setAside"
    from unnest(${sql.param(kinds)}::text[]) with ordinality as k (kind, place)
    left join (
      select name, count(*) filter (where state < 'active') as waiting,
        extract(epoch from max(now() - start_after) filter (where state < 'active' and start_after <= now())) as oldest,
        count(*) filter (where state = 'active') as running,
        count(*) filter (where state = 'failed'
          and not exists (select from job_runs r where r.id = job.id and r.set_aside_at is not null)) as failed
      from jobs.job where state < 'completed' or state = 'failed' group by name
    ) as j on j.name = k.kind
    left join (
      -- they stay when pg-boss has forgotten them
      select kind, count(*) as set_aside from job_runs where set_aside_at is not null group by kind
    ) as r on r.kind = k.kind
    order by k.place`)
  return z.array(counts).parse(rows)
}

const counts = z.object({
  kind: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  setAside: z.int(),
  oldestSeconds: z.number(),
})

const figures = z.object({
  kind: z.string(),
  waiting: z.int(),
  oldestSeconds: z.number(),
  running: z.int(),
  setAside: z.int(),
})
