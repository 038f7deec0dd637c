import type { FastifyInstance } from 'fastify'
import { contentNetworks } from '#domain/catalogue/networks'
import type { Deps } from '../../../deps.ts'
import {
  navigationConfig as config,
  ownHost,
  queryOf,
  sendToNetwork,
} from '../../account/login/send-to-network.ts'
import { beginConsent } from './begin-consent.ts'

/**
 * The navigations to a consent (specification 7): `/social/facebook_data?uid=&bid=&source=`, `/social/instagram_data?uid=&bid=`.
 * Each ends in a redirection.
 */
export async function consentRoutes(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
  for (const name of contentNetworks)
    app.get(`/social/${name}_data`, { config }, async (request, reply) => {
      const home = ownHost(request, deps)
      if (home !== undefined) return reply.redirect(home, 302)
      const login = await beginConsent(name, request, queryOf(request), deps)
      return typeof login === 'string'
        ? reply.redirect(login, 302)
        : sendToNetwork(name, login, request, reply, deps)
    })
}
