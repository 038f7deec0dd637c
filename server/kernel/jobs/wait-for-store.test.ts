import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import { StoreAway, type WhyAway } from '../store-away.ts'
import { type Job, startJobs } from './jobs.ts'
import { pauseSeconds } from './wait-for-store.ts'
import { work } from './work.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** A job that needs a store, a worker for it, and the store, which is away until it is told to be back. */
async function waitingJob(why: WhyAway = 'away') {
  const store = { isAway: true, checks: 0 }
  const check = async () => {
    store.checks += 1
    if (store.isAway) throw new StoreAway(new Error('silence'), why)
  }
  const waitCalls: number[] = []
  const failures: string[] = []
  const job = notedJob({
    retries: 0,
    async run({ n }) {
      job.tries.push(n)
      // as it comes through what reads it
      if (store.isAway) throw new Error('no photo', { cause: new StoreAway(new Error('silence'), why) })
    },
    waits: async ({ n }) => void waitCalls.push(n),
    failed: async (_payload, { message }) => void failures.push(message),
  })
  const { deps, close } = await jobDeps(database.url)
  Object.assign(deps, { files: { check } })
  const jobs = [job as unknown as Job]
  const { boss, enqueue } = await startJobs(database.url, jobs, { works: true, onError: () => undefined })
  const worker = await work(boss, jobs, deps)
  onTestFinished(async () => {
    await worker.close()
    await close()
  })
  await enqueue(deps.db, job, { n: 1 })
  const row = async () => (await boss.findJobs<{ n: number }>(job.name))[0]
  return {
    job,
    store,
    waitCalls,
    failures,
    row,
    /** How long it is to wait now, once it has waited so often. */
    async pauseAfter(waits: number) {
      await expect.poll(async () => Object(await row()).output?.waits).toBe(waits)
      await expect.poll(() => waitCalls.length).toBe(waits)
      const waiting = await row()
      return { state: waiting?.state, startAfter: waiting?.startAfter.getTime() ?? 0 }
    },
    /** As if the pause were over, and so many tries were left. */
    async skipPause(tries?: number) {
      const { id, retryCount } = (await row()) ?? { id: '', retryCount: 0 }
      await boss.update(job.name, undefined, {
        id,
        startAfter: 0,
        ...(tries !== undefined && { retryLimit: retryCount + tries }),
      })
    },
  }
}

test('a job that the store keeps from its work waits, uncounted, with pauses that grow, and goes on', async () => {
  const { job, store, waitCalls, failures, row, pauseAfter, skipPause } = await waitingJob()
  for (const [at, pauseMs] of [2_000, 4_000, 8_000, 16_000].entries()) {
    const begun = Date.now()
    // pg-boss would allow only two tries more
    if (at > 0) await skipPause(at === 1 ? 2 : undefined)
    const { state, startAfter } = await pauseAfter(at + 1)
    expect(state).toBe('retry')
    if (at > 0) expect(startAfter - begun).toBeGreaterThanOrEqual(pauseMs)
    expect(startAfter - Date.now()).toBeLessThanOrEqual(pauseMs)
  }
  // only the first did what a try does; the others asked the store
  expect(job.tries).toEqual([1])
  expect(store.checks).toBeGreaterThanOrEqual(3)

  store.isAway = false
  await expect
    .poll(async () => {
      await skipPause()
      return (await row())?.state
    })
    .toBe('completed')
  expect(job.tries).toEqual([1, 1])
  expect(new Set(waitCalls)).toEqual(new Set([1]))
  expect(failures).toEqual([])
})

test('it waits for a store that refuses as well, and says beside the job what is to be mended', async () => {
  const { row, pauseAfter } = await waitingJob('refused')
  expect((await pauseAfter(1)).state).toBe('retry')
  expect(await row()).toMatchObject({ output: { failures: 0, message: expect.stringContaining('bucket') } })
})

test('no pause is longer than a minute', () => {
  expect([0, 1, 4, 5, 6, 5_000].map(pauseSeconds)).toEqual([2, 4, 32, 60, 60, 60])
})
