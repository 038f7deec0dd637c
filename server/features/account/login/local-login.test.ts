import { describe, expect, test } from 'vitest'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import { readSettings } from '../../../settings.ts'
import { books } from '../../library/books/schema.ts'
import { identities } from '../identities/schema.ts'
import { securityEvents } from '../security/schema.ts'
import { users } from '../users/schema.ts'
import { isLocal } from './is-local.ts'

const world = freshLogins()

const own = { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }

/** What a page that is read on this machine makes its browser send. */
async function ask(headers: Record<string, string | undefined> = {}, remoteAddress = '127.0.0.1') {
  const shown = Object.fromEntries(Object.entries({ ...own, ...headers }).filter(([, value]) => value))
  const url = '/api/0.1/logins/local/'
  return world.app.inject({ method: 'POST', url, remoteAddress, headers: shown })
}

const codeOf = async (answer: ReturnType<typeof ask>) => (await answer).json().errors?.code

test('who sits at the machine has one account, with a book, at once and each time', async () => {
  const first = await ask()
  expect(first.statusCode).toBe(201)
  const { uid, ticket } = first.json().data
  const browser = world.browser()
  for (const { name, value } of first.cookies) browser.cookies.set(name, value)
  expect(await browser.open(new URLSearchParams({ uid, token: ticket }))).toMatchObject({ uid })
  expect((await ask({ 'accept-language': 'en' })).json().data.uid).toBe(uid)
  expect(await world.db.select().from(users)).toMatchObject([{ uid, name: '我' }])
  expect(await world.db.select().from(identities)).toMatchObject([{ network: 'local', uid }])
  expect(await world.db.$count(books)).toBe(1)
  const events = await world.db.select().from(securityEvents)
  expect(events).toContainEqual(expect.objectContaining({ kind: 'login-vouched', target: 'local', uid }))
})

test('asked twice at once it makes one account', async () => {
  const answers = await Promise.all([ask(), ask()])
  expect(new Set(answers.map(answer => answer.json().data.uid)).size).toBe(1)
  expect(await world.db.$count(users)).toBe(1)
})

test('the ticket opens nothing in another browser', async () => {
  const { uid, ticket } = (await ask()).json().data
  await expect(world.browser().open(new URLSearchParams({ uid, token: ticket }))).rejects.toThrow('40101')
})

test.each([['127.0.0.1'], ['127.0.0.9'], ['::1'], ['::ffff:127.0.0.1']])(
  'a browser at %s is here',
  async peer => expect((await ask({}, peer)).statusCode).toBe(201),
)

test('under each name of this machine', async () => {
  for (const host of ['127.0.0.1:3000', '[::1]:3000'])
    expect((await ask({ host, origin: `http://${host}` })).statusCode).toBe(201)
})

describe('refused, and nobody is made, for', () => {
  test.each([
    ['another machine', {}, '192.168.1.7'],
    ['another machine over IPv6', {}, 'fe80::1'],
    ['what a proxy passed on', { 'x-forwarded-for': '203.0.113.9' }, undefined],
    ['what names a proxy otherwise', { forwarded: 'for=203.0.113.9' }, undefined],
    ['what says from where it came', { 'x-real-ip': '127.0.0.1' }, undefined],
    ['what says under which name it came', { 'x-forwarded-host': 'days.example' }, undefined],
    ['what came via', { via: '1.1 proxy' }, undefined],
    ['a page of another name, as beyond a proxy', { origin: 'https://days.example' }, undefined],
    ['a host of another name', { host: 'days.example', origin: 'http://days.example' }, undefined],
    [
      'a name that only leads here',
      { host: 'days.example:3000', origin: 'http://days.example:3000' },
      undefined,
    ],
    ['another port', { host: 'localhost:8080', origin: 'http://localhost:8080' }, undefined],
    ['a program that no page made ask', { origin: undefined }, undefined],
  ])('%s', async (_, headers, peer) => {
    expect(await codeOf(ask(headers, peer))).toBe(40306)
    expect(await world.db.$count(users)).toBe(0)
  })

  test('a service that others can come to', async () => {
    world.deps.settings.localLogin = false
    try {
      expect(await codeOf(ask())).toBe(40306)
    } finally {
      world.deps.settings.localLogin = true
    }
    const events = await world.db.select().from(securityEvents)
    expect(events).toMatchObject([{ kind: 'login-refused', target: 'local', uid: null }])
  })
})

test.each([
  ['1.1', true],
  // as proxies speak, and no browser
  ['1.0', false],
])('HTTP %s is local: %j', (httpVersion, isHere) => {
  const request = { headers: own, raw: { httpVersion }, socket: { remoteAddress: '127.0.0.1' } }
  // what isLocal reads of a request
  expect(isLocal(request as Parameters<typeof isLocal>[0], world.deps.settings)).toBe(isHere)
})

test.each([
  [{}, true],
  [{ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }, true],
  [{ LOCAL_LOGIN: 'off' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.168.1.2' }, false],
  [{ PUBLIC_ORIGIN: 'http://days.local:3000' }, false],
  // somebody ends TLS before us
  [{ PUBLIC_ORIGIN: 'https://localhost' }, false],
  [{ TRUSTED_PROXIES: 'loopback' }, false],
])('with the settings %j it is offered: %j', (env, localLogin) => {
  expect(readSettings(env)).toMatchObject({ localLogin })
})
