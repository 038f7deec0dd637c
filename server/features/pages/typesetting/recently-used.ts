/** The values that were used last, at most so many. */
export function recentlyUsed<V>(most: number): {
  get(key: string): V | undefined
  set(key: string, value: V): void
} {
  const held = new Map<string, V>()
  return {
    get(key) {
      const value = held.get(key)
      if (value === undefined) return undefined
      held.delete(key)
      held.set(key, value)
      return value
    },
    set(key, value) {
      held.delete(key)
      held.set(key, value)
      const [oldest] = held.keys()
      if (held.size > most && oldest !== undefined) held.delete(oldest)
    },
  }
}
