export interface Steps {
  say(done: number, of: number): void
  /** Waits for what was said last. */
  end(): Promise<void>
}

/**
 * Passes on about so many of many figures, by how far they are and not by the clock; one after the other. `of` 0: the end is
 * not known, every twentieth is passed on.
 */
export function inSteps(write: (done: number, of: number) => Promise<void>, steps = 20): Steps {
  let lastStep = -1
  let last: Promise<void> = Promise.resolve()
  return {
    say(done, of) {
      const step = of === 0 ? Math.floor(done / countedAtOnce) : Math.floor((done / of) * steps)
      if (step === lastStep) return
      lastStep = step
      last = last.then(() => write(done, of))
      // whoever waits at the end hears of it
      last.catch(() => undefined)
    },
    end: () => last,
  }
}

const countedAtOnce = 20
