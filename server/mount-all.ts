import type { FastifyInstance } from 'fastify'
import { undiciHttp } from '#sources/live/http'
import { networksOf } from './adapters/login/networks-of.ts'
import type { Deps } from './deps.ts'
import { loginRoutes } from './features/account/login/routes.ts'
import { authenticate } from './features/account/sessions/authenticate.ts'
import { supportRoute } from './features/account/users/support-route.ts'
import { finishConsent } from './features/library/consent/finish-consent.ts'
import { consentRoutes } from './features/library/consent/routes.ts'
import { mediaRoutes } from './features/library/media/routes.ts'
import { uploadRoutes } from './features/library/uploads/routes.ts'
import { canvasRoutes } from './features/pages/canvas/routes.ts'
import { coverRoutes } from './features/pages/covers/routes.ts'
import { downloadFiles } from './features/pages/downloads/routes.ts'
import { pageHead } from './features/pages/site/page-head.ts'
import { siteSettings } from './features/pages/site/site-settings.ts'
import { routes } from './features.ts'
import { apiPage } from './kernel/http/api-page.ts'
import { healthRoutes } from './kernel/http/health.ts'
import { refuse, sendRefusal } from './kernel/http/refusal.ts'
import { type PlayedWorld, sandboxRoutes } from './kernel/http/sandbox-routes.ts'
import { serveCall } from './kernel/http/serve-call.ts'
import { webApp } from './kernel/http/web-app.ts'
import { policies } from './policies.ts'
import { scratchFolder } from './scratch.ts'

export interface Extras {
  /** The outside world, played here. */
  sandbox?: PlayedWorld
  /** Folder of the built web app. */
  webFolder?: string
}

/** Everything that the server answers. */
export async function mountAll(app: FastifyInstance, deps: Deps, extras: Extras): Promise<void> {
  const { files, engine, settings } = deps
  const hosts = { own: [new URL(settings.publicOrigin).host] }
  healthRoutes(app, deps)
  apiPage(app, settings.publicOrigin, policies)
  for (const route of routes) serveCall(app, route, deps, authenticate)
  await app.register(mediaRoutes, { files })
  await app.register(coverRoutes, { files, engine, hosts, scratch: scratchFolder(settings) })
  await app.register(canvasRoutes, { hosts })
  const networks = networksOf(settings, undiciHttp, deps.now)
  await app.register(loginRoutes, {
    deps,
    parts: { networks, finishConsent },
  })
  await app.register(consentRoutes, { deps, networks })
  await app.register(supportRoute, { deps })
  await app.register(uploadRoutes, deps)
  downloadFiles(app, deps)
  if (extras.sandbox) await app.register(sandboxRoutes, { world: extras.sandbox })
  if (extras.webFolder !== undefined)
    await webApp(app, deps, extras.webFolder, {
      headOf: url => pageHead(url, deps),
      settings: siteSettings(settings),
    })
  else app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, refuse('notFound')))
}
