import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { safeMessage } from '../log/describe-error.ts'
import { withRequestId } from '../log/request-id-here.ts'
import type { Job } from './job.ts'
import { readJobData } from './job-data.ts'
import type { JobRow } from './take-job.ts'

/** What became of a job that failed for good is said to the person; tried until it succeeds. */
export function tellFailed(job: Job, row: JobRow, parts: { boss: PgBoss; deps: Deps }): Promise<void> {
  const { payload, requestId } = readJobData(row.data)
  return withRequestId(requestId, () => tellHere(job, payload, row, parts))
}

async function tellHere(
  job: Job,
  payload: object,
  { id, name, output }: JobRow,
  { boss, deps }: { boss: PgBoss; deps: Deps },
): Promise<void> {
  try {
    const { message } = failure.parse(output)
    await job.failed?.(job.payload.parse(payload), new Error(message), deps)
    await boss.complete(name, id)
  } catch (error) {
    deps.log.error({ err: error, job: job.name }, 'that a job failed could not be told')
    await boss.fail(name, id, { message: safeMessage(error) })
  }
}

/** Why a try failed, of what it left; undefined where that says nothing. */
export function failureOf(output: unknown): string | undefined {
  return failure.safeParse(output).data?.message
}

/** What a failed try leaves: of ours, and of pg-boss where a worker was killed or silent. */
const failure = z.union([
  z.object({ message: z.string() }),
  z.object({ value: z.object({ message: z.string() }) }).transform(({ value }) => value),
  z.object({ value: z.string() }).transform(({ value }) => ({ message: value })),
])
