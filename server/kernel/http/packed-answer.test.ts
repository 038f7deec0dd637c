import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call'
import { packedAnswer, sendPacked } from './packed-answer.ts'

const tell = call({
  method: 'GET',
  path: '/told/',
  policy: { resource: 'session', action: 'open' },
  about: 'Tells something.',
  answer: z.object({ someWords: z.string() }),
  refusals: [],
})

function store() {
  const stored = new Map<string, Buffer>()
  return {
    putCached: async (kind: string, key: string, bytes: Buffer) => void stored.set(`${kind}/${key}`, bytes),
    readCached: async (kind: string, key: string) => stored.get(`${kind}/${key}`),
  }
}

async function ask(encodings?: string) {
  const app = Fastify()
  const answer = await packedAnswer(store(), tell, { kind: 'pages', on: [] }, async () => ({
    someWords: '日子',
  }))
  app.get('/', (request, reply) => sendPacked(request, reply.header('vary', 'Authorization'), answer))
  return app.inject({
    url: '/',
    headers: { ...(encodings !== undefined && { 'accept-encoding': encodings }) },
  })
}

test.each(['br', 'gzip, deflate, br', 'br;q=0.5'])('goes compressed to who takes %s', async encodings => {
  const { headers, rawPayload } = await ask(encodings)
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Authorization, Accept-Encoding' })
  expect(brotliDecompressSync(rawPayload).toString()).toBe('{"data":{"some_words":"日子"}}')
})

test.each([undefined, 'gzip', 'br;q=0', 'gzip, br; q=0.0'])('goes plain to who takes %s', async encodings => {
  const { headers, body } = await ask(encodings)
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(body).toBe('{"data":{"some_words":"日子"}}')
})

test('is made once for what it depends on, and anew for anything else', async () => {
  const files = store()
  let made = 0
  const make = async () => ({ someWords: `${++made}` })
  const of = (on: unknown[], description = tell) =>
    packedAnswer(files, description, { kind: 'pages', on }, make)
  await of(['a'])
  await of(['a'])
  expect(made).toBe(1)
  await of(['b'])
  expect(made).toBe(2)
  await of(['a'], { ...tell, answer: z.object({ someWords: z.string().max(9) }) })
  expect(made).toBe(3)
})

test('is refused by the contract like any other', async () => {
  // an answer that the types would not let through
  const wrong = JSON.parse('{"someWords":1}')
  await expect(packedAnswer(store(), tell, { kind: 'pages', on: [] }, async () => wrong)).rejects.toThrow()
})
