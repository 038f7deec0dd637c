import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { securityEvents } from '#server/features/account/security/schema'
import { hashOf } from '#server/features/account/sessions/authenticate'
import { endOtherSessions, endSession } from '#server/features/account/sessions/close-session'
import { sessions } from '#server/features/account/sessions/schema'
import { lifeAt, listSessionsOf } from '#server/features/account/sessions/store'
import { users } from '#server/features/account/users/schema'
import { books } from '#server/features/library/books/schema'
import { imports } from '#server/features/library/imports/schema'
import { type Browser, type LoginFixture, loginFixture, origin } from '../login/login-fixture.ts'

let world: LoginFixture
beforeAll(async () => {
  world = await loginFixture()
})
afterAll(() => world?.close())

/** What a browser adds for a page of this site. */
const own = { origin, 'sec-fetch-site': 'same-origin' }
const day = 24 * 3_600_000

const exchange = (query: URLSearchParams, browser: Browser) =>
  world.app.inject({
    method: 'POST',
    url: '/api/0.1/sessions/',
    headers: { cookie: browser.cookie, ...own },
    payload: { uid: query.get('uid'), ticket: query.get('token') },
  })

const statusOf = async ({ cookie }: { cookie: string }, headers: Record<string, string> = {}) => {
  const { uid } = (await world.db.select().from(users))[0] ?? {}
  const answer = await world.app.inject({
    url: `/api/0.1/users/${uid}/talked/`,
    headers: { cookie, ...headers },
  })
  return answer.statusCode
}
beforeEach(async () => {
  await world.db.delete(users)
  await world.db.delete(securityEvents)
})

const loggedIn = async (person = 'demo') => {
  const browser = world.browser()
  return { browser, ...(await browser.open(await browser.logIn('facebook', person))) }
}

test('the ticket of an attacker opens nothing in the browser of somebody else, who goes on as himself', async () => {
  const [attacker, victim] = [world.browser(), world.browser()]
  await victim.open(await victim.logIn('facebook', 'demo'))
  const lure = await attacker.logIn('facebook', 'second')
  const { statusCode, headers, body } = await exchange(lure, victim)
  expect([statusCode, JSON.parse(body).errors.code]).toEqual([401, 40101])
  expect(headers['set-cookie']).toBeUndefined()
  expect(await statusOf(victim)).toBe(200)
  // nor in one that is no browser that ever began a login
  const again = await attacker.logIn('facebook', 'second')
  expect((await exchange(again, world.browser())).statusCode).toBe(401)
  const refused = await world.db.select().from(securityEvents).where(eq(securityEvents.kind, 'login-refused'))
  expect(refused).toHaveLength(2)
})

test('what was begun in one browser is not finished in another', async () => {
  const [attacker, victim] = [world.browser(), world.browser()]
  const { location } = await attacker.go('/social/facebook_login')
  const back = await attacker.consent(location, 'second')
  await victim.go('/social/facebook_login')
  expect((await victim.go(back)).location).toBe('/?login=expired')
})

test('a consent begun by one person brings nothing in once another is logged in in his browser', async () => {
  const browser = world.browser()
  const { uid } = await browser.open(await browser.logIn('facebook', 'demo'))
  const [book] = await world.db.select().from(books).where(eq(books.uid, uid))
  const { location } = await browser.go(`/social/facebook_data?uid=${uid}&bid=${book?.bid}&source=posts`)
  await browser.open(await browser.logIn('facebook', 'second'))
  const back = await browser.go(await browser.consent(location, 'demo'))
  expect(back.location).toBe('/app/shelf?login=stranger')
  expect(await world.db.$count(imports)).toBe(0)
})

