import { LRUCache } from 'lru-cache'

/** Lets each key do so much in a window of time, as this process has seen it; who is over waits for the next window. */
export function rateByKey({ most, windowMs }: { most: number; windowMs: number }) {
  const counts = new LRUCache<string, { since: number; count: number }>({ max: 10_000 })
  return {
    allows(key: string, now: Date): boolean {
      const counted = counts.get(key)
      const current =
        counted && now.getTime() - counted.since < windowMs ? counted : { since: now.getTime(), count: 0 }
      current.count += 1
      counts.set(key, current)
      return current.count <= most
    },
  }
}
