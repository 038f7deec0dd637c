import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import type { Job } from './job.ts'
import { startJobs } from './jobs.ts'
import { work } from './work.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** A worker whose looks at who is held are counted. */
async function workOn(job: ReturnType<typeof notedJob>) {
  const { deps, close } = await jobDeps(database.url)
  const jobs = [job as unknown as Job]
  const { boss, enqueue } = await startJobs(database.url, jobs, { works: true, onError: fail })
  const heldPeople: string[] = []
  let looks = 0
  const worker = await work(boss, jobs, deps, {
    heldPeople: async () => {
      looks += 1
      return [...heldPeople]
    },
  })
  onTestFinished(async () => {
    await worker.close()
    await close()
  })
  return {
    heldPeople,
    looks: () => looks,
    enqueue: () => enqueue(deps.db, job, { n: 1 }),
    only: async () => (await boss.findJobs(job.name))[0],
  }
}

function fail(error: Error): never {
  throw error
}

test('a job that runs for a person whose jobs are held is given up, has not failed, and is done when they are not', async () => {
  const job = notedJob({
    fairKey: { of: () => 'somebody' },
    async run({ n }, { db }) {
      job.tries.push(n)
      // without an end of its own
      while (job.tries.length === 1) await db.execute(sql`select 1`)
    },
    failed: async () => expect.unreachable(),
  })
  const { heldPeople, enqueue, only } = await workOn(job)
  await enqueue()
  await expect.poll(() => job.tries).toHaveLength(1)
  heldPeople.push('somebody else')
  heldPeople.push('somebody')
  await expect.poll(async () => (await only())?.state).toBe('retry')
  expect((await only())?.output).toMatchObject({ failures: 0 })
  heldPeople.length = 0
  await expect.poll(async () => (await only())?.state).toBe('completed')
  expect(job.tries).toEqual([1, 1])
})

test('what is owed goes on for whom all else is held', async () => {
  const gate = Promise.withResolvers<void>()
  const job = notedJob({
    fairKey: { of: () => 'somebody' },
    evenIfHeld: true,
    async run({ n }, { db }) {
      job.tries.push(n)
      await gate.promise
      await db.execute(sql`select 1`)
    },
  })
  const { heldPeople, looks, enqueue, only } = await workOn(job)
  heldPeople.push('somebody')
  await enqueue()
  await expect.poll(() => job.tries).toHaveLength(1)
  const before = looks()
  await expect.poll(looks).toBeGreaterThan(before + 1)
  gate.resolve()
  await expect.poll(async () => (await only())?.state).toBe('completed')
  expect(job.tries).toEqual([1])
})
