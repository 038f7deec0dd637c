import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import { origin } from '../../../../tests/login/login-fixture.ts'
import { order } from '../../../../tests/login/network-token.ts'
import { buildApp } from '../../../kernel/http/app.ts'
import { books } from '../../library/books/schema.ts'
import { identities } from '../identities/schema.ts'
import { securityEvents } from '../security/schema.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { sessions, tickets } from '../sessions/schema.ts'
import { users } from '../users/schema.ts'
import { openAccount } from './open-account.ts'
import { loginRoutes } from './routes.ts'
import { loginStates } from './schema.ts'
import { welcomeJob } from './welcome.ts'

const world = freshLogins()

const networks = [
  ['facebook', '10159000000000001'],
  ['instagram', '17841405822304915'],
  ['oidc', 'sandbox-demo'],
] as const

describe.each(networks)('a first login by %s', (network, subject) => {
  it('makes a user with an identity, a book and a welcome, and gives a ticket', async () => {
    const query = await world.browser().logIn(network, 'demo', 'uid_42')
    const [user, ...more] = await world.db.select().from(users)
    expect(more).toEqual([])
    expect(query.get('uid')).toBe(user?.uid)
    expect(query.get('state')).toBe('uid_42')
    expect(user).toMatchObject({ language: 'zh-tw', region: 'TW', readyAt: null, avatar: null })
    expect(user?.name).not.toBe('')
    expect(await world.db.select().from(identities)).toMatchObject([
      { network, subject, uid: user?.uid, sealedToken: null, expired: false },
    ])
    expect(await world.db.select().from(books)).toMatchObject([{ uid: user?.uid, finalized: false }])
    expect(world.queued).toMatchObject([{ name: 'welcome', payload: { uid: user?.uid } }])
  })

  it('knows the same person again', async () => {
    const [a, b] = [
      await world.browser().logIn(network, 'demo'),
      await world.browser().logIn(network, 'demo'),
    ]
    expect(a.get('uid')).toBe(b.get('uid'))
    expect(await world.db.$count(books)).toBe(1)
    expect(world.queued).toHaveLength(1)
  })

  it('sends a person home who refuses', async () => {
    const browser = world.browser()
    const { location } = await browser.go(`/social/${network}_login`)
    const back = await browser.go(await browser.consent(location, 'refuses'))
    expect(back.location).toBe('/?login=refused')
    expect(await world.db.$count(users)).toBe(0)
  })

  it('asks with PKCE, and keeps the state as a hash only', async () => {
    const { location } = await world.browser().go(`/social/${network}_login`)
    const query = new URL(location).searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('redirect_uri')).toBe(`${origin}/social/${network}_callback`)
    const [row] = await world.db.select().from(loginStates)
    expect(JSON.stringify(row)).not.toContain(query.get('state'))
    expect(location).not.toContain(row?.verifier)
  })
})

