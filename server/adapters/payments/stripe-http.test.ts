import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { StripeHttp } from './stripe-http.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function ask(answers: RequestListener, { timeoutMs = 5000, prefix = '' } = {}) {
  const server = createServer(answers)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  open.push(
    () => void server.close(),
    () => server.closeAllConnections(),
  )
  // a server that listens on a port has one
  const port = String((server.address() as AddressInfo).port)
  const http = new StripeHttp(prefix, 5000)
  return http.makeRequest('127.0.0.1', port, '/v1/refunds', 'POST', {}, 'a=1', 'http', timeoutMs)
}

test('a call goes below the prefix, with its body; status, headers and JSON come back', async () => {
  const answer = await ask(
    async (request, response) => {
      const body = (await request.toArray()).join('')
      response.writeHead(402, { 'request-id': 'r1' })
      response.end(JSON.stringify({ method: request.method, path: request.url, body }))
    },
    { prefix: '/below' },
  )
  expect(answer.getStatusCode()).toBe(402)
  expect(answer.getHeaders()).toMatchObject({ 'request-id': 'r1' })
  expect(await answer.toJSON()).toEqual({ method: 'POST', path: '/below/v1/refunds', body: 'a=1' })
})

test('no answer in time is what the client calls so', async () => {
  await expect(ask(() => undefined, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('an answer that breaks off is no JSON that is wrong', async () => {
  const answer = await ask((_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('{"id"', () => response.destroy())
  })
  await expect(answer.toJSON()).rejects.toThrow('Failed to read the response body')
})

test('an answer that stops in the middle ends in time', async () => {
  const answer = await ask((_request, response) => void response.writeHead(200).write('{"id"'), {
    timeoutMs: 50,
  })
  await expect(answer.toJSON()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
