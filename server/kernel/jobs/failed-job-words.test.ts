import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import { openLog } from '../log/open-log.ts'
import { saysNoSpace } from '../no-space.ts'
import { type Job, startJobs } from './jobs.ts'
import { work } from './work.ts'

test('a job that fails over the words of a person leaves them in no log and beside no job', async () => {
  const lines: string[] = []
  const job = notedJob({
    retries: 0,
    run: async (_payload, { db }) => void (await db.execute(sql`select ${'Marguerite'}::int`)),
  })
  const boss = await begin(job, line => void lines.push(line))
  await expect.poll(() => lines.join('')).toContain('a job failed')
  const failed = async () => JSON.stringify(await boss.findJobs(job.name))
  await expect.poll(failed).toContain('Failed query')
  expect(lines.join('') + (await failed())).not.toContain('Marguerite')
})

test('a job over which the disk of PostgreSQL was full says so to who tells the person', async () => {
  const errors: Error[] = []
  const job = notedJob({
    retries: 0,
    run: async (_payload, { db }) =>
      void (await db.execute(
        sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
      )),
    failed: async (_payload, error) => void errors.push(error),
  })
  await begin(job, () => undefined)
  await expect.poll(() => errors.map(saysNoSpace)).toEqual([true])
})

/** Leaves the job to a worker of a database of its own. */
async function begin(job: ReturnType<typeof notedJob>, write: (line: string) => void) {
  const database = await freshDatabase()
  const { deps, close } = await jobDeps(database.url)
  deps.log = openLog('trace', { write })
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
  return boss
}
