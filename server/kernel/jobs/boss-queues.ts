import type { Queue } from 'pg-boss'
import type { Job } from './job.ts'

/** The queues of a job in pg-boss: its own, and the one of those that failed for good where somebody is to be told. */
export function bossQueuesOf({ name, pauses = defaultPauses, failed }: Job): Queue[] {
  const queue: Queue = {
    name,
    // workers hear of it by what enqueues it (job-enqueued.ts)
    notify: false,
    heartbeatSeconds,
    expireInSeconds: mostSeconds,
    retryLimit: mostTries,
    retryBackoff: true,
    retryDelay: pauses.firstSeconds,
    retryDelayMax: pauses.mostSeconds,
    deleteAfterSeconds: jobRetention.endedDays * daySeconds,
    retentionSeconds: jobRetention.waitingDays * daySeconds,
  }
  if (!failed) return [queue]
  const dead = { ...queue, name: deadQueueOf(name) }
  return [dead, { ...queue, deadLetter: dead.name }]
}

/** How long the rows of jobs stay, which hold ids and why they failed: ended ones, and those that no worker ever took. */
export const jobRetention = { endedDays: 7, waitingDays: 14 } as const

const daySeconds = 86_400

export const deadQueueOf = (name: string) => `${name}.failed`

/** Tries after the first that fails, where the job says nothing. */
export const defaultRetries = 2

/** Of one try. */
export const mostSeconds = 6 * 3600

/** A worker that was silent for so long has lost its job. pg-boss allows no less than 10. */
const heartbeatSeconds = 15

/** How often a worker gives a sign for each of its jobs. */
export const heartbeatRefreshSeconds = 3

/** Tries of all kinds, those with a killed worker included; what kills its worker is set aside long before (run-job.ts). */
export const mostTries = 30

const defaultPauses = { firstSeconds: 1, mostSeconds: 60 }
