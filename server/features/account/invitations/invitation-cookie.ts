import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { linkLifeSeconds } from '../sessions/browser-key.ts'

/** The hash of the invitation that a browser brings; undefined of one that has none. */
export function invitationOf(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  deps: Pick<Deps, 'settings'>,
): string | undefined {
  const key = cookies[nameOf(deps)] ?? ''
  return /^[\w-]{22,64}$/.test(key) ? hashOf(key) : undefined
}

/** Keeps an invitation in the browser while its person logs in, whichever way. */
export function keepInvitation(reply: FastifyReply, key: string, deps: Pick<Deps, 'settings'>): void {
  const secure = deps.settings.publicOrigin.startsWith('https:')
  // time to choose a way, and the longest way there is
  const maxAge = 3600 + linkLifeSeconds
  reply.setCookie(nameOf(deps), key, { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure })
}

function nameOf({ settings }: Pick<Deps, 'settings'>): string {
  return settings.publicOrigin.startsWith('https:') ? '__Host-invitation' : 'invitation'
}
