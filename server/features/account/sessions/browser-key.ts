import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../../deps.ts'

/** The key by which a browser is known from the beginning of a login to its session; undefined of one that began none. */
export function browserKey({ cookies }: FastifyRequest, deps: Pick<Deps, 'settings'>): string | undefined {
  const key = cookies[browserCookie(deps)] ?? ''
  return /^[\w-]{22,64}$/.test(key) ? key : undefined
}

/** On https no other host of the domain can set it. */
export function browserCookie({ settings }: Pick<Deps, 'settings'>): string {
  return settings.publicOrigin.startsWith('https:') ? '__Host-login' : 'login'
}

/** To the network and back, and on to the session. */
export function cookieLife({ settings }: Pick<Deps, 'settings'>): CookieSerializeOptions {
  const secure = settings.publicOrigin.startsWith('https:')
  return { path: '/', maxAge: stateLifeSeconds + ticketLifeSeconds, httpOnly: true, sameSite: 'lax', secure }
}

/** How long one may be at the network's dialog. */
export const stateLifeSeconds = 600
/** From the network's answer to the session. */
export const ticketLifeSeconds = 60
