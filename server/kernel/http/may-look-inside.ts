import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { addressList } from './address-list.ts'
import { isForwarded } from './is-forwarded.ts'

export interface InsideSettings {
  /** Shown as `Authorization: Bearer ...`. */
  metricsToken?: string
  /** Addresses that need show nothing. */
  metricsFrom: readonly string[]
  trustedProxies: readonly string[]
}

/**
 * Who may read the figures and what readiness looks at: who shows the token, or who asks from an address that is named. What came
 * by a proxy that nobody named counts as from anywhere: its own address says nothing of who asks.
 */
export function mayLookInside(settings: InsideSettings): (request: FastifyRequest) => boolean {
  const { metricsToken, metricsFrom, trustedProxies } = settings
  const isNamed = addressList(metricsFrom)
  const isProxy = addressList(trustedProxies)
  return ({ headers, ip, socket }) => {
    const shown = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    if (shown !== undefined && metricsToken !== undefined && isSame(shown, metricsToken)) return true
    return isNamed(ip) && (!isForwarded(headers) || isProxy(socket.remoteAddress ?? ''))
  }
}

function isSame(shown: string, token: string): boolean {
  const [a, b] = [shown, token].map(text => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
