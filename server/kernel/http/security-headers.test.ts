import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '../log/open-log.ts'
import { buildApp } from './app.ts'

const silent = openLog('silent')

async function appAt(publicOrigin: string, scriptUrl?: string): Promise<FastifyInstance> {
  const stripe = scriptUrl === undefined ? {} : { stripe: { scriptUrl } }
  const app = await buildApp({ settings: { publicOrigin, trustedProxies: [], ...stripe }, log: silent })
  app.get('/page', async (_, reply) => reply.type('text/html; charset=utf-8').send('<p>'))
  app.get('/stream', async (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).end()
  })
  app.get('/fault', async () => {
    throw new Error('a fault with words of its own')
  })
  onTestFinished(() => app.close())
  return app
}

const directives = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(';')
      .map(directive => directive.trim().split(/ (.*)/s)),
  )

test.each(['/page', '/stream', '/fault', '/nowhere'])(
  '%s is answered with every header that protects it',
  async url => {
    const app = await appAt('https://days.test')
    const { headers } = await app.inject(url)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(directives(headers['content-security-policy'])).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  },
)

test('where Stripe takes cards, browsers may run, frame and ask it, and nobody else', async () => {
  const app = await appAt('https://days.test', 'https://js.stripe.com/v3')
  const { headers } = await app.inject('/page')
  const stripe = 'https://js.stripe.com https://*.js.stripe.com'
  expect(directives(headers['content-security-policy'])).toMatchObject({
    'default-src': "'self'",
    'script-src': `'self' ${stripe}`,
    'frame-src': `'self' ${stripe} https://hooks.stripe.com`,
    'connect-src': "'self' https://api.stripe.com",
    'img-src': "'self' data: blob:",
  })
})

test('the Stripe that is played here opens nothing', async () => {
  const app = await appAt('https://days.test', 'https://days.test/sandbox/stripe/stripe.js')
  const { headers } = await app.inject('/page')
  expect(headers['content-security-policy']).not.toContain('stripe')
})

test('a browser is not kept to https where there is none', async () => {
  const app = await appAt('http://localhost:3000')
  expect((await app.inject('/page')).headers).not.toHaveProperty('strict-transport-security')
})

test('a fault is answered without its words', async () => {
  const app = await appAt('https://days.test')
  const { statusCode, body } = await app.inject('/fault')
  expect(statusCode).toBe(500)
  expect(body).not.toMatch(/words of its own|\.ts:/)
})

test('no page is traced', async () => {
  const app = await appAt('https://days.test')
  const request = { method: 'TRACE' as 'GET', url: '/page', headers: { cookie: 'session=key' } } // no client of ours sends it
  const { statusCode, body } = await app.inject(request)
  expect([statusCode, body.includes('session=key')]).toEqual([404, false])
})
