import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NetworkName } from '#domain/catalogue/networks'
import type { Deps } from '../../../deps.ts'
import { isNearHost } from '../../../near-host.ts'
import { giveBrowserKey } from '../sessions/browser-key.ts'
import { beginLogin, type LoginRequest } from './begin-login.ts'
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
  try {
    const browser = giveBrowserKey(request, reply, deps)
    return reply.redirect(await beginLogin(name, network, login, browser, deps), 302)
  } catch (error) {
    // a provider whose description cannot be read
    deps.log.warn({ network: name, err: error }, 'a login cannot begin')
    return reply.redirect(messagePath('failed', purpose), 302)
  }
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
    name => name !== undefined && isNearHost(name),
  )
  return isNear && own.host !== host ? settings.publicOrigin + url : undefined
}

/** Navigations to a network and back; a person needs a few. */
export const navigationConfig = { rateLimit: { max: 120, timeWindow: 60_000 } }
