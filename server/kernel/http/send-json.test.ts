import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendJson } from './send-json.ts'

const long = JSON.stringify({ words: '日子'.repeat(1000) })

async function ask(text: string, encodings?: string) {
  const app = Fastify()
  app.get('/', (request, reply) => sendJson(request, reply.header('vary', 'Authorization'), text))
  return app.inject({
    url: '/',
    headers: { ...(encodings !== undefined && { 'accept-encoding': encodings }) },
  })
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('who takes %s gets it in %s', async (taken, encoding, unpack) => {
  const { headers, rawPayload } = await ask(long, taken)
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'application/json; charset=utf-8',
    vary: 'Authorization, Accept-Encoding',
  })
  expect(rawPayload.length).toBeLessThan(300)
  expect(unpack(rawPayload).toString()).toBe(long)
})

test('each text is answered with itself, however often they take turns', async () => {
  const other = long.replace('日', '月')
  for (const text of [long, other, long, other])
    expect(brotliDecompressSync((await ask(text, 'br')).rawPayload).toString()).toBe(text)
})

test.each([undefined, 'identity', 'br;q=0'])('who takes %s gets it plain', async taken => {
  const { headers, body } = await ask(long, taken)
  expect(headers['content-encoding']).toBeUndefined()
  // a cache must know that others get it compressed
  expect(headers.vary).toBe('Authorization, Accept-Encoding')
  expect(body).toBe(long)
})

test('what is short stays as it is', async () => {
  const { headers, body } = await ask('{"data":{}}', 'br')
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', vary: 'Authorization' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(body).toBe('{"data":{}}')
})
