/** Runs work when its turn comes; 'full' where too much waits already. */
export type FairQueue = <T>(owner: string, work: () => Promise<T>) => Promise<T | 'full'>

export interface FairQueueOptions {
  atOnce: number
  /** Of one owner; fewer than `atOnce` leave room for others however much he asks for. */
  atOnceOfOne: number
  waiting: number
  waitingOfOne: number
}

/**
 * Runs little work at once, and lets owners take turns: who asks for a hundred pieces delays another's one by no more than the
 * pieces that run. The pieces of one owner begin in their order.
 */
export function fairQueue({ atOnce, atOnceOfOne, waiting, waitingOfOne }: FairQueueOptions): FairQueue {
  // the order of the map is the order of turns: who had his goes to its end
  const lines = new Map<string, (() => void)[]>()
  const running = new Map<string, number>()
  let runningOfAll = 0
  let waitingOfAll = 0

  const runningOf = (owner: string) => running.get(owner) ?? 0
  const count = (owner: string, change: 1 | -1) => {
    runningOfAll += change
    const runningNow = runningOf(owner) + change
    if (runningNow === 0) running.delete(owner)
    else running.set(owner, runningNow)
  }
  const giveTurns = () => {
    for (const [owner, line] of lines) {
      if (runningOfAll >= atOnce) return
      if (runningOf(owner) >= atOnceOfOne) continue
      const begin = line.shift()
      lines.delete(owner)
      if (line.length > 0) lines.set(owner, line)
      waitingOfAll -= 1
      count(owner, 1)
      begin?.()
    }
  }

  return async (owner, work) => {
    const isFree = runningOfAll < atOnce && runningOf(owner) < atOnceOfOne && !lines.has(owner)
    if (isFree) count(owner, 1)
    else {
      const line = lines.get(owner) ?? []
      if (waitingOfAll >= waiting || line.length >= waitingOfOne) return 'full'
      waitingOfAll += 1
      await new Promise<void>(begin => {
        line.push(begin)
        lines.set(owner, line)
      })
    }
    try {
      return await work()
    } finally {
      count(owner, -1)
      giveTurns()
    }
  }
}
