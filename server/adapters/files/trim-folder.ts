import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from './unless-missing.ts'

interface Found {
  path: string
  bytes: number
  usedAt: number
}

/**
 * Removes what was not used for longest (by the time of its last change, which its users set anew) from a folder and those in it,
 * once they hold more than `mostBytes`: down to nine tenths, so that not every file begins it again. What was used since `spareFrom`
 * (ms since 1970) stays. Nothing is noted anywhere: any number of processes may do it at once, and each may be killed.
 */
export async function trimFolder(
  folder: string,
  mostBytes: number,
  spareFrom = Number.POSITIVE_INFINITY,
): Promise<void> {
  const files: Found[] = []
  let bytes = 0
  for await (const file of filesIn(folder)) {
    files.push(file)
    bytes += file.bytes
  }
  if (bytes <= mostBytes) return
  files.sort((a, b) => a.usedAt - b.usedAt)
  for (const file of files) {
    if (bytes <= mostBytes * 0.9 || file.usedAt >= spareFrom) return
    await rm(file.path, { force: true })
    bytes -= file.bytes
  }
}

async function* filesIn(folder: string): AsyncGenerator<Found> {
  const entries = await unlessMissing(opendir(folder))
  if (!entries) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else {
      // another process may have removed it meanwhile
      const info = await unlessMissing(stat(path))
      if (info) yield { path, bytes: info.size, usedAt: info.mtimeMs }
    }
  }
}
