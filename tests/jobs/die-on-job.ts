import { setTimeout as pause } from 'node:timers/promises'
import { startJobs } from '#server/kernel/jobs/jobs'
import { work } from '#server/kernel/jobs/work'
import { jobDeps, notedJob } from './job-fixture.ts'

// A worker with a job that kills it, one that runs beside that and does no harm, and one that is quick.

const [url = ''] = process.argv.slice(2)
const { deps } = await jobDeps(url)
const say = (line: string) => process.stdout.write(`${line}\n`)
const [deadlyBegan, besideBegan] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
const aMoment = 1_000

const deadly = notedJob({
  name: 'deadly',
  async run() {
    deadlyBegan.resolve()
    await Promise.race([besideBegan.promise, pause(aMoment)])
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => undefined)
  },
  failed: async () => void say('told deadly'),
})
const beside = notedJob({
  name: 'beside',
  async run() {
    besideBegan.resolve()
    // never ends where the other runs as well
    await Promise.race([deadlyBegan.promise.then(() => new Promise(() => undefined)), pause(2 * aMoment)])
    say('done beside')
  },
  failed: async () => void say('told beside'),
})
const quick = notedJob({ name: 'quick', run: async ({ n }) => void say(`done quick ${n}`) })

const jobs = [deadly, beside, quick]
const onError = (error: Error) => {
  throw error
}
const { boss } = await startJobs(url, jobs, { works: true, onError })
await work(boss, jobs, deps)
