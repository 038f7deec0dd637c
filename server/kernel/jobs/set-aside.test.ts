import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import { discardJob, takeBack } from './change-jobs.ts'
import { beginTry, countDeaths } from './count-tries.ts'
import type { Job } from './job.ts'
import { startJobs } from './jobs.ts'
import { mostDeaths } from './run-job.ts'
import { listSetAside } from './set-aside.ts'
import { work } from './work.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** A worker with a job at which so many workers died already. */
async function afterDeaths(deaths: number, job: ReturnType<typeof notedJob>) {
  const { deps, close } = await jobDeps(database.url)
  const jobs = [job as unknown as Job]
  const queue = await startJobs(database.url, jobs, { works: false, onError: fail })
  const { boss } = queue
  Object.assign(deps, { jobs: queue })
  await queue.enqueue(deps.db, job, { n: 7 })
  const [row] = await boss.findJobs(job.name, { queued: true })
  if (!row) throw new Error('nothing was enqueued')
  for (let death = 0; death < deaths; death += 1)
    await beginTry(deps.db, { id: row.id, kind: job.name, payload: row.data })
  const worker = await work(boss, jobs, deps, { patienceMs: 100 })
  onTestFinished(async () => {
    await worker.close()
    await close()
  })
  return {
    deps,
    boss,
    id: row.id,
    close: worker.close,
    change: (act: typeof takeBack) => deps.db.transaction(tx => act(tx, deps, jobs, row.id)),
    state: async () => (await boss.findJobs(job.name, { id: row.id }))[0]?.state,
    setAside: async () => (await listSetAside(deps.db)).filter(({ kind }) => kind === job.name),
  }
}

function fail(error: Error): never {
  throw error
}

test('a job at which fewer workers died is run, and forgotten when it ends', async () => {
  const job = notedJob()
  const { deps, id, state, setAside } = await afterDeaths(mostDeaths - 1, job)
  await expect.poll(state).toBe('completed')
  expect(job.tries).toEqual([7])
  expect(await countDeaths(deps.db, id)).toBe(0)
  expect(await setAside()).toEqual([])
})

test('a try that fails is no death', async () => {
  const job = notedJob({ run: async () => Promise.reject(new Error('no')) })
  const { deps, id, state } = await afterDeaths(1, job)
  await expect.poll(state).toBe('retry')
  expect(await countDeaths(deps.db, id)).toBe(0)
})

test('a job at which as many died as may is set aside without a run, and told as failed', async () => {
  const failures: unknown[] = []
  const job = notedJob({ failed: async payload => void failures.push(payload) })
  const { id, state, setAside } = await afterDeaths(mostDeaths, job)
  await expect.poll(() => failures).toEqual([{ n: 7 }])
  expect(await state()).toBe('failed')
  expect(job.tries).toEqual([])
  expect(await setAside()).toMatchObject([{ id, kind: job.name, tries: mostDeaths }])
})

test('the staff can let it be tried again, with all its deaths forgotten', async () => {
  const reopened: unknown[] = []
  const job = notedJob({ reopen: async payload => void reopened.push(payload) })
  const { change, setAside } = await afterDeaths(mostDeaths, job)
  await expect.poll(async () => (await setAside()).length).toBe(1)
  expect(await change(takeBack)).toBe(job.name)
  await expect.poll(() => job.tries).toEqual([7])
  expect(reopened).toEqual([{ n: 7 }])
  expect(await setAside()).toEqual([])
  expect(await change(takeBack)).toBeUndefined()
})

test('the staff can discard it', async () => {
  const job = notedJob()
  const { change, setAside } = await afterDeaths(mostDeaths, job)
  await expect.poll(async () => (await setAside()).length).toBe(1)
  expect(await change(discardJob)).toBe(job.name)
  expect(await setAside()).toEqual([])
  expect(await change(discardJob)).toBeUndefined()
})

test('what runs is neither retried nor discarded', async () => {
  const end = Promise.withResolvers<void>()
  const job = notedJob({
    run: async ({ n }) => {
      job.tries.push(n)
      await end.promise
    },
  })
  const { deps, change, id, state } = await afterDeaths(0, job)
  await expect.poll(() => job.tries).toEqual([7])
  expect(await countDeaths(deps.db, id)).toBe(1)
  expect(await change(takeBack)).toBeUndefined()
  expect(await change(discardJob)).toBeUndefined()
  end.resolve()
  await expect.poll(state).toBe('completed')
})

test('a worker that is asked to end gives back what runs, and that is no death', async () => {
  const job = notedJob({ run: () => new Promise(() => void job.tries.push(1)) })
  const { deps, id, close } = await afterDeaths(1, job)
  await expect.poll(() => job.tries).toEqual([1])
  await close()
  expect(await countDeaths(deps.db, id)).toBe(0)
  const other = await startJobs(database.url, [job as unknown as Job], { works: false, onError: fail })
  onTestFinished(other.close)
  expect(await other.boss.findJobs(job.name, { id })).toMatchObject([{ state: 'retry' }])
})
