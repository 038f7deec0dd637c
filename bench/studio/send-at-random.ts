import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { randomFrom } from '../reword.ts'

export interface Sent {
  /** From when a request was due until its answer was whole. */
  milliseconds: number[]
  bytes: number
  failed: number
  /** How often what failed, by status and path; status 0 where the line broke. */
  failures: Map<string, number>
  /** Of these, those that the service could not answer: 500 and above, or a line that broke. */
  broken: number
  /** From the first request to the last answer. */
  seconds: number
}

export interface SentRequest {
  path: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

export interface Load {
  perSecond: number
  seconds: number
  connections: number
}

/**
 * Sends requests as independent people do: at random moments, so many a second on average (a Poisson process), whether or not
 * the answers before have come. What waits for a free connection waits on the clock.
 */
export async function sendAtRandom(
  origin: string,
  requests: readonly SentRequest[],
  load: Load,
): Promise<Sent> {
  const pool = new Pool(origin, { connections: load.connections })
  const random = randomFrom(17)
  const sent: Sent = { milliseconds: [], bytes: 0, failed: 0, failures: new Map(), broken: 0, seconds: 0 }
  const answers: Promise<void>[] = []
  const start = performance.now()
  let due = start
  for (let at = 0; at < load.perSecond * load.seconds; at += 1) {
    const request = requests[at % requests.length]
    if (!request) throw new Error('nothing to ask for')
    due += (-Math.log(1 - random()) * 1000) / load.perSecond
    while (performance.now() < due) await pause(due - performance.now())
    answers.push(ask(pool, request, due, sent))
  }
  await Promise.all(answers)
  sent.seconds = (performance.now() - start) / 1000
  await pool.close()
  return sent
}

async function ask(pool: Pool, request: SentRequest, due: number, sent: Sent): Promise<void> {
  const answer = await pool.request(request).catch(() => undefined)
  const body = await answer?.body.arrayBuffer().catch(() => undefined)
  if (!body || !answer || answer.statusCode >= 300) {
    sent.failed += 1
    const what = `${body && answer ? answer.statusCode : 0} ${request.path}`
    sent.failures.set(what, (sent.failures.get(what) ?? 0) + 1)
  }
  if (!body || !answer || answer.statusCode >= 500) sent.broken += 1
  sent.bytes += body?.byteLength ?? 0
  sent.milliseconds.push(performance.now() - due)
}
