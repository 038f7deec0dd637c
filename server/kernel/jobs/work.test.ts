import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import type { Job } from './job.ts'
import { startJobs } from './jobs.ts'
import { setSchedules } from './set-schedules.ts'
import { type WorkOptions, work } from './work.ts'

// Takes long: pg-boss tells of a death and of a schedule by the second, and a worker that dies is a process.

type Counting = ReturnType<typeof notedJob>

// one for all tests, whose jobs have names of their own: pg-boss takes a moment to set itself up
let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function jobFixture(job: Counting, { url } = database) {
  const { deps, close } = await jobDeps(url)
  const closings: (() => Promise<void>)[] = []
  onTestFinished(async () => {
    await Promise.all(closings.map(end => end()))
    await close()
  })
  const jobs = [job as unknown as Job]
  const queue = await startJobs(url, jobs, { works: false, onError: fail })
  closings.push(queue.close)
  return {
    boss: queue.boss,
    enqueue: (n: number) => queue.enqueue(deps.db, job, { n }),
    async startWorker(options: WorkOptions = {}) {
      const { boss } = await startJobs(url, jobs, { works: true, onError: fail })
      const worker = await work(boss, jobs, deps, options)
      let closed: Promise<void> | undefined
      const close = () => (closed ??= worker.close())
      closings.push(close)
      return { close }
    },
    async only() {
      const [row] = await queue.boss.findJobs(job.name)
      return row
    },
    /** As if the pause before the next try were over. */
    async skipPause() {
      const [row] = await queue.boss.findJobs(job.name, { queued: true })
      if (row) await queue.boss.update(job.name, undefined, { id: row.id, startAfter: 0 })
    },
    /** As if no worker had given a sign for so long. */
    silent: (seconds: number) =>
      deps.db.execute(
        sql`update jobs.job set heartbeat_on = now() - ${`${seconds} s`}::interval where state = 'active' and name = ${job.name}`,
      ),
  }
}

function fail(error: Error): never {
  throw error
}

test('a job that fails is tried again, and told after its last try', async () => {
  const failures: unknown[] = []
  const job = notedJob({
    retries: 2,
    run: async ({ n }) => {
      job.tries.push(n)
      throw new Error(`no ${job.tries.length}`)
    },
    failed: async (payload, error) => void failures.push([payload, error.message]),
  })
  const { enqueue, startWorker, only, skipPause } = await jobFixture(job)
  await startWorker()
  await enqueue(1)
  for (const tries of [2, 3])
    await expect
      .poll(async () => {
        // without a word: the worker looks every 2 s
        await skipPause()
        return job.tries.length
      })
      .toBe(tries)
  await expect.poll(() => failures).toEqual([[{ n: 1 }, 'no 3']])
  expect(await only()).toMatchObject({ state: 'failed', output: { failures: 3, message: 'no 3' } })
  expect(job.tries).toEqual([1, 1, 1])
})

test('a worker does as many of a job at once as it is told', async () => {
  const both = Promise.withResolvers<void>()
  const job = notedJob({
    run: async ({ n }) => {
      job.tries.push(n)
      if (job.tries.length === 2) both.resolve()
      // neither ends before the other has begun
      await both.promise
    },
  })
  const { enqueue, startWorker } = await jobFixture(job)
  for (const n of [1, 2]) await enqueue(n)
  await startWorker({ concurrency: new Map([[job.name, 3]]) })
  await expect.poll(() => job.tries.length).toBe(2)
  both.resolve()
})

test('a clock that two workers watch enqueues once a minute', async () => {
  const job = notedJob({ every: '* * * * *' })
  // one of its own: all workers of a database look at the clock once in half a minute
  const own = await freshDatabase()
  onTestFinished(own.drop)
  const { boss, startWorker } = await jobFixture({ ...job, payload: job.payload.catch({ n: 0 }) }, own)
  // the first look at the clock is at the start of a worker, the next half a minute later
  await setSchedules(boss, [job as unknown as Job])
  const minute = () => Math.floor(Date.now() / 60_000)
  const begin = minute()
  const [first, second] = await Promise.all([startWorker(), startWorker()])
  await expect.poll(() => job.tries.length).toBeGreaterThan(0)
  await Promise.all([first.close(), second.close()])
  // one looks at the end of a minute, the other at the beginning of the next: two minutes
  const minutes = minute() - begin + 1
  expect((await boss.findJobs(job.name)).length).toBeLessThanOrEqual(minutes)
  expect(await boss.getSchedules()).toMatchObject([{ name: job.name, cron: '* * * * *', timezone: 'UTC' }])
})

test('a schedule that no job asks for any more is taken back', async () => {
  const job = notedJob()
  const { boss, startWorker } = await jobFixture(job)
  await boss.schedule(job.name, '* * * * *', { n: 1 })
  await startWorker()
  expect(await boss.getSchedules()).toEqual([])
})

test('a job whose worker was killed is taken over by another, and counts as no failure', async () => {
  const failures: unknown[] = []
  const job = notedJob({ retries: 0, failed: async payload => void failures.push(payload) })
  const { enqueue, startWorker, only, skipPause, silent } = await jobFixture(job)
  const script = fileURLToPath(new URL('../../../tests/jobs/hang-on-job.ts', import.meta.url))
  const child = spawn(process.execPath, [script, database.url, job.name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await enqueue(1)
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await only()).toMatchObject({ state: 'active' })
  await silent(16)
  await startWorker()
  await expect
    .poll(async () => {
      await skipPause()
      return job.tries
    })
    .toEqual([1])
  await expect.poll(async () => (await only())?.state).toBe('completed')
  expect(failures).toEqual([])
})

test('a worker that lives gives a sign for its job, and keeps it', async () => {
  let end = () => {}
  const job = notedJob({
    run: ({ n }) => {
      job.tries.push(n)
      return new Promise(resolve => {
        end = resolve
      })
    },
  })
  const { enqueue, startWorker, only, silent } = await jobFixture(job)
  await startWorker()
  await enqueue(1)
  await expect.poll(() => job.tries).toEqual([1])
  await silent(10)
  const before = await only()
  const signOf = async () => (await only())?.heartbeatOn?.getTime() ?? 0
  await expect.poll(signOf).toBeGreaterThan(before?.heartbeatOn?.getTime() ?? 0)
  end()
  await expect.poll(async () => (await only())?.state).toBe('completed')
  expect(job.tries).toEqual([1])
})

test('what kills every worker is told as failed one day', async () => {
  const failures: unknown[] = []
  const job = notedJob({ failed: async (payload, error) => void failures.push([payload, error.message]) })
  const { boss, enqueue, startWorker } = await jobFixture(job)
  await enqueue(1)
  for (let tries = 1; tries <= 31; tries += 1) {
    const [row] = await boss.fetch(job.name, { ignoreStartAfter: true })
    if (row) await boss.fail(job.name, row.id, { value: { message: 'job heartbeat timeout' } })
  }
  await startWorker()
  await expect.poll(() => failures).toEqual([[{ n: 1 }, 'job heartbeat timeout']])
  expect(job.tries).toEqual([])
})
