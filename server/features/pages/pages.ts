import type { Job } from '../../kernel/jobs/jobs.ts'
import type { Layer } from '../../layer.ts'
import { scratchFolder } from '../../scratch.ts'
import { readBook } from '../library/books/store.ts'
import { bookCache } from '../library/files/book-cache.ts'
import { maySeePicture } from '../library/media/may-see-picture.ts'
import { bookErased } from '../library/topics.ts'
import { canvasRoutes } from './canvas/routes.ts'
import { coverRoutes } from './covers/routes.ts'
import { downloadJobs } from './downloads/download-job.ts'
import { downloadFiles, downloadRoutes } from './downloads/routes.ts'
import { exportJob } from './exports/export-job.ts'
import type { ExportMore } from './exports/export-more.ts'
import { exportFiles, exportRoutes } from './exports/routes.ts'
import { countJob } from './typesetting/count-job.ts'
import { forgetPlans } from './typesetting/plan-cache.ts'
import { typesettingReactions } from './typesetting/reactions.ts'
import { pageRoutes } from './typesetting/routes.ts'
import { typesetJob } from './typesetting/typeset-job.ts'

/** Books as pages, covers and files. */
export function pages(parts: { exportMore: ExportMore }): Layer {
  return {
    routes: [...downloadRoutes, ...exportRoutes, ...pageRoutes],
    async mount(app, deps) {
      const { files, engine, pictures, settings } = deps
      const hosts = { own: [new URL(settings.publicOrigin).host] }
      await app.register(coverRoutes, {
        files,
        engine,
        pictures,
        hosts,
        scratch: scratchFolder(settings),
        maySee: maySeePicture(deps),
        cacheOf: async bid => ((await readBook(deps.db, bid)) ? bookCache(deps, bid) : undefined),
      })
      await app.register(canvasRoutes, { hosts })
      downloadFiles(app, deps)
      exportFiles(app, deps)
      const stop = deps.hub.subscribe(bookErased, 'all', ({ bid }) => forgetPlans(bid))
      app.addHook('onClose', async () => stop())
    },
    // each job knows its own payload; the list of all of them does not
    jobs: [
      ...(downloadJobs as readonly Job[]),
      exportJob(parts.exportMore) as Job,
      typesetJob as Job,
      countJob as Job,
    ],
    reactions: typesettingReactions,
  }
}
