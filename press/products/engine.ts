import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type ProcessPool, startPool } from '../engine/process-pool.ts'
import { warmUp } from '../engine/warm-up.ts'
import type { PressJobs } from './press-jobs.ts'

/** Typst in child processes, which also typeset whole months. */
export type Engine = ProcessPool<PressJobs>

/** As many children as there are cores; `script` is what a child runs. */
export function startEngine(workers = Math.max(1, availableParallelism()), script = childPath): Engine {
  return startPool<PressJobs>({
    script,
    workers,
    // somebody who types waits for a month; pages that are only looked at come after it
    urgent: 'month',
    warmUp: { job: 'svg', input: warmUp },
  })
}

const childPath = fileURLToPath(new URL('./engine-child.ts', import.meta.url))