describe('the session of a browser', () => {
  test.each([
    ['http://localhost:3000', 'session', undefined],
    ['https://books.example', '__Host-session', true],
  ])(
    'is in a cookie that no script reads and that is told to no page (%s)',
    async (publicOrigin, name, secure) => {
      const before = world.deps.settings.publicOrigin
      const browser = world.browser()
      const query = await browser.logIn('facebook', 'demo')
      // the same login, as it ends on this origin
      const key = browser.cookies.get('login') ?? ''
      const headers = {
        cookie: `${secure ? '__Host-login' : 'login'}=${key}`,
        'sec-fetch-site': 'same-origin',
      }
      world.deps.settings.publicOrigin = publicOrigin
      const answer = await world.app.inject({
        method: 'POST',
        url: '/api/0.1/sessions/',
        headers,
        payload: { uid: query.get('uid'), ticket: query.get('token') },
      })
      world.deps.settings.publicOrigin = before
      const [cookie, ...others] = answer.cookies
      expect(others).toEqual([])
      expect(cookie).toEqual({
        name,
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        expires: expect.any(Date),
        httpOnly: true,
        sameSite: 'Lax',
        ...(secure && { secure }),
      })
      expect(answer.body).not.toContain(cookie?.value)
      expect(answer.json().data.token).toEqual({ expired_at: expect.any(String) })
    },
  )

  test.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ])('does nothing that another site wants: %o', async headers => {
    const { browser, uid } = await loggedIn()
    const change = (more: Record<string, string>) =>
      world.app.inject({
        method: 'PUT',
        url: `/api/0.1/users/${uid}/`,
        headers: { cookie: browser.cookie, ...more },
        payload: { name: 'changed' },
      })
    const answer = await change(headers)
    expect([answer.statusCode, answer.json().errors.code]).toEqual([403, 40302])
    const closing = { method: 'DELETE', url: '/api/0.1/sessions/' } as const
    expect(
      (await world.app.inject({ ...closing, headers: { cookie: browser.cookie, ...headers } })).statusCode,
    ).toBe(403)
    expect((await change(own)).statusCode).toBe(200)
    expect((await change({ origin })).statusCode).toBe(200)
  })

  test('is not opened by the token scheme with nothing, nor beside a dead token', async () => {
    const { browser } = await loggedIn()
    expect(await statusOf(browser)).toBe(200)
    expect(await statusOf(browser, { authorization: 'Token dead' })).toBe(401)
    expect(await statusOf(browser, { authorization: '' })).toBe(401)
    expect(await statusOf({ cookie: '' })).toBe(401)
  })

  test('ends when nobody used it for thirty days, and its use is written once an hour at most', async () => {
    const { browser } = await loggedIn()
    const lastUse = async () => (await world.db.select().from(sessions))[0]?.lastUsedAt.getTime()
    const begun = world.clock.now
    world.clock.now += 3_599_000
    expect(await statusOf(browser)).toBe(200)
    expect(await lastUse()).toBe(begun)
    world.clock.now += 1_000
    await Promise.all([statusOf(browser), statusOf(browser)])
    expect(await lastUse()).toBe(world.clock.now)
    world.clock.now += 30 * day - 1
    expect(await statusOf(browser)).toBe(200)
    world.clock.now += 30 * day
    expect(await statusOf(browser)).toBe(401)
  })

  test('ends after 180 days, however much it is used, and the browser forgets it', async () => {
    const { browser, uid } = await loggedIn()
    for (let days = 20; days < 180; days += 20) {
      world.clock.now += 20 * day
      expect(await statusOf(browser)).toBe(200)
    }
    world.clock.now += 20 * day
    const answer = await world.app.inject({
      url: `/api/0.1/users/${uid}/`,
      headers: { cookie: browser.cookie },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.cookies).toMatchObject([{ name: 'session', value: '', path: '/', expires: new Date(0) }])
  })

  test('ends where its owner ends it, and the others stay', async () => {
    const [here, there, elsewhere, stranger] = [
      await loggedIn(),
      await loggedIn(),
      await loggedIn(),
      await loggedIn('second'),
    ]
    const { uid } = here
    const list = () => listSessionsOf(world.db, uid, { first: '', most: 10, ...lifeAt(world.deps) })
    const idOf = async (key: string) =>
      (await list()).find(row => row.tokenHash === hashOf(key))?.sessionId ?? ''
    const request = { ip: '203.0.113.9' }
    expect(await list()).toHaveLength(3)
    expect(await endSession(stranger.uid, await idOf(there.key), request, world.deps)).toBe(false)
    expect(await endSession(uid, await idOf(there.key), request, world.deps)).toBe(true)
    expect(await endOtherSessions(uid, await idOf(here.key), request, world.deps)).toBe(1)
    expect((await list()).map(row => row.tokenHash)).toEqual([hashOf(here.key)])
    expect(await statusOf(elsewhere.browser)).toBe(401)
    expect(await world.db.$count(sessions)).toBe(2)
  })

  test('takes the place of the one that the browser had, and ends with the logout', async () => {
    const { browser, key: first } = await loggedIn()
    const { key: second } = await browser.open(await browser.logIn('facebook', 'second'))
    expect((await world.db.select().from(sessions)).map(row => row.tokenHash)).toEqual([hashOf(second)])
    expect(second).not.toBe(first)
    const answer = await world.app.inject({
      method: 'DELETE',
      url: '/api/0.1/sessions/',
      headers: { cookie: browser.cookie, ...own },
    })
    expect(answer.cookies).toMatchObject([{ name: 'session', value: '' }])
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    expect(await world.db.$count(sessions)).toBe(0)
    const events = await world.db.select().from(securityEvents).orderBy(securityEvents.eventId)
    expect(events.every(({ uid }) => uid !== null)).toBe(true)
    expect(events.map(({ kind, target }) => [kind, target])).toEqual([
      ['login-vouched', 'facebook'],
      ['login', expect.any(String)],
      ['login-vouched', 'facebook'],
      ['login', expect.any(String)],
      ['logout', expect.any(String)],
      ['logout', expect.any(String)],
    ])
  })
})
