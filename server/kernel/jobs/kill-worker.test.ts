import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../../tests/database.ts'
import { jobDeps, notedJob } from '../../../tests/jobs/job-fixture.ts'
import { startJobs } from './jobs.ts'
import { mostDeaths } from './run-job.ts'
import { listSetAside } from './set-aside.ts'

// Takes long: a worker that dies is a process, and pg-boss looks for the dead every three seconds.

test('a job that kills three workers is set aside and told as failed; what ran beside it and all else is done', async () => {
  const { url, drop } = await freshDatabase()
  const { deps, close } = await jobDeps(url)
  const names = ['deadly', 'beside', 'quick'] as const
  const [deadly, beside, quick] = names.map(name =>
    notedJob({ name, failed: async () => undefined }),
  ) as Three
  const queue = await startJobs(url, [deadly, beside, quick], { works: false, onError: fail })
  const worker = workers(url)
  onTestFinished(async () => {
    worker.kill()
    await queue.close()
    await close()
    await drop()
  })
  /** As if time had passed: the dead are found by their silence, and the pauses before their jobs' next tries are over. */
  const passTime = async () => {
    await deps.db.execute(
      sql`update jobs.job set heartbeat_on = now() - interval '16 s' where state = 'active' and started_on < ${worker.bornAt().toISOString()}::timestamptz`,
    )
    for (const name of names)
      for (const { id } of await queue.boss.findJobs(name, { queued: true }))
        await queue.boss.update(name, undefined, { id, startAfter: 0 })
  }
  const isSetAside = async () => (await listSetAside(deps.db)).length > 0

  await queue.enqueue(deps.db, deadly, { n: 0 })
  await queue.enqueue(deps.db, beside, { n: 0 })
  let deaths = 0
  while (!(await isSetAside())) {
    worker.start()
    await queue.enqueue(deps.db, quick, { n: deaths })
    await expect
      .poll(
        async () => {
          await passTime()
          return worker.isDead() || (await isSetAside())
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    if (worker.isDead()) deaths += 1
  }
  expect(deaths).toBe(mostDeaths)
  expect(await listSetAside(deps.db)).toMatchObject([{ kind: 'deadly', tries: 3 }])
  const end = ['done beside', 'done quick 0', 'done quick 1', 'done quick 2', 'done quick 3', 'told deadly']
  await expect
    .poll(
      async () => {
        await passTime()
        // one that was done and not yet noted when the worker died is done again
        return [...new Set(worker.words())].sort()
      },
      { timeout: 60_000 },
    )
    .toEqual(end)
  expect(worker.isDead()).toBe(false)
})

type Three = [ReturnType<typeof notedJob>, ReturnType<typeof notedJob>, ReturnType<typeof notedJob>]

/** One worker after the other. */
function workers(url: string) {
  const script = fileURLToPath(new URL('../../../tests/jobs/die-on-job.ts', import.meta.url))
  const words: string[] = []
  let child: ReturnType<typeof spawn> | undefined
  let bornAt = new Date(0)
  return {
    start() {
      bornAt = new Date()
      const born = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] })
      child = born
      if (born.stdout) createInterface(born.stdout).on('line', line => void words.push(line))
    },
    bornAt: () => bornAt,
    isDead: () => child?.signalCode !== null,
    kill: () => void child?.kill('SIGKILL'),
    words: () => [...words],
  }
}

function fail(error: Error): never {
  throw error
}
