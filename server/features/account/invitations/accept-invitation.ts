import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#contract/call'
import type { acceptInvitation as call } from '#contract/logins'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import { securityEvent } from '../security/security-event.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { keepInvitation } from './invitation-cookie.ts'
import { findInvitation } from './store.ts'

/** Lets a browser bring an invitation to its next login, which takes it: opening the address alone spends nothing. */
export async function acceptInvitation(
  key: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  const invitation = await findInvitation(deps.db, hashOf(key), deps.now())
  if (!invitation) {
    await securityEvent(deps, { kind: 'login-refused', target: 'invitation', request })
    return refuse('invitationSpent')
  }
  keepInvitation(reply, key, deps)
  return { makesStaff: invitation.makesStaff }
}
