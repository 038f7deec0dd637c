/** Waits until the tab is seen, or the signal ends it. Whether it had to wait. */
export async function untilShown(signal: AbortSignal): Promise<boolean> {
  if (!document.hidden || signal.aborted) return false
  await new Promise<void>(done => {
    const look = () => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      done()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
  })
  return true
}

/** Ends with the given signal, or when the tab is hidden. `forget` what listens once it is not needed. */
export function whileShown(signal: AbortSignal): { signal: AbortSignal; forget: () => void } {
  const shown = new AbortController()
  const look = () => (document.hidden || signal.aborted) && shown.abort()
  look()
  document.addEventListener('visibilitychange', look)
  signal.addEventListener('abort', look)
  return {
    signal: shown.signal,
    forget() {
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
    },
  }
}
