import fc from 'fast-check'
import type { JobWithMetadata } from 'pg-boss'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import type { Job } from './job.ts'
import { startJobs } from './jobs.ts'
import { takeJob } from './take-job.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('enqueue' as const) },
  { weight: 2, arbitrary: fc.constant('enqueue at once' as const) },
  { weight: 3, arbitrary: fc.constant('take' as const) },
  { weight: 2, arbitrary: fc.constant('fail' as const) },
  { weight: 2, arbitrary: fc.constant('die' as const) },
  { weight: 1, arbitrary: fc.constant('complete' as const) },
)

/** A queue that nobody works on. */
async function queueOf(job: ReturnType<typeof notedJob>) {
  const { deps, close } = await jobDeps(database.url)
  const queue = await startJobs(database.url, [job as unknown as Job], { works: false, onError: fail })
  onTestFinished(async () => {
    await queue.close()
    await close()
  })
  return { deps, queue }
}

test('however often work is enqueued, taken, fails and kills, it waits once; what was enqueued is begun after it was', async () => {
  const job = notedJob({ key: ({ n }) => `book ${n}` })
  const { deps, queue } = await queueOf(job)
  const { boss } = queue
  const enqueue = () => queue.enqueue(deps.db, job, { n: 1 })
  const waiting = async () => (await boss.findJobs(job.name, { queued: true })).length
  const skipPauses = async () => {
    for (const { id } of await boss.findJobs(job.name, { queued: true }))
      await boss.update(job.name, undefined, { id, startAfter: 0 })
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async steps => {
      await boss.deleteAllJobs(job.name)
      const active: JobWithMetadata<unknown>[] = []
      let isOwed = false
      for (const name of steps) {
        if (name === 'enqueue') await enqueue()
        if (name === 'enqueue at once') await Promise.all([enqueue(), enqueue(), enqueue()])
        if (name.startsWith('enqueue')) {
          isOwed = true
          expect(await waiting()).toBe(1)
        }
        if (name === 'take') {
          await skipPauses()
          const row = await takeJob(boss, deps.db, job.name, [])
          if (row) active.push(row)
          // nothing that was asked for is left behind
          if (isOwed) expect(row).toBeDefined()
          isOwed = false
          expect(await waiting()).toBe(0)
        }
        const [row] = name === 'take' || name.startsWith('enqueue') ? [] : active.splice(0, 1)
        if (row && name === 'complete') await boss.complete(job.name, row.id)
        if (row && name === 'fail') await boss.fail(job.name, row.id, { failures: 1 })
        // as pg-boss does it for a worker that gave no sign
        if (row && name === 'die')
          await boss.fail(job.name, row.id, { value: { message: 'job heartbeat timeout' } })
      }
    }),
    { numRuns: 40 },
  )
})

test('work for another thing by the same key is not dropped', async () => {
  const job = notedJob({ key: () => 'book' })
  const { deps, queue } = await queueOf(job)
  const { boss } = queue
  await queue.enqueue(deps.db, job, { n: 1 })
  const first = await takeJob(boss, deps.db, job.name, [])
  await queue.enqueue(deps.db, job, { n: 2 })
  if (first) await boss.fail(job.name, first.id)
  expect(await boss.findJobs(job.name, { queued: true })).toHaveLength(2)
  const next = await takeJob(boss, deps.db, job.name, [])
  expect(next?.data).toEqual({ n: 2 })
  expect(await boss.findJobs(job.name, { queued: true })).toMatchObject([{ data: { n: 1 } }])
})

test('what was left as new waits by its key like all else', async () => {
  const job = notedJob({ key: ({ n }) => `order ${n}` })
  const { deps, queue } = await queueOf(job)
  await queue.enqueue(deps.db, job, { n: 1 }, { isNew: true })
  await queue.enqueue(deps.db, job, { n: 2 }, { isNew: true })
  await queue.enqueue(deps.db, job, { n: 1 })
  const waiting = await queue.boss.findJobs<{ n: number }>(job.name, { queued: true })
  expect(waiting.map(({ data }) => data.n).sort()).toEqual([1, 2])
})

test('who changed nothing leaves nothing while the same runs, and one job otherwise', async () => {
  const job = notedJob({ key: ({ n }) => `pages ${n}` })
  const { deps, queue } = await queueOf(job)
  const { boss } = queue
  const look = (n: number) => queue.enqueue(deps.db, job, { n }, { unlessRuns: true })
  const waiting = async () => (await boss.findJobs(job.name, { queued: true })).length
  await look(1)
  await look(1)
  expect(await waiting()).toBe(1)
  const first = await takeJob(boss, deps.db, job.name, [])
  await look(1)
  expect(await waiting()).toBe(0)
  // another runs
  await look(2)
  expect(await waiting()).toBe(1)
  if (first) await boss.complete(job.name, first.id)
  await look(1)
  expect(await waiting()).toBe(2)
})

function fail(error: Error): never {
  throw error
}
