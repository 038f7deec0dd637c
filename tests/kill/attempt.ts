import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { apiRoot, type Call } from '#contract/call'
import { fromWire, toWire } from '#contract/wire'

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Who calls: where, with which token, and what is told of each call. */
export interface Caller {
  origin: string
  token: string
  onCall(): void
}

/** One call. `lost`: nobody knows whether it was done, since the answer did not come, or said that something broke. */
export async function attempt(caller: Caller, call: Call, input: CallInput = {}): Promise<unknown | 'lost'> {
  const { params = {}, query = {}, body } = input
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const url = new URL(apiRoot + path, caller.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = send(url.href, {
    method: call.method,
    headers: {
      authorization: `Token ${caller.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(toWire(call.body, body)) }),
  })
  caller.onCall()
  const { status, bytes } = await answer
  if (status >= 500) return 'lost'
  if (status >= 400) throw new Error(`${call.method} ${call.path}: ${status} ${bytes}`)
  return call.answer.parse(fromWire(call.answer, JSON.parse(bytes.toString('utf8')).data))
}

/** Asks what may be asked twice until there is an answer. */
export async function untilAnswered(caller: Caller, call: Call, input?: CallInput): Promise<unknown> {
  return until(call.path, async () => {
    const answer = await attempt(caller, call, input)
    return answer === 'lost' ? undefined : answer
  })
}

export interface Answer {
  /** 599: there was none. */
  status: number
  headers: Record<string, unknown>
  bytes: Buffer
}

/** A request whose loss is an answer like others. */
export async function send(url: string, options: Parameters<typeof request>[1]): Promise<Answer> {
  try {
    const { statusCode, headers, body } = await request(url, options)
    return { status: statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) }
  } catch {
    // refused or broken off: who answers is dead
    return { status: 599, headers: {}, bytes: Buffer.alloc(0) }
  }
}

/** Looks again and again until there is something; gives up after very many looks. */
export async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const found = await look()
    if (found !== undefined) return found
    await pause(betweenMs)
  }
  throw new Error(`waited in vain for ${what}`)
}

// on a slow machine, beside other tests, an import that is killed eight times takes ten minutes; a test has an end of its own
const mostLooks = 30_000
const betweenMs = 40
