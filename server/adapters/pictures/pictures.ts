import { access } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { CoverPage } from '#press/covers/raster-cover'
import { LimitReached, ProcessDied } from '#processes/limits'
import { type PoolUsage, startPool } from '#processes/start-pool'
import { fairQueue } from '../../fair-queue.ts'
import { tracePool } from '../../kernel/tracing/trace-pool.ts'
import { jobBytes, jobLimits } from './job-cost.ts'
import { measureOriginal, type Undecodable } from './measure-original.ts'
import { memoryBudget } from './memory-budget.ts'
import type { Original, OriginalJobs, PictureJobs } from './picture-jobs.ts'

/** Everything that decodes pictures of people: in child processes with limits, in fair turns, so much memory at once. */
export interface Pictures {
  /**
   * Does a job for an owner (a person, or the address of a visitor). `open` is asked when his turn has come, and may find that
   * there is nothing.
   */
  run<Name extends keyof OriginalJobs>(
    owner: string,
    job: Name,
    open: () => Promise<Original | undefined>,
    wish: OriginalJobs[Name]['input']['wish'],
  ): Promise<{ output: NonNullable<OriginalJobs[Name]['output']> } | PictureRefusal>
  rasterCover(page: CoverPage): Promise<Buffer>
  /** The child processes now. */
  usage(): Promise<PoolUsage>
  close(): Promise<void>
}

export interface PictureRefusal {
  /**
   * `full`: too much waits already. `missing`: it was not there. `picture-too-large`: by its header, or it took more than a sound
   * picture of its size does. `broken-picture`: it cannot be decoded, or its decoder died of it.
   */
  refused: 'full' | 'missing' | Undecodable
}

export interface PictureOptions {
  /** Bytes that decoding may take at once; half of them for one owner. */
  memoryBytes: number
  /** Processes, two or more; by default one more than there are cores. */
  children?: number
  /** `interactive` goes before `background` on a busy machine. */
  kind: 'interactive' | 'background'
  limits?: typeof jobLimits
}

/** Starts no process before there is something to do, and ends each that had nothing to do for a while. */
export function startPictures({
  memoryBytes,
  children = availableParallelism() + 1,
  kind,
  limits = jobLimits,
}: PictureOptions): Pictures {
  // however much one owner asks for, another's picture begins at once
  const turns = fairQueue({ atOnce: children, atOnceOfOne: children - 1, waiting: 2000, waitingOfOne: 500 })
  const memory = memoryBudget({ all: memoryBytes, perOwner: Math.ceil(memoryBytes / 2) })
  const script = fileURLToPath(new URL(`./${kind}-child.ts`, import.meta.url))
  const started = startPool<PictureJobs>({
    script,
    workers: children,
    limits: (_job, input) => limits(input),
    replaceAtBytes: 250_000_000,
    // starting one takes half a second of somebody's time
    idleMs: 60_000,
  })
  const pool = tracePool('pictures', started)

  return {
    async run(owner, job, open, wish) {
      const answer = await turns(owner, async () => {
        const original = await open()
        if (!original) return { refused: 'missing' } as const
        try {
          const measured = await measureOriginal(original)
          if (typeof measured === 'string') return { refused: measured }
          const giveBack = await memory(owner, jobBytes({ original, measured }))
          try {
            const output = await pool.run(job, { original, measured, wish })
            if (output !== undefined) return { output }
          } finally {
            giveBack()
          }
        } catch (error) {
          if (error instanceof LimitReached) return { refused: 'picture-too-large' } as const
          if (!(error instanceof ProcessDied) && !(await isGone(original))) throw error
        }
        return { refused: (await isGone(original)) ? 'missing' : 'broken-picture' } as const
      })
      return answer === 'full' ? { refused: 'full' } : answer
    },
    rasterCover: async page => Buffer.from(await pool.run('rasterCover', page)),
    usage: () => pool.usage(),
    close: () => pool.close(),
  }
}

/** Whether the file was removed after it had been found: a picture that is swept while it is decoded. */
async function isGone(original: Original): Promise<boolean> {
  if (!('path' in original)) return false
  return access(original.path).then(
    () => false,
    error => error.code === 'ENOENT',
  )
}
