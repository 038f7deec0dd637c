import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../db/connect.ts'
import { withRequestId } from '../log/request-id-here.ts'
import { deadQueueOf } from './boss-queues.ts'
import type { Job } from './job.ts'
import { besidePayload, readJobData } from './job-data.ts'
import { jobRuns } from './schema.ts'
import { takeBackIn } from './set-aside.ts'

// What the staff does about single jobs. Each gives the kind of the job; undefined where it is not in a state for it any more.

/** A job that failed for good is done anew, from its payload. */
export async function retryFailed(tx: Sql, deps: Deps, jobs: readonly Job[], id: string) {
  const row = await lockJob(tx, jobs, id, ['failed'])
  if (!row || (await isSetAside(tx, id))) return undefined
  await enqueueAgain(tx, deps, row.job, row.payload)
  await deps.jobs.forget(tx, { name: row.job.name, id })
  return row.job.name
}

/** No worker takes it until the staff says so. One that waited has failed with this, and whose it is hears of it. */
export async function setAsideByStaff(tx: Sql, deps: Deps, jobs: readonly Job[], id: string) {
  const row = await lockJob(tx, jobs, id, ['created', 'retry', 'failed'])
  if (!row || (await isSetAside(tx, id))) return undefined
  const { payload, state } = row
  const { name } = row.job
  const now = sql`now()`
  await tx
    .insert(jobRuns)
    .values({ id, kind: name, payload, tries: 0, begunAt: now, setAsideAt: now })
    // a worker that died left its row
    .onConflictDoUpdate({ target: jobRuns.id, set: { setAsideAt: now } })
  if (state !== 'failed') await deps.jobs.giveUp(tx, { name, id }, 'set aside by the staff')
  return name
}

/** The workers try a job again that was set aside, with its deaths forgotten. */
export async function takeBack(tx: Sql, deps: Deps, jobs: readonly Job[], id: string) {
  const kinds = jobs.map(({ name }) => name)
  const run = await takeBackIn(tx, id, kinds)
  const job = jobs.find(({ name }) => name === run?.kind)
  if (!run || !job) return undefined
  await enqueueAgain(tx, deps, job, run.payload)
  await deps.jobs.forget(tx, { name: job.name, id })
  return job.name
}

/** A job that was set aside is never done. */
export async function discardJob(tx: Sql, deps: Deps, jobs: readonly Job[], id: string) {
  const kinds = jobs.map(({ name }) => name)
  const run = await takeBackIn(tx, id, kinds)
  if (!run) return undefined
  await deps.jobs.forget(tx, { name: run.kind, id })
  return run.kind
}

async function enqueueAgain(tx: Sql, deps: Deps, job: Job, data: unknown): Promise<void> {
  const { payload: left, requestId } = readJobData(data)
  const payload = job.payload.parse(left)
  await forgetUntold(tx, deps, job, left)
  await job.reopen?.(payload, tx, deps)
  await withRequestId(requestId, () => deps.jobs.enqueue(tx, job, payload))
}

/** Nobody hears any more that the same work failed, which would undo what `reopen` does: it is done anew. */
async function forgetUntold(tx: Sql, { jobs }: Pick<Deps, 'jobs'>, { name }: Job, payload: object) {
  const dead = deadQueueOf(name)
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from jobs.job where name = ${dead} and state < 'completed'
      and data - ${sql.param(besidePayload)}::text[] = ${JSON.stringify(payload)}::jsonb
    for update`)
  for (const { id } of rows) await jobs.forget(tx, { name: dead, id })
}

/** The job in one of these states, and nobody else changes it before the transaction ends; no worker takes it either. */
async function lockJob(tx: Sql, jobs: readonly Job[], id: string, states: readonly string[]) {
  const kinds = jobs.map(({ name }) => name)
  const { rows } = await tx.execute(sql`
    select name, data as payload, state from jobs.job
    where id = ${id}::uuid and name = any(${sql.param(kinds)}::text[]) and state::text = any(${sql.param(states)}::text[])
    for update`)
  const [row] = z.array(lockedRow).parse(rows)
  const job = jobs.find(({ name }) => name === row?.name)
  return row && job && { job, payload: row.payload, state: row.state }
}

const lockedRow = z.object({ name: z.string(), payload: z.unknown(), state: z.string() })

async function isSetAside(tx: Sql, id: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from job_runs where id = ${id}::uuid and set_aside_at is not null`,
  )
  return rows.length > 0
}
