import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { buffer, json } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitBodyPace } from './body-pace.ts'

const windowMs = 300

/** A server that counts the bytes of a body, and a call whose body is written by the test. */
async function beginCall() {
  const app = Fastify({ requestTimeout: 0 })
  limitBodyPace(app, { windowMs, leastBytes: 100 })
  app.addContentTypeParser('*', (_request, payload, done) => {
    buffer(payload).then(body => done(null, body), done)
  })
  app.post('/', async ({ body }) => String((body as Buffer).length)) // the parser above gives nothing else
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const port = Object(app.server.address()).port
  let arrived = () => 0
  app.server.on('connection', socket => {
    arrived = () => socket.bytesRead
  })
  const call = httpRequest({
    port,
    method: 'POST',
    headers: { 'content-type': 'a/b', 'content-length': '2000', 'accept-language': 'en' },
  })
  call.on('error', () => undefined)
  const response = once(call, 'response').then(([answer]) => answer)
  return { call, response, answer: response.then(({ statusCode }) => statusCode), arrived: () => arrived() }
}

test('a body that keeps coming is taken, however many windows it lasts', async () => {
  // windows end when the test says so: a busy machine would send nothing in one of them
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { call, answer, arrived } = await beginCall()
  // not by expect.poll, which moves such timers
  let isAnswered = false
  answer.then(() => {
    isAnswered = true
  })
  const arrive = async (least: number) => {
    while (arrived() < least && !isAnswered) await new Promise(resolve => setImmediate(resolve))
  }
  call.flushHeaders()
  await arrive(1)
  // ten windows, each with twice what it must have
  for (let window = 0; window < 10; window += 1) {
    const before = arrived()
    call.write(Buffer.alloc(200))
    await arrive(before + 200)
    vi.advanceTimersByTime(windowMs)
  }
  call.end()
  expect(await answer).toBe(200)
})

test('a body that stops coming is ended', async () => {
  const { call, answer } = await beginCall()
  call.write(Buffer.alloc(1500))
  expect(await answer).toBe(408)
})

test('a body that comes a few bytes at a time is ended, with a sentence that arrives whole', async () => {
  const { call, response } = await beginCall()
  const drip = setInterval(() => call.write('x'), windowMs / 10)
  onTestFinished(() => clearInterval(drip))
  const answer = await response
  expect(answer.statusCode).toBe(408)
  expect(await json(answer)).toEqual({
    errors: {
      code: 40800,
      name: 'tooSlow',
      message: expect.stringMatching(/^The connection was too slow.*What has arrived is kept/),
    },
  })
})

test('a call without a line, as tests inject it, is not watched', async () => {
  const app = Fastify()
  limitBodyPace(app, { windowMs: 20, leastBytes: 100 })
  app.post('/', async () => {
    await new Promise(resolve => setTimeout(resolve, 100))
    return 'read'
  })
  const answer = await app.inject({ method: 'POST', url: '/', payload: { a: 1 } })
  expect(answer.body).toBe('read')
})
