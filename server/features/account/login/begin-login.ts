import { generateRandomCodeVerifier, generateRandomNonce, generateRandomState } from 'oauth4webapi'
import type { NetworkName } from '#domain/catalogue/networks'
import { longestState, readLoginState, safeRedirect } from '#domain/login/login-state'
import type { LoginNetwork } from '../../../adapters/login/network.ts'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { stateLifeSeconds } from '../sessions/browser-key.ts'
import { deleteEndedLoginStates, insertLoginState } from './store.ts'

export interface LoginRequest {
  /** The specification's state, as it came. */
  carried: string
  /** Whether the network is to ask for the password though it knows the browser. */
  again?: boolean
  /** What is to be imported into which book, and by whom; absent for a login alone. */
  importing?: { uid: string; bid: string; sources: string[] }
  /** To whose account the network's is to be linked. */
  linking?: { uid: string }
}

/**
 * The address of the network's dialog. The way back is remembered by the hash of the state and of the browser's own key, so that
 * nobody can finish in one browser what was begun in another.
 */
export async function beginLogin(
  name: NetworkName,
  network: LoginNetwork,
  login: LoginRequest,
  browser: string,
  deps: Deps,
): Promise<string> {
  const now = deps.now()
  const [state, nonce, verifier] = [
    generateRandomState(),
    generateRandomNonce(),
    generateRandomCodeVerifier(),
  ]
  const { bid = null, sources = [] } = login.importing ?? {}
  await deleteEndedLoginStates(deps.db, now)
  await insertLoginState(deps.db, {
    stateHash: stateHash(state, browser),
    network: name,
    verifier,
    nonce,
    carried: carriedOf(login.carried, deps),
    purpose: login.importing ? 'import' : login.linking ? 'link' : 'login',
    uid: (login.importing ?? login.linking)?.uid ?? null,
    bid,
    sources,
    expiresAt: new Date(now.getTime() + stateLifeSeconds * 1000),
  })
  return network.address({
    redirectUri: callbackOf(name, deps),
    state,
    nonce,
    verifier,
    sources,
    again: login.again ?? false,
  })
}

export function stateHash(state: string, browser: string): string {
  return hashOf(`${state} ${browser}`)
}

export function callbackOf(name: NetworkName, { settings }: Pick<Deps, 'settings'>): string {
  return `${settings.publicOrigin}/social/${name}_callback`
}

/** An address that one may not be sent to is dropped before anybody sees it. */
export function carriedOf(carried: string, { settings }: Pick<Deps, 'settings'>): string {
  const state = readLoginState(carried)
  if (state.kind !== 'redirect') return carried.length > longestState ? '' : carried
  return safeRedirect(state.url, settings.publicOrigin, settings.redirectHosts) === undefined ? '' : carried
}
