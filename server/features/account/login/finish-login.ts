import type { FastifyRequest } from 'fastify'
import type { NetworkName } from '#domain/catalogue/networks'
import type { Account, LoginNetwork } from '../../../adapters/login/network.ts'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../kernel/http/caller.ts'
import type { Language } from '../../../kernel/http/language-of.ts'
import { isRefused, type Refused } from '../../../kernel/http/refusal.ts'
import { linkIdentity } from '../linking/link-identity.ts'
import { securityEvent } from '../security/security-event.ts'
import { isFreshLogin } from '../sessions/is-fresh-login.ts'
import { callbackOf, stateHash } from './begin-login.ts'
import { giveTicket } from './give-ticket.ts'
import { type LoginMessage, messagePath } from './login-message.ts'
import type { LoginParts } from './login-parts.ts'
import { nameOf, openAccount } from './open-account.ts'
import { takeLoginState } from './store.ts'

export interface Returned {
  query: URLSearchParams
  /** Key of the browser that came back. */
  browser: string | undefined
  /** Who is logged in there. */
  caller: Caller | undefined
  language: Language
  /** The hash of the invitation that the browser brings. */
  invitation?: string | undefined
  request: Pick<FastifyRequest, 'ip'>
}

/** Ends a login, the consent to an import, or the linking of an account, with the path to go to. Every state is good once. */
export async function finishLogin(
  name: NetworkName,
  network: LoginNetwork,
  returned: Returned,
  parts: Pick<LoginParts, 'finishConsent'>,
  deps: Deps,
): Promise<string> {
  const { query, browser, request } = returned
  const state = query.get('state') ?? ''
  const begun = browser === undefined ? undefined : await takeLoginState(deps.db, stateHash(state, browser))
  if (!browser || !begun || begun.network !== name || begun.expiresAt <= deps.now()) {
    await securityEvent(deps, { kind: 'login-refused', uid: returned.caller?.uid, target: name, request })
    return messagePath('expired')
  }
  const { verifier, nonce, uid, bid, sources, carried } = begun
  const account = await network.account(query, {
    redirectUri: callbackOf(name, deps),
    state,
    nonce,
    verifier,
  })
  if ('refused' in account) {
    const { refused, why } = account
    if (begun.purpose === 'login')
      await securityEvent(deps, { kind: 'login-refused', uid: returned.caller?.uid, target: name, request })
    if (refused === 'failed') deps.log.warn({ network: name, why }, 'a login failed')
    return messagePath(refused === 'denied' ? 'refused' : 'failed', begun.purpose)
  }
  if (begun.purpose === 'login') return loggedIn(name, account, { ...returned, browser, carried }, deps)
  // somebody else logged in here while the dialog was open
  if (uid === null || uid !== returned.caller?.uid)
    return messagePath(begun.purpose === 'link' ? 'otherPerson' : 'stranger', begun.purpose)
  if (begun.purpose === 'link') return linked(name, account, { uid, request }, deps)
  return parts.finishConsent(
    name,
    account,
    { uid, bid, sources, isFresh: isFreshLogin(returned.caller, deps), request },
    deps,
  )
}

interface LoggedIn extends Pick<Returned, 'language' | 'invitation' | 'request'> {
  browser: string
  carried: string
}

/** Who it is there is known from now on; what can be read there is asked for by an import. */
async function linked(
  network: NetworkName,
  account: Account,
  { uid, request }: { uid: string; request: Returned['request'] },
  deps: Deps,
): Promise<string> {
  const way = { network, subject: account.subject, name: nameOf(account) }
  const outcome = await deps.db.transaction(tx => linkIdentity(tx, uid, way, request, deps))
  if (!isRefused(outcome)) return messagePath('linked', 'link')
  return messagePath(messages[outcome.refused] ?? 'failed', 'link')
}

const messages: Readonly<Partial<Record<Refused['refused'], LoginMessage>>> = {
  belongsToAnother: 'taken',
  tooManyAccounts: 'tooMany',
}

async function loggedIn(
  name: NetworkName,
  account: Account,
  { browser, carried, language, invitation, request }: LoggedIn,
  deps: Deps,
): Promise<string> {
  const uid = await openAccount(name, account, { language, invitation }, deps)
  if (uid === undefined) {
    await securityEvent(deps, { kind: 'login-refused', target: name, request })
    return messagePath('uninvited')
  }
  await securityEvent(deps, { kind: 'login-vouched', uid, target: name, request })
  const ticket = await giveTicket({ uid, browser }, deps)
  const query = { token: ticket, uid, network: name, ...(carried && { state: carried }) }
  return `/login?${new URLSearchParams(query)}`
}
