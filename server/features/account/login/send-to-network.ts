import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NetworkName } from '#domain/catalogue/networks'
import type { Deps } from '../../../deps.ts'
import { beginLogin, type LoginRequest, stateLifeSeconds } from './begin-login.ts'
import { messagePath } from './login-message.ts'

/** Sends a browser to the dialog of a network; it is known by a key of its own when it comes back. */
export async function sendToNetwork(
  name: NetworkName,
  login: LoginRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Deps,
) {
  const purpose = login.importing ? 'import' : 'login'
  const network = deps.networks[name]
  if (!network) return reply.redirect(messagePath('unavailable', purpose), 302)
  const key = browserKey(request)
  const browser = /^[\w-]{22,64}$/.test(key) ? key : deps.newId()
  try {
    const address = await beginLogin(name, network, login, browser, deps)
    return reply.setCookie(browserCookie, browser, cookieLife(deps)).redirect(address, 302)
  } catch (error) {
    // a provider whose description cannot be read
    deps.log.warn({ network: name, err: error }, 'a login cannot begin')
    return reply.redirect(messagePath('failed', purpose), 302)
  }
}

/** The browser's own key, '' of one that never went to a network. */
export function browserKey({ cookies }: FastifyRequest): string {
  return cookies[browserCookie] ?? ''
}

export function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split(/\?(.*)/s)[1] ?? '')
}

/**
 * The same address under the public origin, for who came by another name of this machine: cookies that are set there would be
 * missing at the callback.
 */
export function ownHost({ host, url }: FastifyRequest, { settings }: Deps): string | undefined {
  const own = new URL(settings.publicOrigin)
  const isNear = [own.hostname, URL.parse(`http://${host}`)?.hostname].every(
    name => name !== undefined && near.includes(name),
  )
  return isNear && own.host !== host ? settings.publicOrigin + url : undefined
}

/** Navigations to a network and back; a person needs a few. */
export const navigationConfig = { rateLimit: { max: 120, timeWindow: 60_000 } }

const near = ['localhost', '127.0.0.1', '[::1]']

/** It only travels with these navigations. */
const browserCookie = 'login'

function cookieLife({ settings }: Deps): CookieSerializeOptions {
  const secure = settings.publicOrigin.startsWith('https:')
  return { path: '/social', maxAge: stateLifeSeconds, httpOnly: true, sameSite: 'lax', secure }
}
