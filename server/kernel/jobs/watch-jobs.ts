import type { Registry } from 'prom-client'
import type { Db } from '../db/connect.ts'
import { addGauge, readTogether } from '../metrics/add-gauge.ts'
import { bossQueuesOf } from './boss-queues.ts'
import type { Job } from './job.ts'
import { type JobFigures, readJobFigures } from './job-figures.ts'

export interface JobWatch {
  /** How long somebody has been waiting for work (`isAwaited`). Rejects where PostgreSQL is away. */
  health(): Promise<JobHealth>
}

export interface JobHealth {
  /** A server whose workers have much to do can answer calls all the same. */
  ready: true
  state: 'prompt' | 'late'
  oldestAwaitedSeconds: number
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
      const awaited = new Set(jobs.filter(job => job.isAwaited).map(({ name }) => name))
      const waits = figures.filter(({ kind }) => awaited.has(kind)).map(row => row.oldestSeconds)
      const oldestAwaitedSeconds = Math.round(Math.max(0, ...waits))
      const setAside = figures.reduce((sum, row) => sum + row.setAside, 0)
      const state = oldestAwaitedSeconds > lateSeconds ? 'late' : 'prompt'
      return { ready: true, state, oldestAwaitedSeconds, setAside }
    },
  }
}

/** Nobody waits so long before a screen. */
const lateSeconds = 60

function addGauges(registry: Registry, read: () => Promise<JobFigures[]>): void {
  const readOnce = readTogether(read)
  const add = (name: string, help: string, figure: (figures: JobFigures) => number) =>
    addGauge(registry, { name, help, labelNames: ['kind'] }, async () =>
      (await readOnce()).map(figures => ({ labels: { kind: figures.kind }, value: figure(figures) })),
    )
  add('jobs_waiting', 'Jobs that might begin now, by kind, in the whole cluster', ({ waiting }) => waiting)
  add(
    'jobs_oldest_waiting_seconds',
    'Age of the oldest job that might begin now, by kind, in the whole cluster',
    ({ oldestSeconds }) => oldestSeconds,
  )
  add('jobs_running', 'Jobs that run, by kind, in the whole cluster', ({ running }) => running)
  add('jobs_set_aside', 'Jobs that killed their workers and wait for the staff', ({ setAside }) => setAside)
}
