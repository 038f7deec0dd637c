import type { FastifyInstance } from 'fastify'
import { undiciHttp } from '#sources/live/http'
import { networksOf } from '../adapters/login/networks-of.ts'
import type { Deps } from '../deps.ts'
import type { Hub } from '../events/hub.ts'
import { createFirstBook } from '../features/books/create-book.ts'
import { canvasRoutes } from '../features/canvas/routes.ts'
import { coverRoutes } from '../features/covers/routes.ts'
import { downloadFiles } from '../features/downloads/routes.ts'
import { eventRoutes } from '../features/events/routes.ts'
import { startImport } from '../features/imports/start-import.ts'
import { loginRoutes } from '../features/login/routes.ts'
import { mediaRoutes } from '../features/media/routes.ts'
import { pageHead } from '../features/site/page-head.ts'
import { siteSettings } from '../features/site/site-settings.ts'
import { uploadRoutes } from '../features/uploads/routes.ts'
import { supportRoute } from '../features/users/support-route.ts'
import { routes } from '../features.ts'
import { scratchFolder } from '../scratch.ts'
import type { Extras } from '../start-api.ts'
import { apiPage } from './api-page.ts'
import { healthRoutes } from './health.ts'
import { playedWorld } from './played-world.ts'
import { refuse, sendRefusal } from './refusal.ts'
import { serveCall } from './serve-call.ts'
import { webApp } from './web-app.ts'

/** Everything that the server answers. */
export async function mountAll(app: FastifyInstance, deps: Deps, hub: Hub, extras: Extras): Promise<void> {
  const { files, engine, settings } = deps
  const hosts = { own: [new URL(settings.publicOrigin).host] }
  healthRoutes(app, deps)
  apiPage(app, settings.publicOrigin)
  for (const route of [...routes, ...eventRoutes(hub)]) serveCall(app, route, deps)
  await app.register(mediaRoutes, { files })
  await app.register(coverRoutes, { files, engine, hosts, scratch: scratchFolder(settings) })
  await app.register(canvasRoutes, { hosts })
  await app.register(loginRoutes, {
    deps,
    parts: { networks: networksOf(settings, undiciHttp, deps.now), createFirstBook, startImport },
  })
  await app.register(supportRoute, { deps })
  await app.register(uploadRoutes, deps)
  downloadFiles(app, deps)
  if (extras.sandbox) await app.register(playedWorld, { world: extras.sandbox })
  if (extras.webFolder !== undefined)
    await webApp(app, deps, extras.webFolder, {
      headOf: url => pageHead(url, deps),
      settings: siteSettings(settings),
    })
  else app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('notFound')))
}
