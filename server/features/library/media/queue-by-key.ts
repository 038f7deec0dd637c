/** Runs work; what waits longer than its turn is told so by 'full'. */
export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T | 'full'>

/**
 * Runs few pieces of work at once and lets some wait, in order: pictures take memory, and a crowd of requests must not take all
 * of it. Who asks for a key that is waiting or running gets the same answer; so a key must name its kind of answer.
 */
export function queueByKey(limits: { atOnce: number; waiting: number }): KeyedQueue {
  const under = new Map<string, Promise<unknown>>()
  const waiting: (() => void)[] = []
  let running = 0

  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    // the turn is handed on, so that a newcomer cannot take it between two
    if (running < limits.atOnce) running += 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return <T>(key: string, work: () => Promise<T>) => {
    const same = under.get(key)
    // a key names its kind of answer
    if (same) return same as Promise<T>
    if (waiting.length >= limits.waiting) return Promise.resolve('full' as const)
    const mine = run(work).finally(() => under.delete(key))
    under.set(key, mine)
    return mine
  }
}
