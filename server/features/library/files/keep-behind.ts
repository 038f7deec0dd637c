import type { Files } from '#server/adapters/files/files'
import type { Deps } from '../../../deps.ts'
import type { BookCache } from './book-cache.ts'

/**
 * The same cache for what somebody waits for: it is kept while its answer is on its way. What cannot be kept is made again, so that
 * a store that is full or away keeps nobody from seeing it; that is logged.
 */
export function keepBehind(
  { readCached, putCached }: BookCache,
  { files, log }: Pick<Deps, 'files' | 'log'>,
): BookCache {
  const keeping = keepingOf(files)
  return {
    readCached,
    async putCached(kind, key, bytes) {
      const kept: Promise<void> = putCached(kind, key, bytes)
        .catch(err => log.warn({ err }, 'a drawing could not be kept'))
        .finally(() => keeping.delete(kept))
      keeping.add(kept)
      // a store that is slower than what is drawn is waited for
      if (keeping.size > mostBehind) await kept
    },
  }
}

/** Once all that is being kept in a store is there: before its process lets go of it. */
export async function allKept(files: Files): Promise<void> {
  await Promise.all(keepingOf(files))
}

function keepingOf(files: Files): Set<Promise<void>> {
  const known = keepingIn.get(files) ?? new Set()
  keepingIn.set(files, known)
  return known
}

const keepingIn = new WeakMap<Files, Set<Promise<void>>>()

/** Drawings that are being kept at once, some 10 MB. */
export const mostBehind = 32
