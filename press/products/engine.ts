import { availableParallelism, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Limits } from '#processes/limits'
import { type ProcessPool, startPool } from '#processes/start-pool'
import { warmUp } from '../engine/warm-up.ts'
import type { MonthInput } from './diary/months/typeset-month.ts'
import type { PressJobs } from './press-jobs.ts'

/** Typst in child processes, which also typeset whole months. */
export type Engine = ProcessPool<PressJobs>

export interface EngineOptions {
  /** Children; default is one for each core. */
  workers?: number
  /** What a child runs. */
  script?: string
  /** Of the processor, that any job may take. */
  processorMs?: number
  /** Gives up all that is asked for somewhere. */
  signalHere?(): AbortSignal | undefined
  /** Of the machine or container. */
  memoryBytes?: number
}

/** Starts no child before a job needs one, or they are to be kept ready. */
export function startEngine({
  workers = Math.max(1, availableParallelism()),
  script = childPath,
  processorMs = 30_000,
  signalHere,
  memoryBytes = totalmem(),
}: EngineOptions = {}): Engine {
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
    replaceAtBytes: mostBytes(memoryBytes, workers),
    warmUp: { job: 'svg', input: warmUp },
    ...(signalHere && { signalHere }),
  })
}

/**
 * Above which a child is replaced: its part of a quarter of the memory, 500 MB at least. One that has written a book of 240 pages stays at
 * 420 to 680 MB; the one after it takes four times the processor for its first months, so it is kept where there is room (decision 0059).
 */
export function mostBytes(memoryBytes: number, workers: number): number {
  return Math.min(800_000_000, Math.max(500_000_000, memoryBytes / 4 / workers))
}

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
