import { startJobs } from '#server/kernel/jobs/jobs'
import { work } from '#server/kernel/jobs/work'
import { jobDeps, notedJob } from './job-fixture.ts'

// A worker that begins a job, says so and never ends it: to be killed.

const [url = '', name = ''] = process.argv.slice(2)
const { deps } = await jobDeps(url)
const hanging = notedJob({
  name,
  run: () => {
    process.stdout.write('begun\n')
    return new Promise(() => undefined)
  },
})
const onError = (error: Error) => {
  throw error
}
const { boss } = await startJobs(url, [hanging], { works: true, onError })
await work(boss, [hanging], deps)
