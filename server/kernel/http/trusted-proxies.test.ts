import { expect, onTestFinished, test, vi } from 'vitest'
import { openLog } from '../log/open-log.ts'
import { buildApp } from './app.ts'
import { sandboxRoutes } from './sandbox-routes.ts'

const visitor = '203.0.113.9'
const direct = { ip: visitor, protocol: 'http', host: 'days.test' }

/** What the server makes of a request that comes from an address, with headers. */
async function appOf(trustedProxies: readonly string[]) {
  const log = openLog('silent')
  const warn = vi.spyOn(log, 'warn')
  const app = await buildApp({ settings: { publicOrigin: 'http://days.test', trustedProxies }, log })
  onTestFinished(() => app.close())
  app.get('/seen', async ({ ip, protocol, host }) => ({ ip, protocol, host }))
  await app.register(sandboxRoutes, {
    world: {
      async handle({ headers }, response) {
        response.end(String(headers['x-forwarded-proto']))
        return true
      },
    },
  })
  const ask = async (url: string, remoteAddress: string, headers: Record<string, string>) =>
    (await app.inject({ url, remoteAddress, headers: { host: 'days.test', ...headers } })).body
  return { ask, warn }
}

test.each([
  [
    'a visitor who claims to be somebody else, where no proxy is named',
    [],
    visitor,
    { 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test' },
    direct,
  ],
  [
    'somebody on this machine who claims so, where no proxy is named',
    [],
    '127.0.0.1',
    { 'x-forwarded-for': visitor, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test' },
    { ...direct, ip: '127.0.0.1' },
  ],
  [
    'a visitor who claims so and passes the named proxy by',
    ['10.0.0.0/8'],
    visitor,
    { 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.test' },
    direct,
  ],
  [
    'one proxy, which is named',
    ['loopback'],
    '127.0.0.1',
    { 'x-forwarded-for': visitor, 'x-forwarded-proto': 'https', 'x-forwarded-host': 'books.test' },
    { ip: visitor, protocol: 'https', host: 'books.test' },
  ],
  [
    'a visitor whose claim the named proxy passes on',
    ['loopback'],
    '127.0.0.1',
    { 'x-forwarded-for': `10.0.0.1, ${visitor}`, 'x-forwarded-proto': 'https' },
    { ...direct, protocol: 'https' },
  ],
  [
    'two proxies, which are named',
    ['loopback', '10.0.0.7'],
    '127.0.0.1',
    { 'x-forwarded-for': `198.51.100.1, ${visitor}, 10.0.0.7` },
    direct,
  ],
  [
    'two proxies, of which the nearer is named',
    ['loopback'],
    '127.0.0.1',
    { 'x-forwarded-for': `${visitor}, 10.0.0.7` },
    { ...direct, ip: '10.0.0.7' },
  ],
  [
    'a named proxy that hears of the visitor in IPv6, and reaches us so',
    ['loopback'],
    '::ffff:127.0.0.1',
    { 'x-forwarded-for': '2001:db8::1' },
    { ...direct, ip: '2001:db8::1' },
  ],
])('who asks is known: %s', async (_, trusted, from, headers, seen) => {
  const { ask } = await appOf(trusted)
  expect(JSON.parse(await ask('/seen', from, headers))).toEqual(seen)
})

test('the sandbox hears a scheme from a named proxy alone', async () => {
  const headers = { 'x-forwarded-proto': 'https' }
  expect(await (await appOf([])).ask('/sandbox/oidc', '127.0.0.1', headers)).toBe('http')
  expect(await (await appOf(['loopback'])).ask('/sandbox/oidc', '127.0.0.1', headers)).toBe('https')
})

test('that a proxy is not believed stands once in the log, without an address', async () => {
  const { ask, warn } = await appOf(['10.0.0.0/8'])
  await ask('/seen', '10.0.0.1', { 'x-forwarded-for': visitor })
  expect(warn).not.toHaveBeenCalled()
  for (const from of ['127.0.0.1', visitor]) await ask('/seen', from, { 'x-forwarded-for': '198.51.100.1' })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUSTED_PROXIES')]])
})
