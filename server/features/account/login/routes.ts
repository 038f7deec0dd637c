import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasContent, type NetworkName, networkNames } from '#domain/catalogue/networks'
import type { Deps } from '../../../deps.ts'
import { languageOf } from '../../../kernel/http/language-of.ts'
import { beginImport } from './begin-import.ts'
import { beginLogin, type LoginWish, stateLifeSeconds } from './begin-login.ts'
import { cookiesOf } from './cookies-of.ts'
import { finishLogin, messagePath } from './finish-login.ts'
import type { LoginParts } from './login-parts.ts'

/**
 * The browser's navigations of specification 7: `/social/{network}_login?state=` and its callback, and
 * `/social/facebook_data?uid=&bid=&source=`, `/social/instagram_data?uid=&bid=`. Each ends in a redirection.
 */
export async function loginRoutes(
  app: FastifyInstance,
  { deps, parts }: { deps: Deps; parts: LoginParts },
): Promise<void> {
  const config = { rateLimit: { max: 120, timeWindow: 60_000 } }
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  for (const name of networkNames) {
    app.get(`/social/${name}_login`, { config }, async (request, reply) => {
      const home = ownHost(request, deps)
      if (home !== undefined) return reply.redirect(home, 302)
      return begin(name, { carried: queryOf(request).get('state') ?? '' }, request, reply)
    })
    app.get(`/social/${name}_callback`, { config }, async (request, reply) => {
      const network = parts.networks[name]
      if (!network) return reply.redirect(messagePath('unavailable'), 302)
      const returned = {
        query: queryOf(request),
        browser: cookiesOf(request.headers.cookie).get(browserCookie) ?? '',
        language: languageOf(request.headers),
      }
      return reply.redirect(await finishLogin(name, network, returned, parts, deps), 302)
    })
    if (!hasContent(name)) continue
    app.get(`/social/${name}_data`, { config }, async (request, reply) => {
      const home = ownHost(request, deps)
      if (home !== undefined) return reply.redirect(home, 302)
      const wish = await beginImport(name, request, queryOf(request), parts, deps)
      return typeof wish === 'string' ? reply.redirect(wish, 302) : begin(name, wish, request, reply)
    })
  }

  async function begin(name: NetworkName, wish: LoginWish, request: FastifyRequest, reply: FastifyReply) {
    const purpose = wish.importing ? 'import' : 'login'
    const network = parts.networks[name]
    if (!network) return reply.redirect(messagePath('unavailable', purpose), 302)
    const held = cookiesOf(request.headers.cookie).get(browserCookie)
    const browser = held !== undefined && /^[\w-]{22,64}$/.test(held) ? held : deps.newId()
    try {
      const address = await beginLogin(name, network, wish, browser, deps)
      return reply.header('set-cookie', cookieOf(browser, deps)).redirect(address, 302)
    } catch (error) {
      // a provider whose description cannot be read
      deps.log.warn({ network: name, err: error }, 'a login cannot begin')
      return reply.redirect(messagePath('failed', purpose), 302)
    }
  }
}

/** The browser's own key, which only travels with these navigations. */
const browserCookie = 'login'

function cookieOf(browser: string, { settings }: Deps): string {
  const secure = settings.publicOrigin.startsWith('https:') ? '; Secure' : ''
  return `${browserCookie}=${browser}; Path=/social; Max-Age=${stateLifeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split(/\?(.*)/s)[1] ?? '')
}

/**
 * The same address under the public origin, for who came by another name of this machine: cookies that are set there would be
 * missing at the callback.
 */
function ownHost({ host, url }: FastifyRequest, { settings }: Deps): string | undefined {
  const own = new URL(settings.publicOrigin)
  const isNear = [own.hostname, URL.parse(`http://${host}`)?.hostname].every(
    name => name !== undefined && near.includes(name),
  )
  return isNear && own.host !== host ? settings.publicOrigin + url : undefined
}

const near = ['localhost', '127.0.0.1', '[::1]']
