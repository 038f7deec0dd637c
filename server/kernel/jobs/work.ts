import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { safeMessage } from '../log/describe-error.ts'
import { deadQueueOf, defaultRetries, heartbeatRefreshSeconds } from './boss-queues.ts'
import type { Job } from './job.ts'
import { setSchedules } from './set-schedules.ts'

export interface Worker {
  close(): Promise<void>
}

/** Works on jobs until it is closed. */
export async function work(boss: PgBoss, jobs: readonly Job[], deps: Deps): Promise<Worker> {
  await setSchedules(boss, jobs)
  for (const job of jobs) {
    const { name, failed, concurrency } = job
    await boss.work(name, { ...howToWork, localConcurrency: concurrency }, rows =>
      Promise.all(rows.map(row => attempt(job, row, deps))),
    )
    if (failed)
      await boss.work(deadQueueOf(name), howToWork, rows =>
        Promise.all(rows.map(row => tellFailed(job, row, deps))),
      )
  }
  return {
    async close() {
      await boss.stop({ graceful: true, timeout: 8000 })
    },
  }
}

const howToWork = {
  includeMetadata: true,
  perJobResults: true,
  heartbeatRefreshSeconds,
  // a retry is not notified: it is found by looking
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const

type Row = Pick<JobWithMetadata<unknown>, 'id' | 'data' | 'output'>

async function attempt(job: Job, { id, data, output }: Row, deps: Deps): Promise<JobResult> {
  try {
    await job.run(job.payload.parse(data), deps)
    return { id, status: 'completed' }
  } catch (error) {
    deps.log.error({ err: error, job: job.name }, 'a job failed')
    const failures = failuresOf(output) + 1
    const isLast = failures > (job.retries ?? defaultRetries)
    return { id, status: isLast ? 'deadletter' : 'failed', output: { failures, message: safeMessage(error) } }
  }
}

async function tellFailed(job: Job, { id, data, output }: Row, deps: Deps): Promise<JobResult> {
  try {
    const { message } = failure.parse(output)
    await job.failed?.(job.payload.parse(data), new Error(message), deps)
    return { id, status: 'completed' }
  } catch (error) {
    deps.log.error({ err: error, job: job.name }, 'that a job failed could not be told')
    return { id, status: 'failed', output: { message: safeMessage(error) } }
  }
}

/** What a failed try leaves: of ours, and of pg-boss where a worker was killed or silent. */
const failure = z.union([
  z.object({ message: z.string() }),
  z.object({ value: z.object({ message: z.string() }) }).transform(({ value }) => value),
  z.object({ value: z.string() }).transform(({ value }) => ({ message: value })),
])

/** How often the job failed in a row. A try that was killed leaves no number: the count begins again. */
function failuresOf(output: unknown): number {
  return z.object({ failures: z.int() }).safeParse(output).data?.failures ?? 0
}
