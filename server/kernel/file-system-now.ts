import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What time it is in a folder, in ms since 1970: by the clock that the times of its files are told by, which may be another
 * machine's and is not to be compared with the clock of a process. Who is killed meanwhile leaves a file: only for folders whose old
 * files are removed.
 */
export async function fileSystemNow(folder: string): Promise<number> {
  const probe = join(folder, probePrefix + randomUUID())
  const handle = await open(probe, 'wx', 0o600)
  try {
    return (await handle.stat()).mtimeMs
  } finally {
    await handle.close()
    await rm(probe, { force: true })
  }
}

export const probePrefix = '.now-'
