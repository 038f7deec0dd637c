import { runExclusively } from '../kernel/db/run-exclusively.ts'
import type { BackupPlace } from './place.ts'

/**
 * Nobody else makes or removes backups of this database meanwhile. Work that has lost its lock changes nothing more at the place that it was
 * given: another backup may have begun there by then, would lose its parts, and a manifest would name parts that the other has removed.
 */
export function alone<T>(
  databaseUrl: string,
  place: BackupPlace,
  work: (place: BackupPlace) => Promise<T>,
): Promise<T> {
  return runExclusively(databaseUrl, { lockClass: backupLocks, key: 'backup' }, isLost =>
    work(unlessLost(place, isLost)),
  )
}

function unlessLost(place: BackupPlace, isLost: AbortSignal): BackupPlace {
  return {
    ...place,
    async write(key, bytes) {
      if (isLost.aborted) bytes.destroy()
      isLost.throwIfAborted()
      return place.write(key, bytes)
    },
    async remove(key) {
      isLost.throwIfAborted()
      await place.remove(key)
    },
  }
}

/** Class of these locks, beside those of jobs and files (7403, 7404). */
const backupLocks = 7_405
