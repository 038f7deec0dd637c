import { LRUCache } from 'lru-cache'

/** What was used last, so many bytes of it at most; nothing that would drive out most of the rest. */
export function recentBytes(mostBytes: number): LRUCache<string, Buffer> {
  return new LRUCache({
    maxSize: mostBytes,
    maxEntrySize: Math.floor(mostBytes / 16),
    // it counts no entry as nothing
    sizeCalculation: bytes => Math.max(1, bytes.length),
  })
}
