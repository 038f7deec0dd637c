import { startPool } from '#processes/start-pool'
import type { HostileJobs } from './hostile-child.ts'

/** A program whose child loops for ever: `node run-loop.ts`; prints the child's number first. */
const limits = { processorMs: 1e9, wallMs: 1e9, memoryBytes: 1e12, outputBytes: 1e6 }
const script = new URL('./hostile-child.ts', import.meta.url).pathname
const { run } = startPool<HostileJobs>({ script, workers: 1, idleMs: 60_000, limits: () => limits })
console.log(await run('pid', null))
await run('loop', null)
