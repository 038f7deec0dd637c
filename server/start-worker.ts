import { startCleanup } from './cleanup.ts'
import { makeGuide, type OpenGuide } from './features/pages/guide/make-guide.ts'
import { jobs } from './features.ts'
import { work } from './kernel/jobs/work.ts'
import { build, crash } from './main.ts'
import type { Settings } from './settings.ts'

/** What does the jobs: imports, pictures, months, files. `guide` is what the guide book is made of, if it is not there. */
export async function startWorker(
  settings: Settings,
  guide?: OpenGuide,
): Promise<{ close(): Promise<void> }> {
  const { deps, boss, close } = await build(settings)
  const worker = await work(boss, settings.databaseUrl, jobs, deps, crash(deps))
  const leaveHouse = startCleanup(deps)
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
      leaveHouse()
      await Promise.all([worker.close(), guiding])
      await close()
    },
  }
}
