import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * What time it is in a folder, in ms since 1970: by the clock that the times of its files are told by, which may be another
 * machine's and is not to be compared with the clock of a process.
 */
export async function fileSystemNow(folder: string): Promise<number> {
  const probe = join(folder, `.now-${randomUUID()}`)
  const handle = await open(probe, 'wx', 0o600)
  try {
    return (await handle.stat()).mtimeMs
  } finally {
    await handle.close()
    await rm(probe, { force: true })
  }
}
