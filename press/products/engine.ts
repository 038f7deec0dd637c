import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Limits } from '#processes/limits'
import { type ProcessPool, startPool } from '#processes/start-pool'
import { warmUp } from '../engine/warm-up.ts'
import type { MonthInput } from './diary/months/typeset-month.ts'
import type { PressJobs } from './press-jobs.ts'

/** Typst in child processes, which also typeset whole months. */
export type Engine = ProcessPool<PressJobs>

/** As many children as there are cores; `script` is what a child runs, `processorMs` what any job may take, `signalHere` gives up all that is asked for somewhere. */
export function startEngine(
  workers = Math.max(1, availableParallelism()),
  script = childPath,
  processorMs = 30_000,
  signalHere?: () => AbortSignal | undefined,
): Engine {
  return startPool<PressJobs>({
    script,
    workers,
    limits: (_job, _input, inputBytes) => limitsOf(processorMs, inputBytes),
    // somebody who types waits for a month; pages that are only looked at come after it
    urgent: 'month',
    // a month that was set before is measured already, but for what was edited
    affinity: (job, input) => (job === 'month' ? monthOf(input as MonthInput) : undefined), // reason: the job names the type of its input
    // who comes back to a book after this waits half a second for his first page
    idleMs: 15 * 60_000,
    replaceAtBytes: mostBytes,
    warmUp: { job: 'svg', input: warmUp },
    ...(signalHere && { signalHere }),
  })
}

/**
 * A child that has set months and written books stays at 420 to 440 MB (decision 0059). One that begins anew takes four times the
 * processor for its first months.
 */
const mostBytes = 500_000_000

const monthOf = ({ month, typeset, items: [first] }: MonthInput) => `${typeset} ${month} ${first?.id}`

/** Ten times and more what books of people take. */
function limitsOf(leastMs: number, inputBytes: number): Limits {
  const processorMs = leastMs + inputBytes / 10
  return {
    processorMs,
    wallMs: 60_000 + 4 * processorMs,
    memoryBytes: 2_000_000_000 + 100 * inputBytes,
    outputBytes: 100_000_000 + 100 * inputBytes,
  }
}

const childPath = fileURLToPath(new URL('./engine-child.ts', import.meta.url))
