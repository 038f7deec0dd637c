import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

const askEveryMs = 30

/** Who is told once, where it takes long, of the checks that fail: none where the server does not name them to this machine. */
export interface Late {
  afterMs: number
  say(checks: readonly string[]): void
}

/** Waits until the server says that all that it needs is there. */
export async function awaitHealth(origin: string, signal: AbortSignal, late: Late): Promise<void> {
  const lateAt = performance.now() + late.afterMs
  let isSaid = false
  for (;;) {
    const lacks = await checksThatFail(origin, signal)
    if (lacks?.isReady) return
    if (lacks && !isSaid && performance.now() >= lateAt) {
      isSaid = true
      late.say(lacks.checks)
    }
    await pause(askEveryMs, undefined, { signal })
  }
}

/** `undefined`: no server answers yet. */
async function checksThatFail(
  origin: string,
  signal: AbortSignal,
): Promise<{ isReady: boolean; checks: string[] } | undefined> {
  try {
    const [answer]: IncomingMessage[] = await once(get(`${origin}/health/ready`, { signal }), 'response')
    if (answer === undefined) return undefined
    if (answer.statusCode === 200) {
      answer.resume()
      return { isReady: true, checks: [] }
    }
    const failing = Object.entries(readiness.parse(await json(answer))).filter(([, check]) => !isGood(check))
    return { isReady: false, checks: failing.map(([name]) => name).filter(name => name !== 'ready') }
  } catch {
    return undefined
  }
}

const readiness = z.record(z.string(), z.union([z.boolean(), z.object({ ready: z.boolean().optional() })]))

const isGood = (check: z.infer<typeof readiness>[string]) =>
  typeof check === 'boolean' ? check : check.ready !== false
