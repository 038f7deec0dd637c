import { makeGuide, type OpenGuide } from './features/pages/guide/make-guide.ts'
import { jobs } from './features.ts'
import { work } from './kernel/jobs/work.ts'
import { build } from './main.ts'
import { keepScratchSmall } from './scratch.ts'
import type { Settings } from './settings.ts'

/** What does the jobs: imports, pictures, months, files. `guide` is what the guide book is made of, if it is not there. */
export async function startWorker(
  settings: Settings,
  guide?: OpenGuide,
): Promise<{ close(): Promise<void> }> {
  const { deps, boss, close } = await build(settings, { works: true })
  const worker = await work(boss, jobs, deps)
  const leaveScratch = keepScratchSmall(deps)
  // nobody waits for it; without it the shelf of a new user is only emptier
  const ended = new AbortController()
  const guiding =
    guide &&
    makeGuide(deps, guide, ended.signal).catch(error => {
      if (!ended.signal.aborted) deps.log.error({ err: error }, 'the guide book was not made')
    })
  return {
    async close() {
      ended.abort()
      leaveScratch()
      await Promise.all([worker.close(), guiding])
      await close()
    },
  }
}
