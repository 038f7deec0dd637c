import { createServer } from 'node:http'
import Fastify from 'fastify'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Span, startCollector } from '../../../tests/span-collector.ts'
import { addressList } from '../http/address-list.ts'
import { traceRequests } from '../http/trace-requests.ts'
import { openLog } from '../log/open-log.ts'
import { openTracing, type Sampler, type TracingSettings } from './open-tracing.ts'
import { inSpan } from './span-here.ts'

const trace = '0af7651916cd43dd8448eb211c80319c'
const parent = 'b7ad6b7169203331'
const lines: { msg: string }[] = []
const log = openLog('info', { write: line => void lines.push(JSON.parse(line)) })
beforeEach(() => void lines.splice(0))

const open = async (settings: Partial<TracingSettings> & { endpoint: string }) => {
  const all: TracingSettings = { headers: {}, sampler: 'parentbased_always_on', ratio: 1, ...settings }
  const tracing = await openTracing(all, { service: 'api', version: '1' }, log)
  if (!tracing) throw new Error('nothing is traced')
  return tracing
}

/** What is sent of requests with these headers, by a server that believes these proxies. */
async function sentOf(
  headersOf: readonly Record<string, string>[],
  { proxies = ['loopback'], sampler }: { proxies?: string[]; sampler?: Sampler } = {},
): Promise<Span[]> {
  const { endpoint, spans, close } = await startCollector()
  onTestFinished(close)
  const tracing = await open({ endpoint, ...(sampler && { sampler }) })
  const app = Fastify()
  traceRequests(app, tracing, addressList(proxies))
  app.get('/books/:bid/', async () =>
    inSpan('inside', {}, async () => {
      throw new TypeError('words of 怡君')
    }),
  )
  app.get('/health/live', async () => ({}))
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const headers of headersOf)
    for (const path of ['/books/b1/?key=k', '/health/live']) await fetch(origin + path, { headers })
  await app.close()
  await tracing.close()
  return spans()
}

test('a request goes on from the span of its proxy; it is named for its route, and its failure for the type of the error', async () => {
  const spans = await sentOf([{ traceparent: `00-${trace}-${parent}-01` }])
  const server = spans.find(({ kind }) => kind === 'server')
  expect(server).toMatchObject({
    name: 'GET /books/:bid/',
    trace,
    parent,
    service: 'daybound-api',
    isFailed: true,
  })
  expect(server?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/books/:bid/',
    'http.response.status_code': 500,
    'request.id': 'req-1',
  })
  const inside = spans.find(({ name }) => name === 'inside')
  expect(inside).toMatchObject({ trace, parent: server?.id, attributes: { 'error.type': 'TypeError' } })
  expect(spans).toHaveLength(2)
  expect(JSON.stringify(spans)).not.toMatch(/怡君|\bb1\b|key/)
})

test('nobody else is believed, and what is in no form of a span is none', async () => {
  const given = { traceparent: `00-${trace}-${parent}-01` }
  const [stranger] = (await sentOf([given], { proxies: [] })).filter(({ kind }) => kind === 'server')
  expect(stranger?.trace).not.toBe(trace)
  expect(stranger?.parent).toBeFalsy()
  const odd = [
    `00-${'0'.repeat(32)}-${parent}-01`,
    `ff-${trace}-${parent}-01`,
    '怡君',
    `${'1'.repeat(10_000)}`,
  ]
  const spans = await sentOf(odd.map(text => ({ traceparent: encodeURIComponent(text) })))
  expect(spans.filter(span => span.kind === 'server' && !span.parent)).toHaveLength(odd.length)
})

test('samplers hold: who calls decides where they follow it, and nothing is sent of what is left out', async () => {
  const [yes, no] = ['01', '00'].map(flag => ({ traceparent: `00-${trace}-${parent}-${flag}` }))
  if (!yes || !no) throw new Error('two headers')
  const count = async (headers: Record<string, string>, sampler: Sampler) =>
    (await sentOf([headers], { sampler })).length
  expect(await count(no, 'parentbased_always_on')).toBe(0)
  expect(await count(no, 'always_on')).toBe(2)
  expect(await count(yes, 'parentbased_always_off')).toBe(2)
  expect(await count({}, 'parentbased_always_off')).toBe(0)
  expect(await count(yes, 'always_off')).toBe(0)
})

test('a collector that takes nothing is said once', async () => {
  const refusing = createServer((_request, response) => void response.writeHead(400).end())
  onTestFinished(() => void refusing.close())
  await new Promise<void>(resolve => refusing.listen(0, '127.0.0.1', resolve))
  const address = refusing.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const tracing = await open({ endpoint: `http://127.0.0.1:${port}` })
  for (let n = 0; n < 1_200; n += 1) tracing.begin('x', {}).end()
  await tracing.close()
  expect(lines.map(({ msg }) => msg)).toEqual(['traces are not taken by the collector'])
})

test('without the setting nothing is loaded', async () => {
  expect(await openTracing(undefined, { service: 'api', version: '1' }, log)).toBeUndefined()
  const done: string[] = []
  await inSpan('x', {}, async () => void done.push('x'))
  expect(done).toEqual(['x'])
})
