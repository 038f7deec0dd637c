import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'

const askEveryMs = 30

/** Waits until the server says that all that it needs is there. */
export async function awaitHealth(origin: string, signal: AbortSignal): Promise<void> {
  while (!(await healthy(origin, signal))) await pause(askEveryMs, undefined, { signal })
}

async function healthy(origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { statusCode, body } = await request(`${origin}/health/ready`, { signal })
    await body.dump()
    return statusCode === 200
  } catch {
    return false
  }
}
