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
])('who waits long for a server is told once, and it %s', async (_, answer, told) => {
  const said: (readonly string[])[] = []
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    const isReady = asked > 3
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
    say: checks => said.push(checks),
  })
  expect(asked).toBe(4)
  expect(said).toEqual([told])
})

test('who waits shortly is told nothing', async () => {
  const said: unknown[] = []
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.statusCode = asked > 1 ? 200 : 503
    response.end(JSON.stringify({ ready: asked > 1 }))
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // a server that listens on a port has one
  const { port } = server.address() as AddressInfo
  await awaitHealth(`http://127.0.0.1:${port}`, new AbortController().signal, {
    afterMs: Number.POSITIVE_INFINITY,
    say: checks => said.push(checks),
  })
  expect(said).toEqual([])
})
