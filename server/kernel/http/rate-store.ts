import type {
  FastifyRateLimitOptions,
  FastifyRateLimitStore,
  FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit'
import type { RouteOptions } from 'fastify'
import { LRUCache } from 'lru-cache'
import { callAs } from '../db/caller-here.ts'
import type { RateCount } from '../rates/count-rate.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its limit protects the process that answers, not what all share: each process counts for itself. */
    limitsProcess?: boolean
  }
}

/** Counts one more of a key. */
export type CountRate = (key: string, windowMs: number) => Promise<RateCount>

/**
 * What limits of routes count with (@fastify/rate-limit): `countShared`, but for routes with `limitsProcess`. Who is over a limit is
 * remembered here until the end of his window, so that a flood costs the database no more than the limit. Where the database cannot
 * count, the call fails as every other does.
 */
export function rateStoreOf(countShared: CountRate): FastifyRateLimitStoreCtor {
  // one for all routes: a cache takes room and time for all that it may ever hold when it is made
  const overLimit = new LRUCache<string, { hits: number; until: number }>({ max: mostKeys })
  return class RateStore implements FastifyRateLimitStore {
    readonly #count: CountRate
    readonly #route: string

    constructor(options: FastifyRateLimitOptions & { routeInfo?: RouteOptions }) {
      const { method = '', url = '', config } = options.routeInfo ?? {}
      this.#route = `${method} ${url}`
      const ofRoute: CountRate = (key, windowMs) => countShared(`${this.#route} ${key}`, windowMs)
      this.#count = config?.limitsProcess ? countHere() : ofRoute
    }

    incr(key: string, done: Done, windowMs: number, max: number): void {
      const keyOfRoute = `${this.#route} ${key}`
      const over = overLimit.get(keyOfRoute)
      const leftMs = over === undefined ? 0 : over.until - performance.now()
      if (over && leftMs > 0) {
        done(null, { current: over.hits, ttl: leftMs })
        return
      }
      // in his share of the connections (db/shared-pool.ts)
      callAs(`address ${key}`, () => {
        this.#count(key, windowMs).then(
          ({ hits, leftMs }) => {
            if (hits > max) overLimit.set(keyOfRoute, { hits, until: performance.now() + leftMs })
            done(null, { current: hits, ttl: leftMs })
          },
          error => done(error),
        )
      })
    }

    child(options: RouteOptions): FastifyRateLimitStore {
      // the plugin's limits of one route, with the route as `routeInfo`
      return new RateStore(options as FastifyRateLimitOptions)
    }
  }
}

type Done = Parameters<FastifyRateLimitStore['incr']>[1]

/** Counts in this process alone; `nowMs`: its clock. */
export function countHere(nowMs = () => performance.now()): CountRate {
  const windows = new LRUCache<string, { hits: number; until: number }>({ max: mostKeys })
  return async (key, windowMs) => {
    const now = nowMs()
    const known = windows.get(key)
    const current = known && known.until > now ? known : { hits: 0, until: now + windowMs }
    current.hits += 1
    windows.set(key, current)
    return { hits: current.hits, leftMs: current.until - now }
  }
}

/** Of addresses that asked last: a bound on memory. */
const mostKeys = 10_000
