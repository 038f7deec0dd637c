import { removeUnfinished } from './adapters/files/folder-files.ts'
import type { Deps } from './deps.ts'
import { endGone } from './features/library/imports/read-arriving.ts'
import { removeOldUploads } from './features/library/uploads/remove-uploads.ts'
import { removeOldScratch } from './scratch.ts'

/** Removes what nobody needs any more, now and every hour; gives the way to stop. */
export function startCleanup(deps: Deps): () => void {
  const tidy = () =>
    tidyUp(deps).catch(error => deps.log.error({ err: error }, 'what is old was not removed'))
  void tidy()
  const watch = setInterval(tidy, hourMs)
  return () => clearInterval(watch)
}

async function tidyUp(deps: Deps): Promise<void> {
  const { settings, now } = deps
  const yesterday = new Date(now().getTime() - 24 * hourMs)
  // side by side: one that fails keeps none of the others
  await Promise.all([
    removeOldUploads(deps).then(() => endGone(deps)),
    removeOldScratch(settings, yesterday),
    settings.files.kind === 'folder' && removeUnfinished(settings.files.folder, yesterday.getTime()),
  ])
}

const hourMs = 3_600_000
