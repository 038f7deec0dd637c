import type { Limit, Limits, Spent } from './limits.ts'
import { measureProcess, type Usage } from './measure-process.ts'

/** Looks at a process while it does a job, until told to stop; tells the first limit that it goes over. */
export function watchJob(
  pid: number,
  limits: Limits,
  onReached: (limit: Limit, spent: Spent) => void,
): () => void {
  const began = performance.now()
  const before = measureProcess(pid)
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const stop = () => {
    isOver = true
    clearTimeout(timer)
  }
  const look = async () => {
    const [start, now] = [await before, await measureProcess(pid)]
    if (isOver) return
    const spent = {
      processorMs: start && now ? now.processorMs - start.processorMs : 0,
      wallMs: performance.now() - began,
    }
    const limit = reached(limits, spent, now)
    if (limit === undefined) return again()
    stop()
    onReached(limit, spent)
  }
  const again = () => {
    timer = setTimeout(() => void look(), lookEveryMs)
    // a job whose answer nobody awaits keeps no process alive
    timer.unref()
  }
  again()
  return stop
}

function reached(limits: Limits, { processorMs, wallMs }: Spent, now?: Usage): Limit | undefined {
  if (processorMs > limits.processorMs) return 'processor'
  if (now && now.memoryBytes > limits.memoryBytes) return 'memory'
  return wallMs > limits.wallMs ? 'wall' : undefined
}

const lookEveryMs = 100
