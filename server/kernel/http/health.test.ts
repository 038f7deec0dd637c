import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openLog } from '../log/open-log.ts'
import { buildApp } from './app.ts'
import { healthRoutes, type ReadinessChecks } from './health.ts'
import type { InsideSettings } from './may-look-inside.ts'

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

async function serve(settings: Partial<InsideSettings> = {}, checks: ReadinessChecks = up) {
  const inside = { metricsFrom: ['loopback'], trustedProxies: [], ...settings }
  const app = await buildApp({
    settings: { publicOrigin: 'http://localhost:3000', ...inside },
    log: openLog('silent'),
  })
  healthRoutes(app, inside, checks)
  close = () => app.close()
  return async (url: string, from = '127.0.0.1', headers: Record<string, string> = {}) => {
    const { statusCode, body } = await app.inject({ url, remoteAddress: from, headers })
    return { status: statusCode, body }
  }
}

const up: ReadinessChecks = { database: async () => ({ ready: true, state: 'up' }) }
const away: ReadinessChecks = { ...up, store: async () => ({ ready: false, state: 'away' }) }
const token = 'a token of the operator'

test.each([
  ['this machine', {}, '127.0.0.1', {}, 200],
  ['elsewhere', {}, '203.0.113.9', {}, 404],
  [
    'elsewhere with the token',
    { metricsToken: token },
    '203.0.113.9',
    { authorization: `Bearer ${token}` },
    200,
  ],
  [
    'elsewhere with another token',
    { metricsToken: token },
    '203.0.113.9',
    { authorization: 'Bearer x' },
    404,
  ],
  ['elsewhere with a token where none is set', {}, '203.0.113.9', { authorization: 'Bearer undefined' }, 404],
  ['a named network', { metricsFrom: ['10.0.0.0/8'] }, '10.1.2.3', {}, 200],
  ['this machine where only others are named', { metricsFrom: ['10.0.0.0/8'] }, '127.0.0.1', {}, 404],
  [
    'elsewhere, through a proxy here that nobody named',
    {},
    '127.0.0.1',
    { 'x-forwarded-for': '203.0.113.9' },
    404,
  ],
  [
    'elsewhere, through a named proxy',
    { trustedProxies: ['loopback'] },
    '127.0.0.1',
    { 'x-forwarded-for': '203.0.113.9' },
    404,
  ],
  ['elsewhere, saying that it is here', {}, '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }, 404],
  [
    'elsewhere, saying so to a named proxy',
    { trustedProxies: ['loopback'] },
    '127.0.0.1',
    { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
    404,
  ],
  [
    'a named network through a named proxy',
    { trustedProxies: ['loopback'], metricsFrom: ['10.0.0.0/8'] },
    '127.0.0.1',
    { 'x-forwarded-for': '10.0.0.7' },
    200,
  ],
])('the figures for %s', async (_, settings, from, headers, status) => {
  const get = await serve(settings)
  expect((await get('/metrics', from, headers)).status).toBe(status)
  const { body } = await get('/health/ready', from, headers)
  expect('database' in JSON.parse(body)).toBe(status === 200)
})

test('what is not ready is named to whom it may concern, and others hear only that', async () => {
  const get = await serve({}, away)
  expect(await get('/health/ready', '203.0.113.9')).toEqual({ status: 503, body: '{"ready":false}' })
  const { status, body } = await get('/health/ready')
  expect([status, JSON.parse(body)]).toEqual([
    503,
    { ready: false, database: { ready: true, state: 'up' }, store: { ready: false, state: 'away' } },
  ])
})

test('what is not ready is a figure too', async () => {
  const get = await serve({}, away)
  const { body } = await get('/metrics')
  expect(body).toContain('readiness_check{check="database"} 1')
  expect(body).toContain('readiness_check{check="store"} 0')
})

test('many who ask at once make one look, and who asks later another', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let looks = 0
  const get = await serve({}, { database: async () => ({ ready: true, looks: ++looks }) })
  await Promise.all(Array.from({ length: 50 }, () => get('/health/ready')))
  expect(looks).toBe(1)
  vi.advanceTimersByTime(501)
  await get('/health/ready')
  expect(looks).toBe(2)
})
