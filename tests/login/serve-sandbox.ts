import { afterAll, afterEach, beforeAll } from 'vitest'
import type { ContentNetwork } from '#domain/catalogue/networks'
import { type ServedSocial, serveSocial } from '#sandbox/social/serve-social'
import { networkToken, order, resetOrders } from './network-token.ts'

/** The networks, played while the tests of a file run; what they are told to do wrong ends with each test. */
export function serveSandbox() {
  let social: ServedSocial | undefined
  const base = () => {
    if (!social) throw new Error('the networks play only while tests run')
    return social.base
  }
  beforeAll(async () => {
    social = await serveSocial({ now: () => Date.UTC(2026, 0, 15, 12) })
  })
  afterEach(() => resetOrders(base()))
  afterAll(() => social?.close())
  return {
    base,
    graphUrl: (network: ContentNetwork) => `${base()}/${network}/graph`,
    tokenOf: (network: ContentNetwork, person: string) => networkToken(base(), network, person),
    order: (trouble: object) => order(base(), trouble),
  }
}
