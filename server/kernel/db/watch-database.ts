import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { whyUnavailable } from './why-unavailable.ts'

/** Knows whether PostgreSQL is away, and says so once, and once when it is back. */
export interface DatabaseWatch {
  /** What failed: looks whether PostgreSQL answers where that may be why. */
  hear(error: unknown): void
  isAway(): boolean
  close(): void
}

/** `answers` resolves when PostgreSQL does, and rejects when it does not. */
export function watchDatabase(
  answers: () => Promise<unknown>,
  log: Pick<Logger, 'error' | 'warn'>,
  everyMs = 500,
): DatabaseWatch {
  const closed = new AbortController()
  let away = false
  let looking = false

  async function look(error: unknown): Promise<void> {
    looking = true
    while (!closed.signal.aborted) {
      const trouble = await answers().then(
        () => undefined,
        refused => refused ?? new Error('no answer'),
      )
      if (trouble === undefined) break
      if (!away && !closed.signal.aborted) log.error({ err: trouble }, 'PostgreSQL is away: it is waited for')
      away = true
      await pause(everyMs, undefined, { signal: closed.signal }).catch(() => undefined)
    }
    looking = false
    if (closed.signal.aborted) return
    if (away) log.warn('PostgreSQL is back')
    else log.warn({ err: error }, 'a connection to PostgreSQL was lost')
    away = false
  }

  return {
    hear(error) {
      if (whyUnavailable(error) === 'away' && !looking && !closed.signal.aborted) void look(error)
    },
    isAway: () => away,
    close: () => closed.abort(),
  }
}
