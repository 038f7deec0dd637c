import { Worker } from 'node:worker_threads'

/**
 * Kills this process soon after its parent was, though it be in a loop that hears nothing: a thread of its own looks. Its
 * parent is who started it with its number as first argument.
 */
export function endWithParent(): void {
  const parent = Number(process.argv[2])
  if (!Number.isSafeInteger(parent)) return
  new Worker(watchParent, {
    eval: true,
    workerData: parent,
    // it holds next to nothing
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref()
}

// as text, since a file in TypeScript would be loaded with all that it takes to strip its types
const watchParent = `
const { workerData } = require('node:worker_threads')
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
}, 1000)
`
