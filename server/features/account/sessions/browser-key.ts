import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'

/** The key by which a browser is known from the beginning of a login to its session; undefined of one that began none. */
export function browserKey({ cookies }: FastifyRequest, deps: Pick<Deps, 'settings'>): string | undefined {
  const key = cookies[browserCookie(deps)] ?? ''
  return /^[\w-]{22,64}$/.test(key) ? key : undefined
}

/** The key of the browser, kept in it for this login; a new one where it has none. */
export function giveBrowserKey(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Pick<Deps, 'settings' | 'newId'>,
): string {
  const browser = browserKey(request, deps) ?? deps.newId()
  reply.setCookie(browserCookie(deps), browser, cookieLife(deps))
  return browser
}

/** On https no other host of the domain can set it. */
function browserCookie({ settings }: Pick<Deps, 'settings'>): string {
  return settings.publicOrigin.startsWith('https:') ? '__Host-login' : 'login'
}

/** To the network or the mailbox and back, and on to the session. */
function cookieLife({ settings }: Pick<Deps, 'settings'>): CookieSerializeOptions {
  const secure = settings.publicOrigin.startsWith('https:')
  return { path: '/', maxAge: linkLifeSeconds + ticketLifeSeconds, httpOnly: true, sameSite: 'lax', secure }
}

/** How long one may be at the network's dialog. */
export const stateLifeSeconds = 600
/** How long a link that was sent by e-mail can be opened: the longest way that a login takes. */
export const linkLifeSeconds = 900
/** From the network's answer to the session. */
export const ticketLifeSeconds = 60
