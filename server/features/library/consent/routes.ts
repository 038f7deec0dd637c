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
      const wish = await beginConsent(name, request, queryOf(request), deps)
      return typeof wish === 'string'
        ? reply.redirect(wish, 302)
        : sendToNetwork(name, wish, request, reply, deps)
    })
}
