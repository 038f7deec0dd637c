import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import { registry } from '../metrics/registry.ts'
import { beginTry } from './count-tries.ts'
import type { Job } from './job.ts'
import { startJobs } from './jobs.ts'
import { work } from './work.ts'

test('how jobs ended is counted by kind, from 0 on, with the time of those that were done', async () => {
  const database = await freshDatabase()
  const { deps, close } = await jobDeps(database.url)
  const begun = Promise.withResolvers<void>()
  const [good, bad, endless] = [
    notedJob(),
    notedJob({ retries: 0, run: async () => Promise.reject(new Error('no')) }),
    notedJob({ run: () => Promise.resolve(begun.resolve()).then(() => new Promise(() => undefined)) }),
  ]
  const jobs = [good, bad, endless] as unknown as Job[]
  const queue = await startJobs(database.url, jobs, { works: false, onError: fail })
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  await queue.enqueue(deps.db, good, { n: 1 })
  // a worker had it, and died
  const [row] = await queue.boss.findJobs(good.name, { queued: true })
  if (!row) throw new Error('nothing was enqueued')
  await beginTry(deps.db, { id: row.id, kind: good.name, payload: row.data })
  const worker = await work(queue.boss, jobs, deps, { patienceMs: 1 })
  expect(worker.health()).toMatchObject({ ready: true, state: 'up' })
  expect(await ended(bad.name)).toEqual({
    done: 0,
    failed: 0,
    'failed-for-good': 0,
    'taken-back': 0,
    'set-aside': 0,
    'given-back': 0,
    waits: 0,
  })
  await queue.enqueue(deps.db, bad, { n: 1 })
  await queue.enqueue(deps.db, endless, { n: 1 })
  await begun.promise
  await expect.poll(() => ended(good.name)).toMatchObject({ done: 1, 'taken-back': 1 })
  await expect.poll(() => ended(bad.name)).toMatchObject({ done: 0, failed: 0, 'failed-for-good': 1 })
  await worker.close()
  expect(await ended(endless.name)).toMatchObject({ done: 0, 'given-back': 1 })
  const text = await registry.metrics()
  expect(text).toContain(`jobs_duration_seconds_count{kind="${good.name}"} 1`)
  expect(text).toContain(`jobs_duration_seconds_count{kind="${bad.name}"} 0`)
})

async function ended(kind: string): Promise<Record<string, number>> {
  const counter = await registry.getSingleMetric('jobs_ended_total')?.get()
  const own = counter?.values.filter(({ labels }) => labels.kind === kind) ?? []
  return Object.fromEntries(own.map(({ labels, value }) => [labels.outcome, value]))
}

function fail(error: Error): never {
  throw error
}
