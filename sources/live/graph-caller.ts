import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type GraphMeaning, meaningOf, usageOf } from './graph-error.ts'
import type { HttpAnswer } from './http.ts'
import type { LiveOptions, TroubleKind } from './live.ts'

export type Called = { data: Readonly<Record<string, unknown>> } | { trouble: TroubleKind; code?: number }

/** Asks one network with one token. */
export interface GraphCaller {
  /** An address below the network's. */
  at(path: string, query?: Readonly<Record<string, string>>): URL
  /** Where a `next` leads; undefined outside of the network, where no token may go. */
  follow(next: string): URL | undefined
  call(url: URL): Promise<Called>
  /** The same with the token of a page. */
  with(token: string): GraphCaller
}

/** Asks again what may work again: soon for passing errors, after longer and longer waits where the network wants less. */
export function graphCaller(
  base: string,
  options: Pick<LiveOptions, 'http' | 'token' | 'wait' | 'signal' | 'onWait'> & { appSecret?: string },
): GraphCaller {
  const { http, token, appSecret, signal, onWait } = options
  const wait = options.wait ?? pause
  const root = new URL(base.replace(/\/*$/, '/'))
  const headers = { authorization: `Bearer ${token}` }
  const proof = appSecret && createHmac('sha256', appSecret).update(token).digest('hex')

  async function once(url: URL): Promise<HttpAnswer | undefined> {
    try {
      return await http({ url: url.href, headers, ...(signal && { signal }) })
    } catch {
      signal?.throwIfAborted()
      // nobody answered
      return undefined
    }
  }

  return {
    at(path, query = {}) {
      const url = new URL(path, root)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url
    },
    follow(next) {
      const url = URL.parse(next)
      const isInside = url?.origin === root.origin && url.pathname.startsWith(root.pathname)
      return isInside && url.username === '' ? url : undefined
    },
    async call(address) {
      const url = new URL(address)
      // it stands in the header, where no log of a proxy looks for it
      url.searchParams.delete('access_token')
      if (proof) url.searchParams.set('appsecret_proof', proof)
      for (let limited = 0, failures = 0; ; ) {
        signal?.throwIfAborted()
        const answer = await once(url)
        const meaning: GraphMeaning = answer ? meaningOf(answer) : { failure: 'again' }
        const used = answer ? usageOf(answer) : 0
        if ('data' in meaning) {
          if (limited > 0) onWait?.(false)
          if (used > nearlyAll) await wait((used - nearlyAll) * 200, signal)
          return meaning
        }
        const { failure, code } = meaning
        const reason = { ...(code !== undefined && { code }) }
        if (failure === 'limited') {
          const ms = limitedMs[limited]
          if (ms === undefined) return { trouble: 'rate-limit', ...reason }
          limited += 1
          onWait?.(true)
          await wait(used >= 100 ? ms * 1.5 : ms, signal)
        } else if (failure === 'again') {
          const ms = againMs[failures]
          if (ms === undefined) return { trouble: 'failed', ...reason }
          failures += 1
          // too much at once is one of the reasons of code 1
          const limit = Number(url.searchParams.get('limit') ?? 0)
          if (limit > 5) url.searchParams.set('limit', String(Math.ceil(limit / 2)))
          await wait(ms, signal)
        } else return { trouble: failure, ...reason }
      }
    },
    with: pageToken => graphCaller(base, { ...options, token: pageToken }),
  }
}

/** Percent from which on one asks more slowly. */
const nearlyAll = 95
const limitedMs = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]
const againMs = [500, 1000, 2000]

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, signal && { signal })
}
