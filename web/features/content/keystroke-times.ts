/** Follows keystrokes to the page that shows them, for the bench: measures named `keystroke-to-page`. */
export function createKeystrokeTimes(clock: {
  /** Calls back once what is drawn now is on screen, with the time. */
  afterPaint(then: (at: number) => void): void
  measure(start: number, end: number): void
}) {
  let typed: { change: number; at: number }[] = []
  const awaited = new Map<string, number>()
  return {
    /** A key was pressed at a time (ms); its words are in this change. */
    typed(change: number, at: number): void {
      typed.push({ change, at })
    },
    /** All changes up to one are in these drawings. */
    answered(upTo: number, keys: readonly string[]): void {
      awaited.clear()
      for (const key of keys) awaited.set(key, upTo)
    },
    drawn(key: string): void {
      const upTo = awaited.get(key)
      if (upTo === undefined) return
      awaited.delete(key)
      const shown = typed.filter(keystroke => keystroke.change <= upTo)
      typed = typed.filter(keystroke => keystroke.change > upTo)
      if (shown.length === 0) return
      clock.afterPaint(end => {
        for (const { at } of shown) clock.measure(at, end)
      })
    },
  }
}

export const browserClock = {
  afterPaint(then: (at: number) => void): void {
    requestAnimationFrame(() => setTimeout(() => then(performance.now())))
  },
  measure(start: number, end: number): void {
    performance.measure('keystroke-to-page', { start, end })
  },
}

/**
 * Measures a key that is typed on the page to the frame that shows its letter there, as `keystroke-to-letter`; its detail says how
 * long nothing was to be done but to wait for the screen's next frame. Called when the key's own work is over.
 */
export function measureLetter(start: number): void {
  // what React draws at once for it comes in a microtask too, and before this one
  queueMicrotask(() => {
    const ready = performance.now()
    requestAnimationFrame(() => {
      const waitedMs = performance.now() - ready
      setTimeout(() => performance.measure('keystroke-to-letter', { start, detail: { waitedMs } }))
    })
  })
}
