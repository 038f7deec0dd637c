import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#contract/call'
import type { logInLocally as call } from '#contract/logins'
import { studio as en } from '#locales/en/studio'
import { studio as hk } from '#locales/zh-hk/studio'
import { studio as tw } from '#locales/zh-tw/studio'
import { wordsIn } from '#press/text/book-words'
import type { Deps } from '../../../deps.ts'
import { languageOf } from '../../../kernel/http/language-of.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { invitationOf } from '../invitations/invitation-cookie.ts'
import { securityEvent } from '../security/security-event.ts'
import { giveBrowserKey } from '../sessions/browser-key.ts'
import { giveTicket } from './give-ticket.ts'
import { isLocal } from './is-local.ts'
import { openAccount } from './open-account.ts'

/** A ticket for the one account of who sits at this machine, which is made the first time. */
export async function logInLocally(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  if (!isLocal(request, deps.settings)) {
    await securityEvent(deps, { kind: 'login-refused', target: 'local', request })
    return refuse('notLocal')
  }
  const language = languageOf(request.headers)
  const { me } = wordsIn<typeof tw>(language, { tw, hk, en })
  const invitation = invitationOf(request, deps)
  const uid = await openAccount('local', { subject: 'owner', name: me }, { language, invitation }, deps)
  if (uid === undefined) return refuse('uninvited')
  await securityEvent(deps, { kind: 'login-vouched', uid, target: 'local', request })
  const browser = giveBrowserKey(request, reply, deps)
  return { uid, ticket: await giveTicket({ uid, browser }, deps) }
}
