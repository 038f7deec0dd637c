import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import { openLog } from '../log/open-log.ts'
import { requestIdHere, withRequestId } from '../log/request-id-here.ts'
import type { Job } from './job.ts'
import { startJobs } from './jobs.ts'
import { work } from './work.ts'

test('a job carries the request that left it: into its lines, its record, what it leaves and what says that it failed', async () => {
  const database = await freshDatabase()
  const { deps, close } = await jobDeps(database.url)
  const lines: Record<string, unknown>[] = []
  deps.log = openLog('info', { write: line => void lines.push(JSON.parse(line)) })
  const calls: unknown[] = []
  const next = notedJob({ run: async () => void calls.push(['next', requestIdHere()]) })
  const failing = notedJob({
    payload: z.strictObject({ n: z.number() }),
    key: () => 'one',
    retries: 0,
    async run() {
      await queue.enqueue(deps.db, next, { n: 1 })
      throw new Error('no')
    },
    failed: async payload => void calls.push([payload, requestIdHere()]),
  })
  const jobs = [failing, next] as unknown as Job[]
  const queue = await startJobs(database.url, jobs, { works: false, onError: fail })
  const worker = await work(queue.boss, jobs, deps)
  onTestFinished(async () => {
    await worker.close()
    await close()
    await database.drop()
  })
  await withRequestId('request-1', () => queue.enqueue(deps.db, failing, { n: 7 }))
  await expect.poll(() => calls).toHaveLength(2)
  expect(calls).toContainEqual(['next', 'request-1'])
  expect(calls).toContainEqual([{ n: 7 }, 'request-1'])
  expect(lines).toMatchObject([{ msg: 'a job failed', job: failing.name, requestId: 'request-1' }])
  expect(await queue.boss.findJobs(failing.name)).toMatchObject([
    { state: 'failed', output: { message: 'no', requestId: 'request-1' } },
  ])
})

function fail(error: Error): never {
  throw error
}
