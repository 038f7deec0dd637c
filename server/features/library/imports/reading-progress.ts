import type { Progress } from '#contract/book'
import { inSteps } from '../progress/in-steps.ts'

/** How far the reading of an import is, and whether the network lets it wait. */
export function readingProgress(write: (step: Omit<Progress, 'what'>) => Promise<void>) {
  let isWaiting = false
  let last = { done: 0, of: 0 }
  const now = () => write({ ...last, state: 'running', ...(isWaiting && { why: 'network-waits' }) })
  const steps = inSteps((done, of) => {
    last = { done, of }
    return now()
  })
  let waits: Promise<void> = Promise.resolve()
  return {
    say: steps.say,
    waits(is: boolean): void {
      if (is === isWaiting) return
      isWaiting = is
      waits = waits.then(now)
      // whoever waits at the end hears of it
      waits.catch(() => undefined)
    },
    /** All that there is was read: so many items are in the book. */
    async isRead(items: number): Promise<void> {
      await steps.end()
      await waits
      isWaiting = false
      last = { done: items, of: items }
      await now()
    },
    async end(): Promise<void> {
      await steps.end()
      await waits
    },
  }
}
