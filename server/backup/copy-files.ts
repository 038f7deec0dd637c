import type { Files } from '../adapters/files/files.ts'
import { checkFile, fileKey } from './checked-part.ts'
import type { BackupPlace } from './place.ts'

export interface CopiedFiles {
  count: number
  /** The first of those that were gone, or other than their names say. */
  missing: string[]
  missingCount: number
}

/**
 * Copies the files that are not at the place yet, and reads each of them back. A file is deleted some minutes after its last use, so that
 * some may go between the moment of the database and this one: they are counted, not failed for.
 */
export async function copyFiles(
  files: Pick<Files, 'open'>,
  place: BackupPlace,
  names: AsyncIterable<string>,
): Promise<CopiedFiles> {
  const copied: CopiedFiles = { count: 0, missing: [], missingCount: 0 }
  await inTurns(names, async sha256 => {
    copied.count += 1
    if ((await place.has(fileKey(sha256))) || (await copyFile(files, place, sha256))) return
    copied.missingCount += 1
    if (copied.missing.length < mostNamed) copied.missing.push(sha256)
  })
  return { ...copied, missing: copied.missing.sort() }
}

async function copyFile(files: Pick<Files, 'open'>, place: BackupPlace, sha256: string): Promise<boolean> {
  const file = await files.open(sha256)
  if (file === undefined) return false
  const stored = await place.write(fileKey(sha256), file.stream)
  if (stored.sha256 !== sha256) {
    await place.remove(fileKey(sha256))
    return false
  }
  await checkFile(place, sha256)
  return true
}

/** Work for each of a list that may be long, some at a time; the first that fails ends it. */
export async function inTurns<T>(all: AsyncIterable<T>, work: (each: T) => Promise<void>): Promise<void> {
  const iterator = all[Symbol.asyncIterator]()
  const takeTurns = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value)
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, takeTurns))
  } finally {
    await iterator.return?.()
  }
}

const atOnce = 6
const mostNamed = 100
