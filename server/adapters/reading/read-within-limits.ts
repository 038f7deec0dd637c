import { basename } from 'node:path'
import type { Item, Origin } from '#domain/books/item'
import type { ReceiptLine } from '#domain/books/receipt'
import { LimitReached, ProcessDied, type Spent } from '#processes/limits'
import type { ProcessPool } from '#processes/start-pool'
import type { Refusal } from '#sources/archive/archive'
import type { ReadOptions, Weight } from '#sources/read-archives'
import type { ReadItems } from '#sources/read-history'
import type { ArchivesToRead, ReadEnd, ReadInput, ReadingJobs, ReadPart } from './reading-jobs.ts'

/**
 * Reads the words of archives in a child. Where it goes over its limits, the file to blame is left out, and all is read again;
 * after the third such file, so is all that was not reached by then. What cannot be opened or merged is refused as a bomb.
 * Rejects with the reason of the signal where that is aborted; the child is killed.
 */
export async function readWithinLimits(
  pool: ProcessPool<ReadingJobs>,
  input: Omit<ReadInput, 'weight' | 'leaveOut'>,
  onProgress: ReadOptions['onProgress'],
  signal?: AbortSignal,
): Promise<ReadItems | Refusal> {
  const weight = await weigh(pool, input, signal)
  if ('refused' in weight) return weight
  const leaveOut: Origin[] = []
  let leaveOutFrom: Origin | undefined
  let deaths = 0
  for (;;) {
    const parts = collectParts(onProgress)
    const request = { ...input, weight, leaveOut, ...(leaveOutFrom && { leaveOutFrom }) }
    try {
      const end = await pool.run('read', request, { onPart: parts.take, ...(signal && { signal }) })
      return 'refused' in end ? end : parts.whole(end)
    } catch (error) {
      const isLimit = error instanceof LimitReached
      if (!isLimit && !(error instanceof ProcessDied)) throw error
      // somebody else may have killed it, once
      if (!isLimit && ++deaths === 1) continue
      const last = parts.last()
      const blamed = isLimit ? parts.costliest(error) : last
      if (typeof blamed !== 'object' || leaveOut.length === mostBlamed) {
        if (isLimit)
          return { refused: 'zip-bomb', archive: input.paths.map(path => nameOf(path, input)).join(', ') }
        throw error
      }
      leaveOut.push(blamed)
      if (leaveOut.length === mostBlamed && typeof last === 'object') leaveOutFrom = last
    }
  }
}

/** Files that are found one by one: each costs as much as the limits allow. */
const mostBlamed = 3

/** How much there is to read in all archives; the first that must be refused refuses all. */
async function weigh(
  pool: ProcessPool<ReadingJobs>,
  { paths, names, arrivals }: ArchivesToRead,
  signal: AbortSignal | undefined,
): Promise<Weight | Refusal> {
  const all: Weight = { files: 0, bytes: 0 }
  for (const path of paths) {
    try {
      const weight = await pool.run('weigh', { paths: [path], names, arrivals }, signal && { signal })
      if ('refused' in weight) return weight
      all.files += weight.files
      all.bytes += weight.bytes
    } catch (error) {
      if (error instanceof LimitReached) return { refused: 'zip-bomb', archive: nameOf(path, { names }) }
      throw error
    }
  }
  return all
}

const nameOf = (path: string, { names }: Pick<ArchivesToRead, 'names'>) => names.get(path) ?? basename(path)

function collectParts(onProgress: ReadOptions['onProgress']) {
  const given: Item[] = []
  const items: Item[] = []
  const receipt: ReceiptLine[] = []
  let step: Step = 'open'
  let before: Spent = { processorMs: 0, wallMs: 0 }
  const most: Record<keyof Spent, { step: Step; ms: number }> = {
    processorMs: { step, ms: 0 },
    wallMs: { step, ms: 0 },
  }
  const settle = (spent: Spent) => {
    for (const measure of ['processorMs', 'wallMs'] as const) {
      const ms = spent[measure] - before[measure]
      if (ms > most[measure].ms) most[measure] = { step, ms }
    }
    before = spent
  }
  return {
    /** What it was doing when it was last heard of. */
    last: () => step,
    /** What to blame for a limit: for time, what has cost most of it. */
    costliest({ limit, spent }: LimitReached): Step {
      if (spent) settle(spent)
      if (limit === 'processor') return most.processorMs.step
      return limit === 'wall' ? most.wallMs.step : step
    },
    take(part: ReadPart): void {
      if ('step' in part) {
        settle(part.spent)
        step = part.step
      } else if ('progress' in part) onProgress?.(part.progress)
      else if ('given' in part) for (const item of part.given) given.push(item)
      else if ('receipt' in part) for (const line of part.receipt) receipt.push(line)
      else for (const item of part.items) items.push(item)
    },
    whole: (end: ReadEnd): ReadItems => ({ ...end, items, given, receipt }),
  }
}

type Step = Origin | 'open' | 'merge' | 'give'
