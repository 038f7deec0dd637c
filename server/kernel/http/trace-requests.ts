import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OpenSpan } from '../tracing/open-span.ts'
import type { Tracing } from '../tracing/open-tracing.ts'
import { withSpan } from '../tracing/span-here.ts'

/**
 * Each request is a span from its head to the end of its answer, named for its route: addresses hold ids, and keys of shared books. It goes
 * on from the span that a trusted proxy names.
 */
export function traceRequests(
  app: FastifyInstance,
  tracing: Tracing,
  isTrusted: (address: string) => boolean,
): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', async (request, reply) => {
    const { method, routeOptions, headers, socket } = request
    const route = routeOptions.url ?? 'none'
    if (isProbe(route)) return
    const { traceparent } = headers
    const span = tracing.begin(`${method} ${route}`, {
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'request.id': request.id },
      ...(typeof traceparent === 'string' && isTrusted(socket.remoteAddress ?? '') && { traceparent }),
    })
    spans.set(request, span)
    // comes in any case, also where the visitor leaves before his answer
    reply.raw.once('close', () => {
      span.set({ 'http.response.status_code': reply.statusCode })
      if (reply.statusCode >= 500) span.fail()
      span.end()
    })
  })
  app.addHook('preHandler', (request, _reply, done) => withSpan(spans.get(request), done))
}

/** Asked every few seconds by who watches. */
const isProbe = (route: string) => route.startsWith('/health/') || route === '/metrics'
