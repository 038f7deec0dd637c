import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

/** A span as a collector reads it. */
export interface Span {
  trace: string
  id: string
  parent: string | undefined
  name: string
  kind: string
  service: unknown
  attributes: Readonly<Record<string, unknown>>
  links: string[]
  isFailed: boolean
}

export interface Collector {
  endpoint: string
  spans(): Span[]
  close(): void
}

/** Takes traces over HTTP as OpenTelemetry's collector does. */
export async function startCollector(): Promise<Collector> {
  const spans: Span[] = []
  const server = createServer(async (request, response) => {
    spans.push(...spansOf(await json(request)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans: () => spans,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function spansOf(body: unknown): Span[] {
  return exported.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(scope =>
      scope.spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, links, status, events }) => ({
        trace: traceId,
        id: spanId,
        parent: parentSpanId,
        name,
        kind: kinds[kind] ?? String(kind),
        service: record(resource.attributes)['service.name'],
        attributes: {
          ...record(attributes),
          ...(events?.length && { events }),
          ...(status?.message && { status }),
        },
        links: (links ?? []).map(link => link.spanId),
        isFailed: status?.code === 2,
      })),
    ),
  )
}

const kinds = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer']

const attributes = z.array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
const record = (list: z.infer<typeof attributes>) =>
  Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]))

/** OTLP 1, JSON: as much of it as tests ask about, and the whole of what could hold words. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.int(),
              attributes,
              links: z.array(z.object({ spanId: z.string() })).optional(),
              events: z.array(z.unknown()).optional(),
              status: z.object({ code: z.int().optional(), message: z.string().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})
