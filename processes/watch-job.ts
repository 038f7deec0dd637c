import type { Limit, Limits } from './limits.ts'
import { measureProcess, type Usage } from './measure-process.ts'

/** Looks at a process while it does a job, until told to stop; tells the first limit that it goes over. */
export function watchJob(pid: number, limits: Limits, onReached: (limit: Limit) => void): () => void {
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
    const limit = reached(limits, performance.now() - began, start, now)
    if (limit === undefined) return again()
    stop()
    onReached(limit)
  }
  const again = () => {
    timer = setTimeout(() => void look(), lookEveryMs)
    // a job whose answer nobody awaits keeps no process alive
    timer.unref()
  }
  again()
  return stop
}

function reached(limits: Limits, wallMs: number, before?: Usage, now?: Usage): Limit | undefined {
  if (before && now && now.processorMs - before.processorMs > limits.processorMs) return 'processor'
  if (now && now.memoryBytes > limits.memoryBytes) return 'memory'
  return wallMs > limits.wallMs ? 'wall' : undefined
}

const lookEveryMs = 100
