import type { FastifyRequest } from 'fastify'
import type { Answer } from '#contract/call'
import type { openLoginLink as call } from '#contract/logins'
import type { Deps } from '../../../deps.ts'
import { languageOf } from '../../../kernel/http/language-of.ts'
import { isRefused, type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { linkIdentity } from '../linking/link-identity.ts'
import { giveTicket } from '../login/give-ticket.ts'
import { openAccount } from '../login/open-account.ts'
import { securityEvent } from '../security/security-event.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { browserCaller } from '../sessions/browser-caller.ts'
import { browserKey } from '../sessions/browser-key.ts'
import { findLink, type LoginLink, takeLink } from './store.ts'

/**
 * Logs in whose mailbox a link was sent to, in the browser that asked for it, or links the mailbox to the account that asked. Another browser spends
 * nothing: many read mail in one of their own, and programs that look through mail open links too.
 */
export async function openLink(
  key: string,
  request: FastifyRequest,
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  const now = deps.now()
  const linkHash = hashOf(key)
  const browser = browserKey(request, deps)
  const caller = await browserCaller(request, deps)
  const browserHash = browser && hashOf(browser)
  const link = browserHash && (await takeLink(deps.db, { linkHash, browserHash, uid: caller?.uid }, now))
  if (browser && link)
    return link.uid === null
      ? logIn(link, browser, request, deps)
      : linkMailbox(link, link.uid, request, deps)
  await securityEvent(deps, { kind: 'login-refused', uid: caller?.uid, target: 'email', request })
  const living = await findLink(deps.db, linkHash, now)
  if (!living) return refuse('linkSpent')
  return refuse(living.browserHash === browserHash ? 'linkOtherPerson' : 'linkOtherBrowser')
}

async function logIn(
  { email, carried, invitation }: LoginLink,
  browser: string,
  request: FastifyRequest,
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  const uid = await openAccount(
    'email',
    { subject: email, name: nameOf(email) },
    { language: languageOf(request.headers), invitation: invitation ?? undefined },
    deps,
  )
  if (uid === undefined) {
    await securityEvent(deps, { kind: 'login-refused', target: 'email', request })
    return refuse('uninvited')
  }
  await securityEvent(deps, { kind: 'login-vouched', uid, target: 'email', request })
  return { uid, ticket: await giveTicket({ uid, browser }, deps), state: carried }
}

async function linkMailbox(
  { email }: LoginLink,
  uid: string,
  request: FastifyRequest,
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  const way = { network: 'email', subject: email, name: nameOf(email) } as const
  const linked = await deps.db.transaction(tx => linkIdentity(tx, uid, way, request, deps))
  return isRefused(linked) ? linked : { uid, ticket: null, state: '' }
}

function nameOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'))
}
