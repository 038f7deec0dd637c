import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/connect.ts'
import { bossQueuesOf } from './boss-queues.ts'
import type { Job } from './job.ts'
import { type JobFigures, readJobFigures } from './job-figures.ts'

export interface JobWatch {
  /** How long somebody has been waiting for work that he looks at. Rejects where PostgreSQL is away. */
  health(): Promise<JobHealth>
}

export interface JobHealth {
  /** A server whose workers have much to do can answer calls all the same. */
  ready: true
  state: 'prompt' | 'late'
  oldestInteractiveSeconds: number
  setAside: number
}

/** Tells of jobs in `/metrics`, anew at each question, and in readiness. */
export function watchJobs(registry: Registry, db: Db, jobs: readonly Job[]): JobWatch {
  const kinds = jobs.flatMap(bossQueuesOf).map(({ name }) => name)
  const read = () => readJobFigures(db, kinds)
  addGauges(registry, read)
  return {
    async health() {
      const figures = await read()
      const interactive = new Set(jobs.filter(job => job.urgency === 'interactive').map(({ name }) => name))
      const waits = figures.filter(({ kind }) => interactive.has(kind)).map(row => row.oldestSeconds)
      const oldestInteractiveSeconds = Math.round(Math.max(0, ...waits))
      const setAside = figures.reduce((sum, row) => sum + row.setAside, 0)
      const state = oldestInteractiveSeconds > lateSeconds ? 'late' : 'prompt'
      return { ready: true, state, oldestInteractiveSeconds, setAside }
    },
  }
}

/** Nobody waits so long before a screen. */
const lateSeconds = 60

function addGauges(registry: Registry, read: () => Promise<JobFigures[]>): void {
  // all gauges are asked at once: one question for them together
  let reading: Promise<JobFigures[]> | undefined
  const readOnce = () => {
    reading ??= read()
      // where PostgreSQL is away there are no figures of jobs, but those of this process
      .catch(() => [])
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const add = (name: string, help: string, tell: (gauge: Gauge, figures: JobFigures) => void) => {
    // another server of the same process had it
    registry.removeSingleMetric(name)
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: name === durationName ? ['kind', 'quantile'] : ['kind'],
      registers: [registry],
      async collect() {
        gauge.reset()
        for (const figures of await readOnce()) tell(gauge, figures)
      },
    })
  }
  add('jobs_waiting', 'Jobs that might begin now, by kind', (gauge, { kind, waiting }) =>
    gauge.set({ kind }, waiting),
  )
  add(
    'jobs_oldest_waiting_seconds',
    'Age of the oldest job that might begin now, by kind',
    (gauge, { kind, oldestSeconds }) => gauge.set({ kind }, oldestSeconds),
  )
  add('jobs_running', 'Jobs that run, by kind', (gauge, { kind, running }) => gauge.set({ kind }, running))
  add(
    'jobs_set_aside',
    'Jobs that killed their workers and wait for the staff',
    (gauge, { kind, setAside }) => gauge.set({ kind }, setAside),
  )
  add(durationName, 'Duration of the jobs of the last quarter of an hour', (gauge, figures) => {
    const { kind, medianSeconds, p95Seconds } = figures
    if (medianSeconds !== null) gauge.set({ kind, quantile: '0.5' }, medianSeconds)
    if (p95Seconds !== null) gauge.set({ kind, quantile: '0.95' }, p95Seconds)
  })
}

const durationName = 'jobs_recent_duration_seconds'
