import Fastify, { type FastifyInstance } from 'fastify'
import { addressList } from './address-list.ts'
import { healthRoutes, type ReadinessChecks } from './health.ts'
import type { InsideSettings } from './may-look-inside.ts'

/** Tells health and figures of a process that answers nothing else, a worker; to be told where to listen. */
export function healthApp(settings: InsideSettings, checks: ReadinessChecks): FastifyInstance {
  const app: FastifyInstance = Fastify({
    trustProxy: addressList(settings.trustedProxies),
    forceCloseConnections: true,
  })
  healthRoutes(app, settings, checks)
  return app
}
