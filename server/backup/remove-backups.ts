import { fileKey } from './checked-part.ts'
import { inTurns } from './copy-files.ts'
import { fileNames, fileNamesKey, fileNamesLeft } from './file-names.ts'
import { listBackups, manifestKey, readManifest } from './manifest.ts'
import type { BackupPlace } from './place.ts'
import { backupsToRemove, type Retention } from './which-to-keep.ts'

/**
 * Removes the backups that need not be kept, what is left of those that were cut short, and the files that no other backup names. A
 * manifest goes first and the names of files last: killed anywhere, the next time does the rest. Gives the names of the whole ones.
 */
export async function removeBackups(place: BackupPlace, retention: Retention): Promise<string[]> {
  for await (const key of place.list('unfinished')) await place.remove(key)
  const { whole, unfinished } = await listBackups(place)
  const removed = backupsToRemove(whole, retention)
  const kept = whole.filter(name => !removed.includes(name))
  for (const name of removed) await place.remove(manifestKey(name))
  for (const name of [...unfinished, ...removed]) await removeRest(place, name, kept)
  return removed
}

async function removeRest(place: BackupPlace, name: string, kept: readonly string[]): Promise<void> {
  await inTurns(namedOnlyBy(place, name, kept), sha256 => place.remove(fileKey(sha256)))
  for await (const key of place.list(`backups/${name}`))
    if (key !== fileNamesKey(name)) await place.remove(key)
  await place.remove(fileNamesKey(name))
}

/** Names of files in one backup and in none of the others. All lists are sorted: each is read once, beside the others. */
async function* namedOnlyBy(
  place: BackupPlace,
  name: string,
  others: readonly string[],
): AsyncGenerator<string> {
  const lists = []
  for (const other of others) {
    const names = (await readManifest(place, other))?.files?.names
    if (names) lists.push(startReading(fileNames(place, names)))
  }
  for await (const sha256 of fileNamesLeft(place, name)) {
    let isNamed = false
    for (const list of lists) if (await list.has(sha256)) isNamed = true
    if (!isNamed) yield sha256
  }
}

/** Asked in the order of the list only. */
function startReading(sorted: AsyncIterator<string>): { has(name: string): Promise<boolean> } {
  let next: IteratorResult<string> | undefined
  return {
    async has(name) {
      next ??= await sorted.next()
      while (!next.done && next.value < name) next = await sorted.next()
      return !next.done && next.value === name
    },
  }
}
