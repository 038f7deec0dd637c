import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Hub } from '../events/hub.ts'
import { routes } from '../features.ts'
import type { Extras } from '../main.ts'
import { apiPage } from './api-page.ts'
import { healthRoutes } from './health.ts'
import { serveCall } from './serve-call.ts'

/** Everything that the server answers. */
export async function mountAll(app: FastifyInstance, deps: Deps, _hub: Hub, extras: Extras): Promise<void> {
  healthRoutes(app, deps)
  apiPage(app, deps.settings.publicOrigin)
  for (const route of routes) serveCall(app, route, deps)
  const { sandbox } = extras
  if (sandbox) {
    // the played networks read their requests themselves
    await app.register(async world => {
      world.removeAllContentTypeParsers()
      world.addContentTypeParser('*', (_request, _payload, done) => done(null))
      world.all('/sandbox/*', async (request, reply) => {
        reply.hijack()
        if (!(await sandbox.handle(request.raw, reply.raw))) reply.raw.writeHead(404).end()
      })
    })
  }
}
