import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { pageSender } from './send-page.ts'

const html = `<html>${'日子'.repeat(500)}</html>`

async function ask(encodings?: string) {
  const app = Fastify()
  const send = pageSender()
  // as the web app does: what no route answers is a page
  app.setNotFoundHandler((request, reply) => send(request, reply, html))
  return app.inject({
    url: '/',
    headers: { ...(encodings !== undefined && { 'accept-encoding': encodings }) },
  })
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, GZIP;q=0.5', 'gzip', gunzipSync],
] as const)('who takes %s gets the page in %s', async (encodings, encoding, unpack) => {
  const { headers, rawPayload } = await ask(encodings)
  expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-type': 'text/html; charset=utf-8' })
  expect(rawPayload.length).toBeLessThan(html.length / 10)
  expect(unpack(rawPayload).toString()).toBe(html)
})

test.each([undefined, 'identity', 'br;q=0'])('who takes %s gets it plain', async encodings => {
  const { headers, body } = await ask(encodings)
  expect(headers['content-encoding']).toBeUndefined()
  expect(body).toBe(html)
})
