import type { FastifyInstance } from 'fastify'
import { addGauge } from '../metrics/add-gauge.ts'
import { registry } from '../metrics/registry.ts'
import { type InsideSettings, mayLookInside } from './may-look-inside.ts'
import { refuse, sendRefusal } from './refusal.ts'

/** What one of the things that a process needs is like now. */
export interface Finding {
  /** False: no calls should be sent here. */
  ready: boolean
  /** A word on it, and figures: for the operator. */
  [detail: string]: unknown
}

/** By its name, what looks at each thing that the process needs; none throws, and each ends within seconds. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<Finding>>>

/**
 * `/health/live`: the process answers. `/health/ready`: it can work. `/metrics`: figures. What stands behind readiness, and the
 * figures, are told only to those whom the settings allow; for others there are none.
 */
export function healthRoutes(app: FastifyInstance, settings: InsideSettings, checks: ReadinessChecks): void {
  const isAllowed = mayLookInside(settings)
  const look = shared(async () => {
    const entries = Object.entries(checks).map(async ([name, check]) => [name, await check()] as const)
    const findings = Object.fromEntries(await Promise.all(entries))
    return { ready: Object.values(findings).every(finding => finding.ready), findings }
  }, 500)
  addGauge(
    registry,
    {
      name: 'readiness_check',
      help: '1 where what the process needs is there, 0 otherwise',
      labelNames: ['check'],
    },
    async () =>
      Object.entries((await look()).findings).map(([check, { ready }]) => ({
        labels: { check },
        value: ready ? 1 : 0,
      })),
  )
  app.get('/health/live', async () => ({ live: true }))
  app.get('/health/ready', async (request, reply) => {
    const { ready, findings } = await look()
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return { ready, ...(isAllowed(request) && findings) }
  })
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request)) return sendRefusal(request, reply, refuse('notFound'))
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** One look for all who ask at once and shortly after: anybody may ask as often as he likes. */
function shared<T>(look: () => Promise<T>, holdsMs: number): () => Promise<T> {
  let latest: { promise: Promise<T>; until: number } | undefined
  return () => {
    if (latest && performance.now() < latest.until) return latest.promise
    const current = { promise: look(), until: Number.POSITIVE_INFINITY }
    latest = current
    current.promise.then(
      () => {
        current.until = performance.now() + holdsMs
      },
      () => {
        latest = undefined
      },
    )
    return current.promise
  }
}
