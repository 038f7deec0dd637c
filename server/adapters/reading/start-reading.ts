import { totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Limits } from '#processes/limits'
import { type PoolUsage, startPool } from '#processes/start-pool'
import type { Refusal } from '#sources/archive/archive'
import { ARCHIVE_LIMITS } from '#sources/archive/archive-limits'
import { openArchives } from '#sources/archive/open-archives'
import type { ExportRefusal } from '#sources/daybound/read-export'
import type { ReadOptions, Weight } from '#sources/read-archives'
import { type CountedHistory, historyMedia } from '#sources/read-history'
import { tracePool } from '../../kernel/tracing/trace-pool.ts'
import { type ExportToRead, type OpenedExport, openExport } from './open-export.ts'
import { readWithinLimits } from './read-within-limits.ts'
import type { ReadingJobs } from './reading-jobs.ts'
import { mostReadingMemory, readingLimits } from './reading-limits.ts'

/** Reads archives of anybody in children with limits. */
export interface Reading {
  /**
   * As `readHistory` of sources; a file that cannot be read within the limits is a line of the receipt. Only the pictures are
   * opened in this process, one at a time when they are asked for. With `signal` it is given up, and its child killed.
   */
  readHistory(
    paths: readonly string[],
    options: Omit<ReadOptions, 'beforeFile' | 'beforeMerge'> & { signal?: AbortSignal },
  ): Promise<CountedHistory | Refusal>
  /** Reads an export of this product; closes it with `close` of what it gives. */
  openExport(archive: ExportToRead): Promise<OpenedExport | ExportRefusal | Refusal>
  /** The child processes now. */
  usage(): Promise<PoolUsage>
  close(): Promise<void>
}

export interface ReadingOptions {
  workers?: number
  /** All that there is, of which a child takes its share. */
  memoryBytes?: number
  /** For opening, and for reading so much. */
  limits?: (weight: Weight | 'opening') => Limits
}

/** Children are started when they are needed, and end when they were not for a minute. */
export function startReading({
  workers = 2,
  memoryBytes = totalmem(),
  limits = weight => readingLimits(weight, memoryBytes),
}: ReadingOptions = {}): Reading {
  const children = startPool<ReadingJobs>({
    script: fileURLToPath(new URL('./reading-child.ts', import.meta.url)),
    workers,
    limits: (_job, input) => limits('weight' in input ? input.weight : 'opening'),
    heapBytes: mostReadingMemory(memoryBytes),
    idleMs: 60_000,
  })
  const pool = tracePool('archives', children)
  return {
    async readHistory(
      paths,
      { names = new Map(), arrivals = new Map(), timeZone = 'Asia/Taipei', onProgress, signal },
    ) {
      const archives = { paths, names, arrivals }
      const read = await readWithinLimits(pool, { ...archives, timeZone }, onProgress, signal)
      if ('refused' in read) return read
      const opened = await openArchives(paths, ARCHIVE_LIMITS, names, arrivals)
      return 'refused' in opened ? opened : { ...read, ...historyMedia(opened) }
    },
    openExport: archive => openExport(pool, archive),
    usage: () => pool.usage(),
    close: () => pool.close(),
  }
}
