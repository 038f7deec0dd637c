import type { FastifyRequest } from 'fastify'
import type { NetworkName } from '#domain/catalogue/networks'
import type { Account } from '../../../adapters/login/network.ts'
import type { Deps } from '../../../deps.ts'

/** What a login is given where the server is put together. */
export interface LoginParts {
  /** What becomes of the consent to an import; gives the path to go to. */
  finishConsent(network: NetworkName, account: Account, consent: Consent, deps: Deps): Promise<string>
}

/** Who consented to what being read into which book, as it was remembered on the way to the network. */
export interface Consent {
  uid: string | null
  bid: string | null
  sources: string[]
  /** Logged in so shortly before that a new account may be linked. */
  isFresh: boolean
  /** That came back from the network. */
  request: Pick<FastifyRequest, 'ip'>
}
