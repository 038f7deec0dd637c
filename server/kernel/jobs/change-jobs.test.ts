import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import { withRequestId } from '../log/request-id-here.ts'
import { discardJob, retryFailed, setAsideByStaff, takeBack } from './change-jobs.ts'
import type { Job } from './job.ts'
import { readJobCounts } from './job-figures.ts'
import { startJobs } from './jobs.ts'
import { type ListedState, listJobs } from './list-jobs.ts'
import { jobRuns } from './schema.ts'
import { work } from './work.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

function fail(error: Error): never {
  throw error
}

/** Jobs without a worker until one is asked for. */
async function queueOf(job: ReturnType<typeof notedJob>) {
  const { deps, close } = await jobDeps(database.url)
  const jobs = [job as unknown as Job]
  const queue = await startJobs(database.url, jobs, { works: false, onError: fail })
  Object.assign(deps, { jobs: queue })
  let leave = () => Promise.resolve()
  onTestFinished(async () => {
    await leave()
    await close()
  })
  return {
    deps,
    enqueue: (n: number) => queue.enqueue(deps.db, job, { n }),
    list: (state: ListedState, about?: string[]) =>
      listJobs(deps.db, { kinds: [job.name], state, about }, 10),
    counts: async () => (await readJobCounts(deps.db, [job.name]))[0],
    change: (act: typeof takeBack, id: string) => deps.db.transaction(tx => act(tx, deps, jobs, id)),
    async startWorker(heldPeople?: () => Promise<string[]>) {
      const worker = await work(queue.boss, jobs, deps, {
        patienceMs: 100,
        ...(heldPeople && { heldPeople }),
      })
      leave = worker.close
    },
  }
}

const failing = () => notedJob({ retries: 0, run: async () => Promise.reject(new Error('the disk is full')) })

test('a job that failed says why, and is done anew once, whoever asks at the same time', async () => {
  const reopened: number[] = []
  const job = notedJob({
    retries: 0,
    reopen: async ({ n }) => void reopened.push(n),
    async run({ n }) {
      if (reopened.length === 0) throw new Error('the disk is full')
      job.tries.push(n)
    },
  })
  const { enqueue, list, counts, change, startWorker } = await queueOf(job)
  await enqueue(3)
  await startWorker()
  await expect.poll(() => list('failed')).toMatchObject([{ kind: job.name, why: 'the disk is full' }])
  expect(await counts()).toMatchObject({ failed: 1, waiting: 0, setAside: 0 })
  const [row] = await list('failed')
  const id = row?.id ?? ''
  const both = await Promise.all([change(retryFailed, id), change(retryFailed, id)])
  expect(both.filter(kind => kind === job.name)).toHaveLength(1)
  await expect.poll(() => job.tries).toEqual([3])
  expect(reopened).toEqual([3])
  expect(await list('failed')).toEqual([])
})

test('one that waits is set aside: no worker takes it, whose it is hears of it, and it can be taken back', async () => {
  const failures: number[] = []
  const job = notedJob({ failed: async ({ n }) => void failures.push(n) })
  const { enqueue, list, counts, change, startWorker } = await queueOf(job)
  await enqueue(5)
  const [row] = await list('waiting', ['5'])
  const id = row?.id ?? ''
  expect(await change(setAsideByStaff, id)).toBe(job.name)
  expect(await change(setAsideByStaff, id)).toBeUndefined()
  await startWorker()
  await expect.poll(() => failures).toEqual([5])
  expect(job.tries).toEqual([])
  expect(await list('setAside')).toMatchObject([{ id, why: 'set aside by the staff' }])
  // it is no failure beside that
  expect(await list('failed')).toEqual([])
  expect(await counts()).toMatchObject({ failed: 0, setAside: 1 })
  expect(await change(retryFailed, id)).toBeUndefined()
  expect(await change(takeBack, id)).toBe(job.name)
  await expect.poll(() => job.tries).toEqual([5])
  expect(await counts()).toMatchObject({ failed: 0, setAside: 0 })
})

test.each(['taken back', 'retried'])(
  'one that is %s before anybody heard that it failed: nobody hears of it then',
  async how => {
    const failures: number[] = []
    const job = notedJob({ failed: async ({ n }) => void failures.push(n) })
    const { deps, enqueue, list, change, startWorker } = await queueOf(job)
    const waiting = async (n: number) => (await list('waiting', [String(n)]))[0]?.id ?? ''
    await withRequestId('request-5', () => enqueue(5))
    const id = await waiting(5)
    if (how === 'taken back') {
      await change(setAsideByStaff, id)
      expect(await change(takeBack, id)).toBe(job.name)
    } else {
      await deps.db.transaction(tx => deps.jobs.giveUp(tx, { name: job.name, id }, 'the disk is full'))
      expect(await change(retryFailed, id)).toBe(job.name)
    }
    // others are told as ever, in the order of their failures
    await enqueue(6)
    await change(setAsideByStaff, await waiting(6))
    await startWorker()
    await expect.poll(() => job.tries).toEqual([5])
    await expect.poll(() => failures.at(-1)).toBe(6)
    expect(failures).toEqual([6])
  },
)

test('one that failed is set aside and discarded, and then is known no more', async () => {
  const { enqueue, list, counts, change, startWorker } = await queueOf(failing())
  await enqueue(1)
  await startWorker()
  await expect.poll(async () => (await list('failed')).length).toBe(1)
  const [row] = await list('failed')
  const id = row?.id ?? ''
  expect(await change(setAsideByStaff, id)).toBeDefined()
  expect(await change(discardJob, id)).toBeDefined()
  expect(await change(discardJob, id)).toBeUndefined()
  expect(await counts()).toMatchObject({ waiting: 0, failed: 0, setAside: 0 })
})

test('one that was set aside stays when pg-boss has forgotten it', async () => {
  const job = notedJob()
  const { deps, list, counts, change, startWorker } = await queueOf(job)
  const id = randomUUID()
  const at = new Date()
  await deps.db
    .insert(jobRuns)
    .values({ id, kind: job.name, payload: { n: 8 }, tries: 3, begunAt: at, setAsideAt: at })
  expect(await counts()).toMatchObject({ setAside: 1, waiting: 0 })
  expect(await list('setAside')).toMatchObject([{ id, why: null }])
  await startWorker()
  expect(await change(takeBack, id)).toBe(job.name)
  await expect.poll(() => job.tries).toEqual([8])
})

test('jobs of people who are held wait, those of others and those that are owed do not', async () => {
  const heldPeople = new Set(['1'])
  const parts = { fairKey: { of: ({ n }: { n: number }) => String(n) } }
  const job = notedJob(parts)
  const { enqueue, list, startWorker } = await queueOf(job)
  await enqueue(1)
  await enqueue(2)
  await startWorker(async () => [...heldPeople])
  await expect.poll(() => job.tries).toEqual([2])
  expect(await list('waiting')).toMatchObject([{ group: '1' }])
  heldPeople.clear()
  // the worker looks by itself, or when something comes
  await enqueue(3)
  await expect.poll(() => [...job.tries].sort()).toEqual([1, 2, 3])
  const owed = notedJob({ ...parts, evenIfHeld: true })
  const other = await queueOf(owed)
  await other.enqueue(1)
  await other.startWorker(async () => ['1'])
  await expect.poll(() => owed.tries).toEqual([1])
})
