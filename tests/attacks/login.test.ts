import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityEvents } from '#server/features/account/schema'
import { books, imports } from '#server/features/library/schema'

import { type Browser, type LoginFixture, loginFixture } from '../login/login-fixture.ts'

let world: LoginFixture
beforeAll(async () => {
  world = await loginFixture()
})
afterAll(() => world?.close())

const exchange = (query: URLSearchParams, browser: Browser) =>
  world.app.inject({
    method: 'POST',
    url: '/api/0.1/sessions/',
    headers: { cookie: browser.cookie },
    payload: { uid: query.get('uid'), ticket: query.get('token') },
  })

test('the ticket of an attacker opens nothing in the browser of somebody else, who goes on as himself', async () => {
  const [attacker, victim] = [world.browser(), world.browser()]
  await victim.open(await victim.logIn('facebook', 'demo'))
  const lure = await attacker.logIn('facebook', 'second')
  const { statusCode, headers, body } = await exchange(lure, victim)
  expect([statusCode, JSON.parse(body).errors.code]).toEqual([401, 40101])
  expect(headers['set-cookie']).toBeUndefined()
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
