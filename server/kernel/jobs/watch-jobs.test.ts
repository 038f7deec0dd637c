import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import { beginTry } from './count-tries.ts'
import type { Job } from './job.ts'
import { startJobs } from './jobs.ts'
import { setAside } from './set-aside.ts'
import { watchJobs } from './watch-jobs.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function watched(job: ReturnType<typeof notedJob>) {
  const { deps, close } = await jobDeps(database.url)
  const queue = await startJobs(database.url, [job as unknown as Job], { works: false, onError: fail })
  onTestFinished(async () => {
    await queue.close()
    await close()
  })
  const registry = new Registry()
  const { health } = watchJobs(registry, deps.db, [job as unknown as Job])
  return {
    deps,
    boss: queue.boss,
    health,
    enqueue: (n: number) => queue.enqueue(deps.db, job, { n }),
    enqueueLater: (n: number) => queue.enqueue(deps.db, job, { n }, { delayMs: 3_600_000 }),
    /** As if the database had had its jobs for longer, whatever the clock of this process says. */
    age: (seconds: number) =>
      deps.db.execute(sql`update jobs.job set created_on = created_on - ${`${seconds} s`}::interval,
        start_after = start_after - ${`${seconds} s`}::interval,
        started_on = started_on - ${`${seconds} s`}::interval where name = ${job.name}`),
    async figures() {
      const all = await registry.getMetricsAsJSON()
      return Object.fromEntries(
        all.map(({ name, values }) => [name, values.map(({ value }) => Math.round(value))]),
      )
    },
  }
}

/** What the test itself takes, on a busy machine, is less than eight minutes. */
const about = (seconds: number) => expect.closeTo(seconds, -3)

function fail(error: Error): never {
  throw error
}

test('figures tell how many jobs wait, since when, run and are set aside', async () => {
  const job = notedJob({ isAwaited: true })
  const { deps, boss, enqueue, age, figures, health } = await watched(job)
  expect(await figures()).toEqual({
    jobs_waiting: [0],
    jobs_oldest_waiting_seconds: [0],
    jobs_running: [0],
    jobs_set_aside: [0],
  })
  for (const n of [1, 2, 3, 4]) await enqueue(n)
  const [done, killing] = await boss.fetch(job.name, { batchSize: 3 })
  if (!done || !killing) throw new Error('nothing was fetched')
  await age(70_000)
  await boss.complete(job.name, done.id)
  await beginTry(deps.db, { id: killing.id, kind: job.name, payload: killing.data })
  await setAside(boss, deps.db, { id: killing.id, name: job.name })
  expect(await figures()).toEqual({
    jobs_waiting: [1],
    jobs_oldest_waiting_seconds: [about(70_000)],
    jobs_running: [1],
    jobs_set_aside: [1],
  })
  expect(await health()).toEqual({
    ready: true,
    state: 'late',
    oldestAwaitedSeconds: about(70_000),
    setAside: 1,
  })
})

test('what nobody waits for may wait, and what is for later does not wait yet', async () => {
  const { enqueue, enqueueLater, age, figures, health } = await watched(notedJob())
  await enqueue(1)
  await age(60_000)
  expect(await health()).toMatchObject({ state: 'prompt', oldestAwaitedSeconds: 0 })
  expect(await figures()).toMatchObject({ jobs_oldest_waiting_seconds: [about(60_000)] })
  await enqueueLater(2)
  expect(await figures()).toMatchObject({ jobs_waiting: [1] })
})

test('work that is enqueued again does not begin to wait anew', async () => {
  const { enqueue, age, figures } = await watched(notedJob({ key: () => 'book' }))
  await enqueue(1)
  await age(50_000)
  await enqueue(2)
  expect(await figures()).toMatchObject({ jobs_waiting: [1], jobs_oldest_waiting_seconds: [about(50_000)] })
})

test('where PostgreSQL is away, the other figures are told', async () => {
  const registry = new Registry()
  const { deps, close } = await jobDeps(database.url)
  await close()
  watchJobs(registry, deps.db, [notedJob() as unknown as Job])
  expect(await registry.metrics()).toContain('jobs_waiting')
})
