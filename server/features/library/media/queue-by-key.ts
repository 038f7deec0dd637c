import pLimit from 'p-limit'

/** Runs work; what waits longer than its turn is told so by 'full'. */
export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T | 'full'>

/**
 * Runs few pieces of work at once and lets some wait, in order: pictures take memory, and a crowd of requests must not take all
 * of it. Who asks for a key that is waiting or running gets the same answer; so a key must name its kind of answer.
 */
export function queueByKey({ atOnce, waiting }: { atOnce: number; waiting: number }): KeyedQueue {
  const limit = pLimit(atOnce)
  const answers = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>) => {
    const answer = answers.get(key)
    // a key names its kind of answer
    if (answer) return answer as Promise<T>
    // what was just asked for waits for a moment, though there is room
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting) return Promise.resolve('full' as const)
    const own = limit(work).finally(() => answers.delete(key))
    answers.set(key, own)
    return own
  }
}
