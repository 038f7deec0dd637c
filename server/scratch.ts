import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { trimFolder } from './adapters/files/trim-folder.ts'
import type { Deps } from './deps.ts'
import { fileSystemNow } from './kernel/file-system-now.ts'
import type { Settings } from './settings-shape.ts'

/**
 * An empty folder for the files of one piece of work while it lasts. What a killed process left in it is gone when the same work is
 * begun again, and what nobody begins again is removed by removeOldScratch.
 */
export async function inScratch<T>(
  settings: Pick<Settings, 'dataFolder'>,
  name: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(scratchFolder(settings), name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what killed processes left, and last wrote to longer ago than `ageMs` by the clock of the folder. */
export async function removeOldScratch(settings: Pick<Settings, 'dataFolder'>, ageMs: number): Promise<void> {
  const scratch = scratchFolder(settings)
  const names = await readdir(scratch).catch(() => [])
  if (names.length === 0) return
  const before = (await fileSystemNow(scratch)) - ageMs
  for (const name of names) {
    const folder = join(scratch, name)
    // another worker may have ended it meanwhile
    const info = await stat(folder).catch(() => undefined)
    if (info && info.mtimeMs < before) await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Removes scratch folders of killed processes after a day, and of the photos derived for books those that were not used for
 * longest: now and every hour, in each process and not as a job, since each host has its own. Gives the way to stop.
 */
export function keepScratchSmall({ settings, log }: Pick<Deps, 'settings' | 'log'>): () => void {
  let isLeft = false
  const tidy = () =>
    Promise.all([removeOldScratch(settings, dayMs), trimDerived(settings)]).catch(error => {
      if (!isLeft) log.error({ err: error }, 'old scratch folders were not removed')
    })
  void tidy()
  const watch = setInterval(tidy, hourMs)
  return () => {
    isLeft = true
    clearInterval(watch)
  }
}

/** The photos of a book that is being made stay until it is. */
async function trimDerived(settings: Settings): Promise<void> {
  // what a killed process leaves there goes with the rest
  const scratch = scratchFolder(settings)
  await mkdir(scratch, { recursive: true })
  const now = await fileSystemNow(scratch)
  await trimFolder(derivedFolder(settings), settings.pictureCacheBytes, now - dayMs / 4)
}

const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** Photos as the files of books hold them; each is made again where it is not there. */
export function derivedFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'derived')
}

export function scratchFolder({ dataFolder }: Pick<Settings, 'dataFolder'>): string {
  return join(dataFolder, 'scratch')
}
