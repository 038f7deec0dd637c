import type { FastifyInstance } from 'fastify'
import { networkNames } from '#domain/catalogue/networks'
import type { Deps } from '../../../deps.ts'
import { languageOf } from '../../../kernel/http/language-of.ts'
import { invitationOf } from '../invitations/invitation-cookie.ts'
import { browserCaller } from '../sessions/browser-caller.ts'
import { browserKey } from '../sessions/browser-key.ts'
import { finishLogin } from './finish-login.ts'
import { messagePath } from './login-message.ts'
import type { LoginParts } from './login-parts.ts'
import { navigationConfig as config, ownHost, queryOf, sendToNetwork } from './send-to-network.ts'

/**
 * The browser's navigations of specification 7: `/social/{network}_login?state=` and its callback, to which a consent to an import
 * comes back too. Each ends in a redirection.
 */
export async function loginRoutes(
  app: FastifyInstance,
  { deps, parts }: { deps: Deps; parts: LoginParts },
): Promise<void> {
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  for (const name of networkNames) {
    app.get(`/social/${name}_login`, { config }, async (request, reply) => {
      const home = ownHost(request, deps)
      if (home !== undefined) return reply.redirect(home, 302)
      const query = queryOf(request)
      const login = { carried: query.get('state') ?? '', again: query.has('again') }
      return sendToNetwork(name, login, request, reply, deps)
    })
    app.get(`/social/${name}_callback`, { config }, async (request, reply) => {
      const network = deps.networks[name]
      if (!network) return reply.redirect(messagePath('unavailable'), 302)
      const returned = {
        query: queryOf(request),
        browser: browserKey(request, deps),
        caller: await browserCaller(request, deps),
        language: languageOf(request.headers),
        invitation: invitationOf(request, deps),
        request,
      }
      return reply.redirect(await finishLogin(name, network, returned, parts, deps), 302)
    })
  }
}
