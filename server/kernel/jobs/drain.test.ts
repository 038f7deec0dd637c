import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import type { Job } from './job.ts'
import { jobEnqueued } from './job-enqueued.ts'
import { startJobs } from './jobs.ts'
import { work } from './work.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** Jobs of `run` and a worker that never looks by itself: the clock of its intervals stands still. */
async function stillWorker(job: ReturnType<typeof notedJob>) {
  const { deps, close } = await jobDeps(database.url)
  const jobs = [job as unknown as Job]
  const queue = await startJobs(database.url, jobs, { works: false, onError: fail })
  let leave = () => Promise.resolve()
  onTestFinished(async () => {
    await leave()
    vi.useRealTimers()
    await close()
  })
  const fetches = vi.spyOn(queue.boss, 'fetch')
  let calls = 0
  return {
    fetches,
    enqueue: (n: number) => queue.enqueue(deps.db, job, { n }),
    async enqueueAll(ns: number[]) {
      await deps.db.transaction(async tx => {
        for (const n of ns) await queue.enqueue(tx, job, { n })
      })
    },
    /** How often it was woken: what was enqueued before it began may be told a moment later. */
    calls: () => calls,
    async startWorker() {
      const stop = deps.hub.subscribe(jobEnqueued, job.name, () => {
        calls += 1
      })
      onTestFinished(stop)
      vi.useFakeTimers({ toFake: ['setInterval'] })
      const worker = await work(queue.boss, jobs, deps)
      leave = worker.close
      vi.useRealTimers()
    },
  }
}

function fail(error: Error): never {
  throw error
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n)

test('a backlog is done without a look at the clock between two jobs', async () => {
  const job = notedJob()
  const { enqueueAll, fetches, calls, startWorker } = await stillWorker(job)
  await enqueueAll(upTo(8))
  await startWorker()
  await expect.poll(() => [...job.tries].sort()).toEqual(upTo(8))
  // one each, and one that finds nothing: at the end, and each time that it is woken
  await expect.poll(() => fetches.mock.calls.length).toBeGreaterThanOrEqual(9)
  expect(fetches.mock.calls.length).toBeLessThanOrEqual(9 + calls())
})

test('a worker hears of what comes while it has nothing to do', async () => {
  const job = notedJob()
  const { enqueue, fetches, startWorker } = await stillWorker(job)
  await startWorker()
  await expect.poll(() => fetches.mock.calls.length).toBe(1)
  for (const n of upTo(3)) {
    await enqueue(n)
    await expect.poll(() => job.tries).toContain(n)
  }
})

test('one with a thousand jobs keeps another waiting for no more than what runs', async () => {
  const many = 1_000
  const first = Promise.withResolvers<void>()
  const job = notedJob({
    fairKey: { of: ({ n }) => (n < many ? 'many' : 'one') },
    async run({ n }) {
      job.tries.push(n)
      await first.promise
    },
  })
  const { enqueue, enqueueAll, startWorker } = await stillWorker(job)
  await enqueueAll(upTo(many))
  await startWorker()
  await expect.poll(() => job.tries).toHaveLength(1)
  await enqueue(many)
  first.resolve()
  await expect.poll(() => job.tries).toContain(many)
  expect(job.tries.indexOf(many)).toBe(1)
})
