import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import { openLog } from '../log/open-log.ts'
import { saysNoSpace } from '../no-space.ts'
import { type Job, startJobs } from './jobs.ts'
import { work } from './work.ts'

test('a job that fails over the words of a person leaves them in no log and beside no job', async () => {
  const database = await freshDatabase()
  const { deps, close } = await jobDeps(database.url)
  const lines: string[] = []
  deps.log = openLog('trace', { write: line => void lines.push(line) })
  const job = notedJob({
    retries: 0,
    run: async (_payload, { db }) => void (await db.execute(sql`select ${'Marguerite'}::int`)),
  })
  const { boss, enqueue } = await startJobs(database.url, [job as unknown as Job], {
    works: true,
    onError: () => undefined,
  })
  const worker = await work(boss, [job as unknown as Job], deps)
  onTestFinished(async () => {
    await worker.close()
    await close()
    await database.drop()
  })
  await enqueue(deps.db, job, { n: 1 })
  await expect.poll(() => lines.join('')).toContain('a job failed')
  const failed = async () => JSON.stringify(await boss.findJobs(job.name))
  await expect.poll(failed).toContain('Failed query')
  expect(lines.join('') + (await failed())).not.toContain('Marguerite')
})

test('a job over which the disk of PostgreSQL was full says so to who tells the person', async () => {
  const database = await freshDatabase()
  const { deps, close } = await jobDeps(database.url)
  const told: Error[] = []
  const job = notedJob({
    retries: 0,
    run: async (_payload, { db }) =>
      void (await db.execute(
        sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
      )),
    failed: async (_payload, error) => void told.push(error),
  })
  const { boss, enqueue } = await startJobs(database.url, [job as unknown as Job], {
    works: true,
    onError: () => undefined,
  })
  const worker = await work(boss, [job as unknown as Job], deps)
  onTestFinished(async () => {
    await worker.close()
    await close()
    await database.drop()
  })
  await enqueue(deps.db, job, { n: 1 })
  await expect.poll(() => told.map(saysNoSpace)).toEqual([true])
})
