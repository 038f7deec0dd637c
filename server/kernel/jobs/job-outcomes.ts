import { Counter, Histogram } from 'prom-client'
import { registry } from '../metrics/registry.ts'
import type { Job } from './job.ts'

export const jobOutcomes = [
  'done',
  /** Will be tried again. */
  'failed',
  /** After its last try. */
  'failed-for-good',
  /** Its worker died or was silent; another took it. */
  'taken-back',
  'set-aside',
  /** Its worker was stopped; another takes it. */
  'given-back',
  /** The store of files was away: it waits, uncounted. */
  'waits',
] as const
export type JobOutcome = (typeof jobOutcomes)[number]

/** Counts how a try of a job ended in this worker; of one that is done, how long it took. */
export function countOutcome(kind: string, outcome: JobOutcome, seconds?: number): void {
  outcomes.inc({ kind, outcome })
  if (outcome === 'done' && seconds !== undefined) durations.observe({ kind }, seconds)
}

/** All series begin at 0: without that, the first failure of a kind is no increase. */
export function beginOutcomes(jobs: readonly Job[]): void {
  for (const { name: kind } of jobs) {
    for (const outcome of jobOutcomes) outcomes.inc({ kind, outcome }, 0)
    durations.zero({ kind })
  }
}

const outcomes = new Counter({
  name: 'jobs_ended_total',
  help: 'Tries of jobs that ended in this worker, by kind and outcome',
  labelNames: ['kind', 'outcome'],
  registers: [registry],
})

const durations = new Histogram({
  name: 'jobs_duration_seconds',
  help: 'Duration of jobs that were done by this worker, by kind: import, typeset, download and print among them',
  labelNames: ['kind'],
  buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800, 3600],
  registers: [registry],
})
