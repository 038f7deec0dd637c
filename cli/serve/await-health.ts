import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const askEveryMs = 30

/** Waits until the server says that all that it needs is there. */
export async function awaitHealth(origin: string, signal: AbortSignal): Promise<void> {
  while (!(await healthy(origin, signal))) await pause(askEveryMs, undefined, { signal })
}

async function healthy(origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    const [answer]: IncomingMessage[] = await once(get(`${origin}/health/ready`, { signal }), 'response')
    answer?.resume()
    return answer?.statusCode === 200
  } catch {
    return false
  }
}
