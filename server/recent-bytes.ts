/** What was used last, so many bytes of it at most; nothing that would drive out most of the rest. */
export function recentBytes(mostBytes: number): {
  get(key: string): Buffer | undefined
  set(key: string, bytes: Buffer): void
} {
  const held = new Map<string, Buffer>()
  let heldBytes = 0
  const take = (key: string) => {
    const bytes = held.get(key)
    held.delete(key)
    heldBytes -= bytes?.length ?? 0
    return bytes
  }
  const put = (key: string, bytes: Buffer) => {
    held.set(key, bytes)
    heldBytes += bytes.length
  }
  return {
    get(key) {
      const bytes = take(key)
      if (bytes) put(key, bytes)
      return bytes
    },
    set(key, bytes) {
      take(key)
      if (bytes.length > mostBytes / 16) return
      put(key, bytes)
      for (const oldest of held.keys()) {
        if (heldBytes <= mostBytes) break
        take(oldest)
      }
    },
  }
}
