import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../db/connect.ts'
import { failureOf } from './tell-failed.ts'

export type ListedState = 'waiting' | 'running' | 'failed' | 'setAside'

export interface ListedJob {
  id: string
  kind: string
  state: ListedState
  /** Whose turn it takes (Queue.fairKey); for some kinds that is no person. */
  group: string | null
  payload: unknown
  /** Since when it is so; what waits for later tells when. */
  at: Date
  createdAt: Date
  /** Why its last try failed, where one did. */
  why: string | null
}

export interface JobFilter {
  kinds: readonly string[]
  state: ListedState
  /** Any of these is the group, or a value of the payload. */
  about?: readonly string[] | undefined
  before?: { at: Date; id: string } | undefined
}

/** Jobs of a state, the latest first, `limit` at most. Reads the table of pg-boss: it has no call that lists over queues. */
export async function listJobs(db: Sql, filter: JobFilter, limit: number): Promise<ListedJob[]> {
  const { kinds, state, about, before } = filter
  const { rows } = await db.execute(sql`
    select id, kind, "group", payload, at, "createdAt", output from (${rowsOf[state](kinds)}) as listed
    where ${about ? isAbout(about) : sql`true`}
      and ${before ? sql`(at, id) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)` : sql`true`}
    order by at desc, id desc limit ${limit}`)
  return z
    .array(listed)
    .parse(rows)
    .map(({ output, ...row }) => ({ ...row, state, why: failureOf(output) ?? null }))
}

const isAbout = (about: readonly string[]) => sql`("group" = any(${sql.param(about)}::text[])
  or exists (select from jsonb_each_text(payload) as part where part.value = any(${sql.param(about)}::text[])))`

const rowsOf: Readonly<Record<ListedState, (kinds: readonly string[]) => SQL>> = {
  // milliseconds: what a caller was told of a moment finds it again
  waiting: kinds => jobRows(kinds, sql`state in ('created', 'retry')`, sql`start_after`),
  running: kinds => jobRows(kinds, sql`state = 'active'`, sql`started_on`),
  failed: kinds =>
    jobRows(
      kinds,
      sql`state = 'failed' and not exists (select from job_runs r where r.id = job.id and r.set_aside_at is not null)`,
      sql`completed_on`,
    ),
  setAside: kinds => sql`
    select r.id, r.kind, j.group_id as "group", r.payload, date_trunc('milliseconds', r.set_aside_at) as at,
      coalesce(j.created_on, r.begun_at) as "createdAt", j.output
    from job_runs r left join jobs.job j on j.id = r.id and j.name = r.kind
    where r.set_aside_at is not null and r.kind = any(${sql.param(kinds)}::text[])`,
}

const jobRows = (kinds: readonly string[], where: SQL, at: SQL) => sql`
  select id, name as kind, group_id as "group", data as payload, date_trunc('milliseconds', ${at}) as at,
    created_on as "createdAt", output
  from jobs.job where name = any(${sql.param(kinds)}::text[]) and ${where}`

const listed = z.object({
  id: z.string(),
  kind: z.string(),
  group: z.string().nullable(),
  payload: z.unknown(),
  at: z.coerce.date(),
  createdAt: z.coerce.date(),
  output: z.unknown(),
})
