import { setTimeout as pause } from 'node:timers/promises'
import { whyUnavailable } from './why-unavailable.ts'

/** Tries until PostgreSQL is there, however long that takes; other errors end it. `onWaiting` is told once why it waits. */
export async function untilItAnswers<T>(
  attempt: () => Promise<T>,
  onWaiting: (error: unknown) => void,
  { signal, everyMs = 500 }: { signal?: AbortSignal; everyMs?: number } = {},
): Promise<T> {
  for (let waits = false; ; waits = true) {
    try {
      return await attempt()
    } catch (error) {
      if (whyUnavailable(error) === undefined) throw error
      if (!waits) onWaiting(error)
      await pause(everyMs, undefined, signal && { signal })
    }
  }
}
