import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import type { Job } from './job.ts'
import { startJobs } from './jobs.ts'

type Counting = Job<{ n: number }>

// one for all tests, whose jobs have names of their own: pg-boss takes a moment to set itself up
let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** Queues without a worker: what is enqueued stays. */
async function jobFixture(job: Counting) {
  const { deps, close } = await jobDeps(database.url)
  const queue = await startJobs(database.url, [job as Job], { works: false, onError: fail })
  onTestFinished(async () => {
    await queue.close()
    await close()
  })
  const { boss } = queue
  return {
    db: deps.db,
    boss,
    enqueue: (n: number, options = {}) => queue.enqueue(deps.db, job, { n }, options),
    enqueueIn: (tx: typeof deps.db, n: number) => queue.enqueue(tx, job, { n }),
    async waiting() {
      const jobs = await boss.findJobs<{ n: number }>(job.name, { queued: true })
      return jobs.map(({ data, startAfter, createdOn }) => ({
        n: data.n,
        // one that was touched again is for now, however much older its row is
        afterSeconds:
          startAfter.getTime() <= Date.now()
            ? 0
            : Math.round((startAfter.getTime() - createdOn.getTime()) / 1000),
      }))
    },
    async take() {
      const [row] = await boss.fetch<{ n: number }>(job.name, { includeMetadata: true })
      return row
    },
    /** Takes what waits, however long it is to wait. */
    async takeEarly() {
      const [row] = await boss.fetch<{ n: number }>(job.name, {
        includeMetadata: true,
        ignoreStartAfter: true,
      })
      return row
    },
  }
}

function fail(error: Error): never {
  throw error
}

const keyed = () => notedJob({ key: () => 'one' })

test('what is enqueued in a transaction is there when it commits, and never when it rolls back', async () => {
  const { db, enqueueIn, waiting } = await jobFixture(notedJob())
  const rolledBack = db.transaction(async tx => {
    await enqueueIn(tx as typeof db, 1)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await waiting()).toEqual([])
  await db.transaction(async tx => {
    await enqueueIn(tx as typeof db, 2)
    expect(await waiting()).toEqual([])
  })
  expect(await waiting()).toEqual([{ n: 2, afterSeconds: 0 }])
})

test('without a key everything waits for itself', async () => {
  const { enqueue, waiting } = await jobFixture(notedJob())
  await enqueue(1)
  await enqueue(1)
  expect(await waiting()).toHaveLength(2)
})

test('the same key waits once, with what was asked for last; another key waits beside it', async () => {
  const { enqueue, waiting } = await jobFixture(notedJob({ key: ({ n }) => String(n % 10) }))
  await enqueue(1)
  await enqueue(11)
  await enqueue(2)
  expect((await waiting()).map(({ n }) => n).sort()).toEqual([11, 2])
})

test('transactions that enqueue the same key at once leave one', async () => {
  const { enqueue, waiting } = await jobFixture(keyed())
  await Promise.all(Array.from({ length: 8 }, (_, n) => enqueue(n)))
  expect(await waiting()).toHaveLength(1)
})

test('a key that runs waits once more, and no more than once', async () => {
  const { enqueue, take, waiting } = await jobFixture(keyed())
  await enqueue(1)
  expect(await take()).toMatchObject({ data: { n: 1 } })
  await enqueue(2)
  await enqueue(3)
  expect(await waiting()).toEqual([{ n: 3, afterSeconds: 0 }])
})

test('no worker takes a key that waits before what it was enqueued for again is committed', async () => {
  const { db, enqueue, enqueueIn, take } = await jobFixture(keyed())
  await enqueue(1)
  await db.transaction(async tx => {
    await enqueueIn(tx as typeof db, 2)
    expect(await take()).toBeUndefined()
  })
  expect(await take()).toMatchObject({ data: { n: 2 } })
})

test('a delay and a moment are kept; a key that is wanted at once waits no longer', async () => {
  const { enqueue, take, waiting } = await jobFixture(keyed())
  await enqueue(1, { delayMs: 90_000 })
  expect(await waiting()).toEqual([{ n: 1, afterSeconds: 90 }])
  expect(await take()).toBeUndefined()
  await enqueue(2, { delayMs: 500_000 })
  expect(await waiting()).toEqual([{ n: 2, afterSeconds: 90 }])
  await enqueue(3)
  expect(await take()).toMatchObject({ data: { n: 3 } })
  const startAfter = new Date('2126-01-01T00:00:00Z')
  await enqueue(4, { startAfter })
  expect(await take()).toBeUndefined()
})

test('the highest priority goes first, then the oldest', async () => {
  const { enqueue, take } = await jobFixture(notedJob({ priority: 2 }))
  await enqueue(1)
  await enqueue(2, { priority: 1 })
  await enqueue(3, { priority: 9 })
  await enqueue(4)
  const order = [await take(), await take(), await take(), await take()]
  expect(order.map(row => row?.data.n)).toEqual([3, 1, 4, 2])
})

test('the pauses before retries grow, up to the most', async () => {
  const job = notedJob({ pauses: { firstSeconds: 10, mostSeconds: 100 } })
  const { db, boss, enqueue, takeEarly } = await jobFixture(job)
  await enqueue(1)
  const now = async () => {
    const { rows } = await db.execute<{ now: Date }>(sql`select clock_timestamp() as now`)
    return new Date(rows[0]?.now ?? 0).getTime()
  }
  const pausesMs: { least: number; most: number }[] = []
  for (let failure = 1; failure <= 6; failure += 1) {
    const row = await takeEarly()
    if (!row) throw new Error('the job is gone')
    const before = await now()
    await boss.fail(job.name, row.id)
    const after = await now()
    const [later] = await boss.findJobs(job.name, { id: row.id })
    const startAfter = later?.startAfter.getTime() ?? 0
    // it failed at some moment between, by the clock of the database
    pausesMs.push({ least: startAfter - after, most: startAfter - before })
  }
  // each is drawn between its base and twice that; the base doubles
  const bases = [10, 20, 40, 80, 100, 100]
  for (const [index, base] of bases.entries()) {
    expect(pausesMs[index]?.most).toBeGreaterThanOrEqual(base * 1000)
    expect(pausesMs[index]?.least).toBeLessThanOrEqual(Math.min(2 * base, 100) * 1000)
  }
})

test('queues that are there already follow what their jobs say now', async () => {
  const before = notedJob()
  const now = {
    ...before,
    pauses: { firstSeconds: 7, mostSeconds: 70 },
    failed: async () => undefined,
  }
  await jobFixture(before)
  const { boss } = await jobFixture(now)
  expect(await boss.getQueue(now.name)).toMatchObject({
    retryDelay: 7,
    retryDelayMax: 70,
    heartbeatSeconds: 15,
    deadLetter: `${now.name}.failed`,
  })
})

test('what is noted about jobs does not wait for the disk, what leaves them does as PostgreSQL is set', async () => {
  const { db, boss } = await jobFixture(notedJob())
  const ask = `select setting, source = 'session' as "isOurs" from pg_settings where name = 'synchronous_commit'`
  expect((await boss.getDb().executeSql(ask)).rows).toEqual([{ setting: 'off', isOurs: true }])
  expect((await db.execute(sql.raw(ask))).rows).toMatchObject([{ isOurs: false }])
})
