import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generalCodes } from '#contract/general-codes'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import { books } from '../../library/books/schema.ts'
import { accountIdOf } from '../identities/account-id-of.ts'
import { identities } from '../identities/schema.ts'
import { loginStates } from '../login/schema.ts'

const world = freshLogins()
const minute = 60_000

/** Somebody who logged in with Facebook, and what he may do to how he logs in. */
async function person(name = 'demo') {
  const browser = world.browser()
  const { uid } = await browser.open(await browser.logIn('facebook', name))
  const subject = `card-${uid}`
  await world.db
    .insert(identities)
    .values({ network: 'oidc', subject, uid, name: 'me', linkedAt: new Date(world.clock.now) })
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const answer = await world.app.inject({
      method,
      url: `/api/0.1/users/${uid}${path}`,
      remoteAddress: browser.address,
      headers: { cookie: browser.cookie, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
      ...(payload && { payload }),
    })
    return answer.json().errors?.code ?? answer.statusCode
  }
  const account = accountIdOf({ network: 'oidc', subject })
  return {
    browser,
    uid,
    read: () => call('GET', '/'),
    acts: {
      linkNetwork: () => call('POST', '/accounts/', { network: 'instagram' }),
      linkMailbox: () => call('POST', '/accounts/email/', { email: 'me@example.org' }),
      beginPasskey: () => call('POST', '/passkeys/begin/'),
      proveAccount: () => call('POST', '/joining/', { from: uid, ticket: 'none' }),
      readJoining: () => call('GET', '/joining/'),
      unlinkAccount: () => call('DELETE', `/accounts/${account}/`),
    },
  }
}

test('who logged in long ago changes nothing of how he logs in, and goes on with all else', async () => {
  const { read, acts, uid } = await person()
  world.clock.now += 30 * minute
  for (const [name, act] of Object.entries(acts))
    expect([name, await act()]).toEqual([name, generalCodes.loginAgain.code])
  expect(await world.db.$count(identities, eq(identities.uid, uid))).toBe(2)
  expect(await read()).toBe(200)
})

test('who logged in shortly before may, and again after another login', async () => {
  const { browser, acts } = await person()
  world.clock.now += 30 * minute - 1
  expect(await acts.readJoining()).toBe(200)
  world.clock.now += 1
  expect(await acts.readJoining()).toBe(generalCodes.loginAgain.code)
  await browser.open(await browser.logIn('facebook', 'demo'))
  expect([await acts.readJoining(), await acts.linkNetwork(), await acts.unlinkAccount()]).toEqual([
    200, 200, 200,
  ])
})

test('a network is asked for the password though it knows the browser, only then', async () => {
  const { browser } = await person()
  const loginParams = async (network: string, query: string) =>
    new URL((await browser.go(`/social/${network}_login?state=${query}`)).location).searchParams
  expect((await loginParams('facebook', '&again=1')).get('auth_type')).toBe('reauthenticate')
  expect((await loginParams('instagram', '&again=1')).get('force_reauth')).toBe('true')
  expect((await loginParams('oidc', '&again=1')).get('prompt')).toBe('login')
  for (const network of ['facebook', 'instagram', 'oidc'])
    for (const name of ['auth_type', 'force_reauth', 'prompt'])
      expect((await loginParams(network, '')).get(name)).toBeNull()
})

test('an import links no new account to somebody who logged in long ago, and reads on what is linked', async () => {
  const { browser, uid } = await person()
  const [book] = await world.db.select().from(books).where(eq(books.uid, uid))
  const at = (network: string) => `/social/${network}_data?uid=${uid}&bid=${book?.bid}&source=posts`
  const begun = await browser.go(at('instagram'))
  world.clock.now += 30 * minute
  const linked = () =>
    world.db.$count(identities, and(eq(identities.uid, uid), eq(identities.network, 'instagram')))
  // it was begun in time, and ended too late
  await world.db.update(loginStates).set({ expiresAt: new Date(world.clock.now + minute) })
  expect((await browser.go(await browser.consent(begun.location, 'demo'))).location).toBe(
    '/app/shelf?login=again',
  )
  const { location } = await browser.go(at('instagram'))
  expect(location).toBe(`/app/login-again?${new URLSearchParams({ back: at('instagram') })}`)
  expect([await linked(), (await world.imports()).length]).toEqual([0, 0])
  const known = await browser.go(at('facebook'))
  expect((await browser.go(await browser.consent(known.location, 'demo'))).location).toContain('importing=1')
  await browser.open(await browser.logIn('facebook', 'demo'))
  const again = await browser.go(at('instagram'))
  expect((await browser.go(await browser.consent(again.location, 'demo'))).location).toContain('importing=1')
  expect(await linked()).toBe(1)
})
