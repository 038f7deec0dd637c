import type { Files } from './adapters/files/files.ts'
import { freeBytesOf } from './free-bytes-of.ts'
import type { SharedPool } from './kernel/db/shared-pool.ts'
import type { ReadinessChecks } from './kernel/http/health.ts'
import { StoreAway } from './kernel/store-away.ts'

export interface ReadinessParts {
  /** Resolves when PostgreSQL answers, on a connection of its own. */
  askDatabase(): Promise<unknown>
  pool: SharedPool
  files: Files
  dataFolder: string
  keepFreeBytes: number
}

/** What a server that answers calls needs. A disk that fills keeps it from taking uploads and from nothing else. */
export function readinessChecks(parts: ReadinessParts): ReadinessChecks {
  const { askDatabase, pool, files, dataFolder, keepFreeBytes } = parts
  return {
    database: async () => stateOf(await answers(askDatabase)),
    store: once(5_000, async () => {
      const state = await files.check().then(
        () => 'up' as const,
        error => whyNot(error),
      )
      return { ready: state === 'up', state }
    }),
    pool: async () => {
      const oldestWaitMs = Math.round(pool.oldestWaitMs())
      const ready = oldestWaitMs < mostWaitMs
      const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool
      return { ready, state: ready ? 'free' : 'full', open, idle, waiting, oldestWaitMs }
    },
    disk: async () => {
      const freeBytes = await freeBytesOf(dataFolder).catch(() => undefined)
      // unmounted, or taken away
      if (freeBytes === undefined) return { ready: false, state: 'away' }
      return { ready: true, state: freeBytes < keepFreeBytes ? 'low' : 'enough', freeBytes }
    },
  }
}

/** What a store answers may be that it knows no such bucket or key; a folder that is not there is away. */
function whyNot(error: unknown): 'away' | 'refused' {
  if (error instanceof StoreAway) return error.why
  return error instanceof Error && 'syscall' in error ? 'away' : 'refused'
}

/** A call gives up after five seconds: from here on most of them will. */
const mostWaitMs = 2_500

function stateOf(isThere: boolean): { ready: boolean; state: 'up' | 'away' } {
  return { ready: isThere, state: isThere ? 'up' : 'away' }
}

/** Asks again after so long: what lies elsewhere is paid for by the question. */
function once<T>(everyMs: number, ask: () => Promise<T>): () => Promise<T> {
  let latest: { answer: Promise<T>; at: number } | undefined
  return () => {
    const now = performance.now()
    if (!latest || now - latest.at >= everyMs) latest = { answer: ask(), at: now }
    return latest.answer
  }
}

function answers(ask: () => Promise<unknown>): Promise<boolean> {
  return ask().then(
    () => true,
    () => false,
  )
}
