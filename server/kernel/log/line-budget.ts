/** Whether a line of a kind may be written, and how many of that kind were not since the last one. */
export type LineBudget = (kind: string, nowMs: number) => { skipped: number } | undefined

/**
 * Lets through so many lines of each kind within so many milliseconds, so that who causes them by the thousand cannot fill the log.
 * Kinds are remembered for ever: there must be a bounded number of them.
 */
export function lineBudget(most: number, windowMs: number): LineBudget {
  const windows = new Map<string, { beganMs: number; written: number; skipped: number }>()
  return (kind, nowMs) => {
    const window = windows.get(kind)
    if (window && nowMs - window.beganMs < windowMs) {
      if (window.written === most) {
        window.skipped += 1
        return undefined
      }
      window.written += 1
      return { skipped: 0 }
    }
    windows.set(kind, { beganMs: nowMs, written: 1, skipped: 0 })
    return { skipped: window?.skipped ?? 0 }
  }
}
