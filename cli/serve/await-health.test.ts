import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { awaitHealth } from './await-health.ts'

const missing = {
  ready: false,
  database: { ready: true, state: 'up' },
  store: { ready: false, state: 'away' },
  queue: { state: 'up' },
}

test.each([
  ['names what is missing', missing, ['store']],
  ['names nothing that it is not told', { ready: false }, []],
])('who waits long for a server is told once, and it %s', async (_, answer, expected) => {
  const reports: (readonly string[])[] = []
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    const isReady = requests > 3
    response.statusCode = isReady ? 200 : 503
    response.end(JSON.stringify(isReady ? { ready: true } : answer))
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // a server that listens on a port has one
  const { port } = server.address() as AddressInfo
  await awaitHealth(`http://127.0.0.1:${port}`, new AbortController().signal, {
    afterMs: 0,
    say: checks => reports.push(checks),
  })
  expect(requests).toBe(4)
  expect(reports).toEqual([expected])
})

test('who waits shortly is told nothing', async () => {
  const reports: unknown[] = []
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    response.statusCode = requests > 1 ? 200 : 503
    response.end(JSON.stringify({ ready: requests > 1 }))
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // a server that listens on a port has one
  const { port } = server.address() as AddressInfo
  await awaitHealth(`http://127.0.0.1:${port}`, new AbortController().signal, {
    afterMs: Number.POSITIVE_INFINITY,
    say: checks => reports.push(checks),
  })
  expect(reports).toEqual([])
})
