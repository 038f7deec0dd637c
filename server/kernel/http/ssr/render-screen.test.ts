import Fastify, { type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { type RenderLimits, screenRendererOf } from './render-screen.ts'
import type { ScreenRenderer } from './screen-renderer.ts'

const limits: RenderLimits = { patienceMs: 60_000, most: 2 }

/** A site whose pages are what is rendered for them, `plain` else; its API tells who asks. */
async function siteWith(load: () => Promise<ScreenRenderer>, { patienceMs, most } = limits) {
  const warned: unknown[] = []
  const app = Fastify()
  app.addHook('onRequest', async request => {
    request.log.warn = (error: unknown) => void warned.push(error)
  })
  const render = screenRendererOf(app, load, { patienceMs, most })
  app.get('/api/me', async ({ headers, ip }) => ({
    token: headers.authorization,
    cookie: headers.cookie,
    ip,
  }))
  app.get(
    '/screen',
    async (request: FastifyRequest) => (await render(request, new URL('http://x/s')))?.html ?? 'plain',
  )
  const open = (headers = {}) => app.inject({ url: '/screen', headers, remoteAddress: '192.0.2.7' })
  return { open, warned }
}

test('the API is asked with what the renderer shows and nothing else', async () => {
  const { open, warned } = await siteWith(async () => ({
    async render({ cookie, acceptLanguage, ask }) {
      const answer = await ask('/api/me', { authorization: `Token ${cookie}` })
      return JSON.stringify({ acceptLanguage, answer })
    },
  }))
  const { body } = await open({ cookie: 'mine', 'accept-language': 'en' })
  expect(JSON.parse(body)).toEqual({
    acceptLanguage: 'en',
    answer: { status: 200, cookies: [], body: { token: 'Token mine', ip: '192.0.2.7' } },
  })
  expect(warned).toEqual([])
})

test.each<[string, () => Promise<ScreenRenderer>]>([
  ['is missing', () => Promise.reject(new Error('no such file'))],
  ['fails', async () => ({ render: () => Promise.reject(new Error('broken')) })],
  ['never ends', async () => ({ render: () => new Promise(() => undefined) })],
])('a renderer that %s leaves the plain page, and a word in the log', async (_, load) => {
  const { open, warned } = await siteWith(load, { ...limits, patienceMs: 1 })
  expect((await open()).body).toBe('plain')
  expect(warned).toHaveLength(1)
})

test('nothing to render is nothing to complain of', async () => {
  const { open, warned } = await siteWith(async () => ({ render: async () => undefined }))
  expect((await open()).body).toBe('plain')
  expect(warned).toEqual([])
})

test('who comes when enough pages are being rendered gets the plain one, and does not wait', async () => {
  const finish: (() => void)[] = []
  const begun = Promise.withResolvers<void>()
  const { open } = await siteWith(async () => ({
    render: () =>
      new Promise(done => {
        finish.push(() => done('rendered'))
        if (finish.length === limits.most) begun.resolve()
      }),
  }))
  const first = [open(), open()]
  await begun.promise
  expect((await open()).body).toBe('plain')
  for (const end of finish) end()
  expect((await Promise.all(first)).map(({ body }) => body)).toEqual(['rendered', 'rendered'])
})
