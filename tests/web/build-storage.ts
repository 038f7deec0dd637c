/** As much of the browser's storage as a test needs. */
export function buildStorage(entries: Record<string, string> = {}): Storage {
  const stored = new Map(Object.entries(entries))
  return {
    get length() {
      return stored.size
    },
    key: at => [...stored.keys()][at] ?? null,
    getItem: key => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: key => void stored.delete(key),
    clear: () => stored.clear(),
  }
}
