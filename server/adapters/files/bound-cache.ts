import { join } from 'node:path'
import { isNoSpace } from '../../kernel/no-space.ts'
import type { CacheKind, Files } from './files.ts'
import { trimFolder } from './trim-folder.ts'

/** Most bytes of each kind of what is derived; a kind that is not named grows with the books that it belongs to. */
export type CacheLimits = Partial<Record<CacheKind, number>>

/**
 * The same files, in a folder whose caches stay within their limits: a cache is trimmed when this process has written a tenth of
 * it since it last was, so that no crowd of requests fills the disk between two cleanups.
 */
export function boundCache(files: Files, folder: string, limits: CacheLimits): Files {
  const written = new Map<CacheKind, number>()
  const trimming = new Set<CacheKind>()
  const trimIfDue = (kind: CacheKind, limit: number) => {
    if ((written.get(kind) ?? 0) < limit / 10 || trimming.has(kind)) return
    trimming.add(kind)
    written.delete(kind)
    trimFolder(cacheFolder(folder, kind), limit)
      // the cleanup does the same soon, and says what is wrong
      .catch(() => undefined)
      .finally(() => {
        trimming.delete(kind)
        // it saw little of what was written meanwhile
        trimIfDue(kind, limit)
      })
  }
  return {
    ...files,
    async putCached(kind, key, bytes) {
      const limit = limits[kind]
      if (limit === undefined) return files.putCached(kind, key, bytes)
      try {
        await files.putCached(kind, key, bytes)
        written.set(kind, (written.get(kind) ?? 0) + bytes.length)
        trimIfDue(kind, limit)
      } catch (error) {
        // who looks at it gets it all the same, and the next one waits for it again
        if (!isNoSpace(error)) throw error
      }
    },
  }
}

/** Brings all caches of a folder within their limits, whoever wrote. */
export async function trimCaches(folder: string, limits: CacheLimits): Promise<void> {
  for (const [kind, limit] of Object.entries(limits)) await trimFolder(cacheFolder(folder, kind), limit)
}

/** Where a folder of files holds what is derived. */
export function cacheFolder(folder: string, kind: string): string {
  return join(folder, 'kept', kind)
}
