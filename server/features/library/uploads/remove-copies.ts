import { readdir, rm, stat } from 'node:fs/promises'
import type { Deps } from '../../../deps.ts'
import { fileSystemNow } from '../../../kernel/file-system-now.ts'
import { copyFolder, copyPath } from './copy-upload.ts'
import { listUploadIds } from './store.ts'

/**
 * Removes this machine's copies of uploads that are gone, and of those that nobody here brought for a day: now and every ten minutes, in
 * each worker and not as a job, since each host has its own. Gives the way to stop.
 */
export function keepCopiesFew(deps: Deps): () => void {
  let isLeft = false
  const tidy = () =>
    removeOldCopies(deps).catch(error => {
      if (!isLeft) deps.log.error({ err: error }, 'copies of uploads were not removed')
    })
  void tidy()
  const watch = setInterval(tidy, tenMinutesMs)
  return () => {
    isLeft = true
    clearInterval(watch)
  }
}

export async function removeOldCopies({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> {
  const folder = copyFolder(settings)
  // the files first: whoever copies an upload has found it before
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  const uploadIds = new Set(await listUploadIds(db))
  const before = (await fileSystemNow(folder)) - dayMs
  for (const name of names) {
    const info = await stat(copyPath(settings, name)).catch(() => undefined)
    if (info && (!uploadIds.has(name) || info.mtimeMs < before))
      await rm(copyPath(settings, name), { force: true })
  }
}

const tenMinutesMs = 600_000
const dayMs = 24 * 3_600_000
