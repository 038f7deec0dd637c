import { recentBytes } from '../../recent-bytes.ts'
import type { CacheKind, Files } from './files.ts'

/**
 * The same files, with the derived ones that were used last in memory too, so many bytes of them at most. What is kept under a
 * key never becomes another thing, so that any number of processes may hold it. Months are held where their plans are.
 */
export function cacheInMemory(files: Files, mostBytes: number): Files {
  const recent = recentBytes(mostBytes)
  const hold = (kind: CacheKind, key: string, bytes: Buffer) => {
    if (kind !== 'months') recent.set(`${kind}/${key}`, bytes)
  }
  return {
    ...files,
    async putCached(kind, key, bytes) {
      await files.putCached(kind, key, bytes)
      hold(kind, key, bytes)
    },
    async readCached(kind, key) {
      const cached = recent.get(`${kind}/${key}`)
      if (cached) return cached
      const bytes = await files.readCached(kind, key)
      if (bytes) hold(kind, key, bytes)
      return bytes
    },
    async removeCached(kind, key) {
      recent.delete(`${kind}/${key}`)
      await files.removeCached(kind, key)
      // who read it meanwhile may have put it back
      recent.delete(`${kind}/${key}`)
    },
    forget: (kind, key) => void recent.delete(`${kind}/${key}`),
  }
}
