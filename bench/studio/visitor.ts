import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { type Answer, apiRoot, type Call } from '#contract/call'
import { fromWire, toWire } from '#contract/wire'
import { logIn } from '../../tests/log-in.ts'

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

/** Somebody who is logged in, as a browser is. */
export interface Visitor {
  origin: string
  uid: string
  token: string
  cookie: string
  ask<C extends Call>(call: C, input?: CallInput): Promise<Answer<C>>
  /** How often the server said that it was busy; then it was asked again, as it wants to be. */
  refusals(): number
}

export async function visit(origin: string, person: string): Promise<Visitor> {
  const session = await logIn(origin, person)
  return { origin, ...session, ...visitWith(origin, session.token) }
}

/** Asks with the token of somebody who is logged in. */
export function visitWith(origin: string, token: string): Pick<Visitor, 'ask' | 'refusals'> {
  let refusals = 0
  return {
    refusals: () => refusals,
    async ask<C extends Call>(call: C, input: CallInput = {}) {
      const send = () =>
        request(addressOf(origin, call, input), {
          method: call.method,
          headers: {
            ...input.headers,
            authorization: `Token ${token}`,
            ...(input.body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(input.body !== undefined && { body: JSON.stringify(toWire(call.body, input.body)) }),
        })
      let { statusCode, headers, body } = await send()
      for (; statusCode === 503 && refusals < mostRefusals; { statusCode, headers, body } = await send()) {
        refusals += 1
        await body.dump()
        await pause(Number(headers['retry-after'] ?? 1) * 1000)
      }
      const text = await body.text()
      if (statusCode >= 300)
        throw new Error(`${call.method} ${call.path}: ${statusCode} ${text.slice(0, 300)}`)
      // the server has parsed it by the same contract
      return fromWire(call.answer, JSON.parse(text).data) as Answer<C>
    },
  }
}

/** Of one visitor: with more, a service is not busy but broken. */
const mostRefusals = 20

export function addressOf(origin: string, call: Call, { params = {}, query = {} }: CallInput = {}): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const url = new URL(apiRoot + path, origin)
  for (const [name, value] of Object.entries(Object(toWire(call.query, query))))
    url.searchParams.set(name, String(value))
  return url.href
}