test('two first logins at once make one user', async () => {
  const account = { subject: '1', name: 'A' }
  const [arrived, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slowly = {
    ...world.deps,
    events: {
      async emit() {
        arrived.resolve()
        await leave.promise
      },
    },
  }
  const first = openAccount('facebook', account, { language: 'en' }, slowly)
  await arrived.promise
  let settled = false
  const second = openAccount('facebook', account, { language: 'en' }, world.deps).finally(() => {
    settled = true
  })
  while (!settled && !(await someoneWaits())) await setImmediate()
  leave.resolve()
  expect(await second).toBe(await first)
  expect(await world.db.$count(users)).toBe(1)
  expect(world.queued).toHaveLength(1)
})

async function someoneWaits(): Promise<boolean> {
  const { rows } = await world.db.execute(sql`
    select 1 from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`)
  return rows.length > 0
}

it.each([
  ['http://localhost:3000', undefined],
  ['https://daybound.example', true],
])(
  'a browser of %s is known again by a cookie that no script reads and no other site sends',
  async (publicOrigin, secure) => {
    const settings = { ...world.deps.settings, publicOrigin }
    const app = await buildApp({ settings, log: world.deps.log })
    const finishConsent = () => Promise.reject(new Error('no consent was begun'))
    await app.register(loginRoutes, { deps: { ...world.deps, settings }, parts: { finishConsent } })
    const name = secure ? '__Host-login' : 'login'
    const { host } = new URL(publicOrigin)
    const ask = (cookie: string) => app.inject({ url: '/social/facebook_login', headers: { host, cookie } })
    const [key, ...others] = (await ask('')).cookies
    expect(others).toEqual([])
    expect(key).toEqual({
      name,
      value: expect.stringMatching(/^[\w-]{22}$/),
      path: '/',
      maxAge: 960,
      httpOnly: true,
      sameSite: 'Lax',
      ...(secure && { secure }),
    })
    expect((await ask(`${name}=${key?.value}`)).cookies).toEqual([key])
    expect((await ask(`${name}=%E0%A4%A`)).cookies[0]?.value).not.toBe(key?.value)
    await app.close()
  },
)

describe('the way back', () => {
  const begun = async (browser = world.browser()) => {
    const { location } = await browser.go('/social/facebook_login')
    return browser.consent(location, 'demo')
  }

  it('is good once', async () => {
    const browser = world.browser()
    const back = await begun(browser)
    expect((await browser.go(back)).location).toMatch(/^\/login\?token=/)
    expect((await browser.go(back)).location).toBe('/?login=expired')
  })

  it('is closed after ten minutes', async () => {
    const browser = world.browser()
    const back = await begun(browser)
    world.clock.now += 600_000
    expect((await browser.go(back)).location).toBe('/?login=expired')
  })

  it('is closed to another browser', async () => {
    const back = await begun()
    expect((await world.browser().go(back)).location).toBe('/?login=expired')
    const other = world.browser()
    await other.go('/social/facebook_login')
    expect((await other.go(back)).location).toBe('/?login=expired')
    expect(await world.db.$count(users)).toBe(0)
  })

  it('does not lead from one network to another', async () => {
    const browser = world.browser()
    const back = await begun(browser)
    expect((await browser.go(back.replace('facebook', 'instagram'))).location).toBe('/?login=expired')
  })

  it('is open to two tabs of a browser', async () => {
    const browser = world.browser()
    const [first, second] = [await begun(browser), await begun(browser)]
    expect((await browser.go(second)).location).toMatch(/^\/login/)
    expect((await browser.go(first)).location).toMatch(/^\/login/)
  })

  it.each(['', '?state=x', '?code=a', '?state=%01&code=%ff', '?error=access_denied'])(
    'says so for %j',
    async query => {
      expect((await world.browser().go(`/social/facebook_callback${query}`)).location).toBe('/?login=expired')
    },
  )

  it('says that the network failed when it does', async () => {
    const browser = world.browser()
    const back = await begun(browser)
    const broken = back.replace(/code=[^&]*/, 'code=code_nobody')
    expect((await browser.go(broken)).location).toBe('/?login=failed')
    expect(world.logged.join()).toContain('token: status 400')
    expect(world.logged.join()).not.toContain('code_nobody')
    const events = await world.db.select().from(securityEvents)
    expect(events).toMatchObject([{ kind: 'login-refused', target: 'facebook', uid: null }])
  })
})

it.each([
  ['redirect_/app/shelf', 'redirect_/app/shelf'],
  [`redirect_${origin}/app`, `redirect_${origin}/app`],
  ['redirect_https://evil.example/', null],
  ['redirect_//evil.example', null],
  ['cid_SPRING', 'cid_SPRING'],
  ['group_7', 'group_7'],
  ['test', 'test'],
  ['flyer', 'flyer'],
  ['x'.repeat(2001), null],
])('carries %s as %s', async (state, carried) => {
  expect((await world.browser().logIn('facebook', 'demo', state)).get('state')).toBe(carried)
})

describe('the ticket', () => {
  const bodyOf = (query: URLSearchParams) => ({ uid: query.get('uid'), ticket: query.get('token') })
  const exchange = (payload: unknown, { cookie }: { cookie: string }) =>
    world.app.inject({
      method: 'POST',
      url: '/api/0.1/sessions/',
      headers: { cookie },
      payload: payload as object,
    })

  it('is exchanged once for a token of 180 days, kept as a hash', async () => {
    const browser = world.browser()
    const query = await browser.logIn('facebook', 'demo')
    const input = bodyOf(query)
    const answer = await exchange(input, browser)
    const { token, uid } = answer.json().data
    expect([answer.statusCode, uid]).toEqual([201, input.uid])
    expect(token.key).toMatch(/^[\w-]{43}$/)
    expect(Date.parse(token.expired_at) - world.clock.now).toBe(180 * 24 * 3600 * 1000)
    expect(await world.db.select().from(sessions)).toMatchObject([{ tokenHash: hashOf(token.key), uid }])
    expect((await exchange(input, browser)).statusCode).toBe(401)
    expect((await exchange(input, browser)).json().errors.code).toBe(40101)
  })

  it('dies after a minute, and with another’s name', async () => {
    const browser = world.browser()
    const late = await browser.logIn('facebook', 'demo')
    world.clock.now += 60_000
    expect((await exchange(bodyOf(late), browser)).statusCode).toBe(401)
    const stolen = await browser.logIn('facebook', 'demo')
    expect((await exchange({ ...bodyOf(stolen), uid: 'somebody' }, browser)).statusCode).toBe(401)
    expect((await exchange(bodyOf(stolen), browser)).statusCode).toBe(401)
    expect(await world.db.$count(tickets)).toBe(0)
  })
})

test('neither ticket nor token nor code stands in a log', async () => {
  const browser = world.browser()
  const query = await browser.logIn('facebook', 'demo')
  const { key } = await browser.open(query)
  const text = world.logged.join()
  for (const secret of [key, query.get('token') ?? '', 'code_', 'access_token'])
    expect(text).not.toContain(secret)
})

describe('the welcome', () => {
  it('fetches the portrait, makes the account ready, and may run twice', async () => {
    const query = await world.browser().logIn('facebook', 'demo')
    const [welcome] = world.queued
    await welcome?.run()
    const [user] = await world.db.select().from(users)
    expect(user?.avatar).toMatch(/^[0-9a-f]{64}$/)
    expect(await world.deps.files.has(user?.avatar ?? '')).toBe(true)
    const readyAt = user?.readyAt
    expect(readyAt).toEqual(new Date(world.clock.now))
    world.clock.now += 1000
    await welcome?.run()
    expect((await world.db.select().from(users))[0]).toMatchObject({ avatar: user?.avatar, readyAt })
    expect(query.get('uid')).toBe(user?.uid)
  })

  it('makes the account ready without a portrait when it fails for good', async () => {
    await world.browser().logIn('facebook', 'demo')
    const [{ uid } = { uid: '' }] = await world.db.select().from(users)
    const welcome = welcomeJob(() => Promise.reject(new Error('no store')))
    await welcome.failed?.({ uid }, new Error('no store'), world.deps)
    expect((await world.db.select().from(users))[0]).toMatchObject({
      avatar: null,
      readyAt: expect.any(Date),
    })
  })

  it('does without a portrait that cannot be had', async () => {
    await order(world.social.base, { fail: { path: '/cdn', times: 1, status: 500 } })
    await world.browser().logIn('oidc', 'second')
    await world.queued[0]?.run()
    expect((await world.db.select().from(users))[0]).toMatchObject({
      avatar: null,
      readyAt: expect.any(Date),
    })
  })
})

test('one address cannot begin logins without end', async () => {
  // all within the same minute, however long it takes
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const browser = world.browser()
  const statuses = new Map<number, number>()
  for (let i = 0; i < 121; i += 1) {
    const { status } = await browser.go('/social/oidc_login')
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(statuses).toEqual(
    new Map([
      [302, 120],
      [429, 1],
    ]),
  )
  expect((await world.browser().go('/social/oidc_login')).status).toBe(302)
})

test('who came by another name of this machine begins under the public origin', async () => {
  const { headers } = await world.app.inject({
    url: '/social/facebook_login?state=test',
    headers: { host: '127.0.0.1:3000' },
  })
  expect(headers.location).toBe(`${origin}/social/facebook_login?state=test`)
})
