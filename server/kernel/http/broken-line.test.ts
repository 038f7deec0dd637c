import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '../log/open-log.ts'
import { buildApp } from './app.ts'

test('a body that breaks in its first bytes is refused, and is no fault of a limit that finds nobody there', async () => {
  const lines: string[] = []
  const log = openLog('error', { write: line => void lines.push(line) })
  const app = await buildApp({ settings: { publicOrigin: 'http://days.test', trustedProxies: [] }, log })
  onTestFinished(() => app.close())
  const statuses: number[] = []
  app.addHook('onSend', async (_request, reply) => void statuses.push(reply.statusCode))
  app.post('/limited', { config: { rateLimit: { max: 5, timeWindow: 60_000 } } }, async () => ({}))
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /limited HTTP/1.1\r\nHost: days.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n',
  )
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
  // the same as another request saw it, which ends behind it
  expect((await app.inject({ method: 'POST', url: '/limited' })).statusCode).toBe(200)
  expect([statuses, lines]).toEqual([[400, 200], []])
})
