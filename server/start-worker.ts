import { removeUnfinished } from './adapters/files/folder-files.ts'
import { makeGuide, type OpenGuide } from './features/guide/make-guide.ts'
import { endGone } from './features/imports/read-arriving.ts'
import { removeOldUploads } from './features/uploads/remove-read.ts'
import { jobs } from './features.ts'
import { work } from './jobs/work.ts'
import { build, crash } from './main.ts'
import { removeOldScratch } from './scratch.ts'
import type { Settings } from './settings.ts'

/** What does the jobs: imports, pictures, months, files. `guide` is what the guide book is made of, if it is not there. */
export async function startWorker(
  settings: Settings,
  guide?: OpenGuide,
): Promise<{ close(): Promise<void> }> {
  const { deps, boss, close } = await build(settings)
  const worker = await work(boss, settings.databaseUrl, jobs, deps, crash(deps))
  removeOldUploads(deps)
    .then(() => endGone(deps))
    .catch(error => deps.log.error({ err: error }, 'old uploads were not removed'))
  const yesterday = new Date(deps.now().getTime() - dayMs)
  removeOldScratch(settings, yesterday).catch(error =>
    deps.log.warn({ err: error }, 'old scratch was not removed'),
  )
  if (settings.files.kind === 'folder')
    removeUnfinished(settings.files.folder, yesterday.getTime()).catch(error =>
      deps.log.warn({ err: error }, 'unfinished files were not removed'),
    )
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
      await Promise.all([worker.close(), guiding])
      await close()
    },
  }
}

const dayMs = 86_400_000
