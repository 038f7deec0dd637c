import type { FastifyRequest } from 'fastify'
import type { Answer } from '#contract/call'
import type { openLoginLink as call } from '#contract/logins'
import type { Deps } from '../../../deps.ts'
import { languageOf } from '../../../kernel/http/language-of.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { giveTicket } from '../login/give-ticket.ts'
import { openAccount } from '../login/open-account.ts'
import { securityEvent } from '../security/security-event.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { browserKey } from '../sessions/browser-key.ts'
import { findLink, takeLink } from './store.ts'

/**
 * Logs in whose mailbox a link was sent to, in the browser that asked for it. Another browser spends nothing: many read mail in one of
 * their own, and programs that look through mail open links too.
 */
export async function openLink(
  key: string,
  request: FastifyRequest,
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  const now = deps.now()
  const linkHash = hashOf(key)
  const browser = browserKey(request, deps)
  const link = browser && (await takeLink(deps.db, { linkHash, browserHash: hashOf(browser) }, now))
  if (!browser || !link) {
    await securityEvent(deps, { kind: 'login-refused', target: 'email', request })
    return refuse((await findLink(deps.db, linkHash, now)) ? 'linkOtherBrowser' : 'linkSpent')
  }
  const { email, carried, invitation } = link
  const name = email.slice(0, email.lastIndexOf('@'))
  const uid = await openAccount(
    'email',
    { subject: email, name },
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
