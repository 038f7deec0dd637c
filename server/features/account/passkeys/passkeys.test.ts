import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { askApi } from '../../../../tests/login/ask-api.ts'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import { type Browser, origin } from '../../../../tests/login/login-fixture.ts'
import { type Misbehaviour, SoftwarePasskey } from '../../../../tests/login/software-authenticator.ts'
import { canHavePasskeys } from '../../../can-have-passkeys.ts'
import { readSettings } from '../../../settings.ts'
import { identities, passkeys } from '../identities/schema.ts'
import { securityEvents } from '../security/schema.ts'
import { disableUser, removeUser } from '../users/store.ts'
import { passkeyChallenges } from './schema.ts'
import { deleteEndedChallenges } from './store.ts'

const world = freshLogins()
const site = { rpId: 'localhost', origin }
beforeEach(() => {
  world.deps.settings.passkeyLogin = true
})

async function call(browser: Browser, method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const answer = await askApi(world, browser, {
    method,
    path,
    headers: { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0' },
    ...(payload && { payload }),
  })
  const { data, errors } = answer.json()
  return { status: answer.statusCode, data, code: errors?.code }
}

/** Somebody who is logged in by Facebook. */
async function person(name = 'demo') {
  const browser = world.browser()
  const { uid } = await browser.open(await browser.logIn('facebook', name))
  const path = `/users/${uid}/passkeys/`
  const begin = async () => (await call(browser, 'POST', `${path}begin/`)).data
  return {
    uid,
    browser,
    begin,
    async add(passkey = new SoftwarePasskey(site), wrong: Misbehaviour = {}) {
      const { status, code, data } = await call(browser, 'POST', path, passkey.make(await begin(), wrong))
      return { passkey, status, code, data }
    },
  }
}
type Person = Awaited<ReturnType<typeof person>>

const beginLogin = async (browser: Browser) => (await call(browser, 'POST', '/logins/passkey/')).data
const finish = (browser: Browser, signed: object) => call(browser, 'POST', '/logins/passkey/finish/', signed)
const logIn = async (passkey: SoftwarePasskey, wrong: Misbehaviour = {}, browser = world.browser()) =>
  finish(browser, passkey.sign(await beginLogin(browser), wrong))
const kept = () => world.db.select().from(passkeys)
const idOf = async ({ uid, browser }: Person) =>
  (await call(browser, 'PUT', `/users/${uid}/`, {})).data.accounts.find(
    ({ network }: { network: string }) => network === 'passkey',
  ).account_id

test('a passkey that was added logs in to the account, and the account says when it was used', async () => {
  const owner = await person()
  const { passkey, status, data } = await owner.add()
  expect(status).toBe(201)
  expect(data.accounts).toMatchObject([
    { network: 'facebook', last_used_at: null },
    { network: 'passkey', name: 'macOS · Chrome', linked_at: '2026-01-15T12:00:00.000Z', last_used_at: null },
  ])
  world.clock.now += 3_600_000
  const browser = world.browser()
  const answer = await logIn(passkey, {}, browser)
  const { uid, ticket } = answer.data
  expect([answer.status, uid]).toEqual([201, owner.uid])
  expect(await browser.open(new URLSearchParams({ uid, token: ticket }))).toMatchObject({ uid })
  const after = await call(browser, 'PUT', `/users/${uid}/`, {})
  expect(after.data.accounts[1].last_used_at).toBe('2026-01-15T13:00:00.000Z')
  const events = await world.db.select().from(securityEvents).where(eq(securityEvents.target, 'passkey'))
  expect(events.map(({ kind, uid: who }) => [kind, who])).toEqual([
    ['account-linked', uid],
    ['login-vouched', uid],
  ])
})

test('the account is asked for a passkey that names it, and for none that it has', async () => {
  const owner = await person()
  const { passkey } = await owner.add()
  expect(await owner.begin()).toMatchObject({
    rp: { id: 'localhost', name: 'Daybound' },
    user: { id: Buffer.from(owner.uid).toString('base64url') },
    exclude_credentials: [{ id: passkey.id.toString('base64url'), transports: ['internal'] }],
    authenticator_selection: { resident_key: 'required', user_verification: 'required' },
    attestation: 'none',
  })
})

describe('what a passkey signs for a login', () => {
  test('is good once, also when it is shown twice at once', async () => {
    const { passkey } = await (await person()).add()
    const browser = world.browser()
    const signed = passkey.sign(await beginLogin(browser))
    const answers = await Promise.all([finish(browser, signed), finish(browser, signed)])
    expect(answers.map(({ code }) => code).sort()).toEqual([40094, undefined])
  })

  test('is too old after five minutes, and forgotten', async () => {
    const { passkey } = await (await person()).add()
    const browser = world.browser()
    const signed = passkey.sign(await beginLogin(browser))
    world.clock.now += 300_000
    expect((await finish(browser, signed)).code).toBe(40094)
    await beginLogin(browser)
    world.clock.now += 300_000
    await deleteEndedChallenges(world.db, new Date(world.clock.now))
    expect(await world.db.$count(passkeyChallenges)).toBe(0)
  })

  test('opens nothing in a browser that did not ask', async () => {
    const { passkey } = await (await person()).add()
    const [browser, other] = [world.browser(), world.browser()]
    const signed = passkey.sign(await beginLogin(browser))
    await beginLogin(other)
    expect((await finish(other, signed)).code).toBe(40094)
    expect((await finish(world.browser(), signed)).code).toBe(40094)
    expect((await finish(browser, signed)).status).toBe(201)
  })

  test('is no challenge that was given to add a passkey, nor the other way round', async () => {
    const owner = await person()
    const { passkey } = await owner.add()
    expect((await finish(owner.browser, passkey.sign(await owner.begin()))).code).toBe(40094)
    const made = new SoftwarePasskey(site).make({ ...(await beginLogin(owner.browser)), user: { id: 'eA' } })
    expect((await call(owner.browser, 'POST', `/users/${owner.uid}/passkeys/`, made)).code).toBe(40094)
  })

  const wrongs: [string, Misbehaviour][] = [
    ['for another site', { rpId: 'evil.example' }],
    ['on another page', { origin: 'https://evil.example' }],
    ['as something else', { type: 'webauthn.create' }],
    ['while nobody is there', { flags: 4 }],
    ['for somebody who did not prove who he is', { flags: 1 }],
    ['for another account', { userHandle: 'c29tZWJvZHk' }],
  ]
  test.each(wrongs)('%s is refused, and noted', async (_, wrong) => {
    const { passkey } = await (await person()).add()
    expect((await logIn(passkey, wrong)).code).toBe(40093)
    const events = await world.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'login-refused'))
    expect(events).toMatchObject([{ target: 'passkey' }])
    expect((await logIn(passkey)).status).toBe(201)
  })

  test('with another key is refused', async () => {
    const { passkey } = await (await person()).add()
    const thief = new SoftwarePasskey(site)
    thief.userHandle = passkey.userHandle
    const browser = world.browser()
    const signed = {
      ...thief.sign(await beginLogin(browser)),
      credential_id: passkey.id.toString('base64url'),
    }
    expect((await finish(browser, signed)).code).toBe(40093)
  })

  test('with a key that nobody added opens no account', async () => {
    await person()
    expect((await logIn(new SoftwarePasskey(site), { userHandle: 'eA' })).code).toBe(40093)
    expect(await world.db.$count(identities)).toBe(1)
  })

  test('with a counter that went back is refused, as of a copy', async () => {
    const { passkey } = await (await person()).add()
    expect((await logIn(passkey, { counter: 7 })).status).toBe(201)
    for (const counter of [7, 6, 0]) expect((await logIn(passkey, { counter })).code).toBe(40093)
    expect((await logIn(passkey, { counter: 8 })).status).toBe(201)
    expect(await kept()).toMatchObject([{ counter: 8 }])
    expect(world.logged.join()).toContain('a login by a passkey was refused')
  })

  test('with the same counter twice at once logs in once', async () => {
    const { passkey } = await (await person()).add()
    for (let counter = 10; counter < 20; counter += 1) {
      const answers = await Promise.all([logIn(passkey, { counter }), logIn(passkey, { counter })])
      expect(answers.map(({ code }) => code).sort()).toEqual([40093, undefined])
    }
  })

  test('with a passkey that does not count logs in each time', async () => {
    const { passkey } = await (await person()).add(new SoftwarePasskey(site), { counter: 0 })
    for (let i = 0; i < 2; i += 1) expect((await logIn(passkey, { counter: 0 })).status).toBe(201)
  })

  test('is asked for sixty times a minute from one address at most', async () => {
    const browser = world.browser()
    const codes = []
    for (let i = 0; i < 61; i += 1) codes.push((await call(browser, 'POST', '/logins/passkey/')).code)
    expect(codes).toEqual([...Array(60).fill(undefined), 42900])
  })
})

describe('a passkey is not added', () => {
  const wrongs: [string, Misbehaviour][] = [
    ['that was made for another site', { rpId: 'evil.example' }],
    ['that was made on another page', { origin: 'https://evil.example' }],
    ['by what was signed for a login', { type: 'webauthn.get' }],
    ['that did not ask who holds it', { flags: 65 }],
    ['of a kind that was not asked for', { algorithm: -48 }],
  ]
  test.each(wrongs)('%s', async (_, wrong) => {
    const owner = await person()
    expect((await owner.add(new SoftwarePasskey(site), wrong)).code).toBe(40093)
    expect(await kept()).toEqual([])
  })

  test('with a certificate, which is not even read: we would fetch what it names', async () => {
    const owner = await person()
    expect((await owner.add(new SoftwarePasskey(site), { hasCertificate: true })).code).toBe(40093)
    expect(world.logged.join()).toContain('"why":"attestation"')
  })

  test('under the id of another credential than was signed', async () => {
    const owner = await person()
    const made = {
      ...new SoftwarePasskey(site).make(await owner.begin()),
      credential_id: 'c29tZXRoaW5nLWVsc2U',
    }
    expect((await call(owner.browser, 'POST', `/users/${owner.uid}/passkeys/`, made)).code).toBe(40093)
  })

  test('that is another account’s', async () => {
    const [owner, other] = [await person(), await person('second')]
    const { passkey } = await owner.add()
    expect((await other.add(passkey)).code).toBe(40905)
    expect((await logIn(passkey)).code).toBe(40093)
    passkey.userHandle = Buffer.from(owner.uid).toString('base64url')
    expect((await logIn(passkey)).data.uid).toBe(owner.uid)
  })

  test('to another account than the one that asked', async () => {
    const [owner, other] = [await person(), await person('second')]
    const made = new SoftwarePasskey(site).make(await owner.begin())
    owner.browser.cookies.set('session', other.browser.cookies.get('session') ?? '')
    expect((await call(owner.browser, 'POST', `/users/${owner.uid}/passkeys/`, made)).code).toBe(40400)
    expect((await call(owner.browser, 'POST', `/users/${other.uid}/passkeys/`, made)).code).toBe(40094)
    expect(await kept()).toEqual([])
  })

  test('beyond fifty ways to log in', async () => {
    const owner = await person()
    const many = Array.from({ length: 49 }, (_, i) => ({ network: 'oidc', subject: `${i}` }) as const)
    const row = { uid: owner.uid, name: 'me', linkedAt: new Date() }
    await world.db.insert(identities).values(many.map(account => ({ ...account, ...row })))
    expect((await owner.add()).code).toBe(40013)
  })
})

test('its owner names it, and nobody else does; an account at a network keeps its name', async () => {
  const [owner, other] = [await person(), await person('second')]
  await owner.add()
  const path = `/users/${owner.uid}/accounts/${await idOf(owner)}/`
  expect((await call(other.browser, 'PUT', path, { name: '別人' })).code).toBe(40400)
  const { data } = await call(owner.browser, 'PUT', path, { name: ' 我的筆電 ' })
  expect(data.accounts[1].name).toBe('我的筆電')
  const [facebook] = data.accounts
  const network = `/users/${owner.uid}/accounts/${facebook.account_id}/`
  expect((await call(owner.browser, 'PUT', network, { name: 'x' })).code).toBe(40400)
})

test('removed, it logs in no more; as the last way to log in it stays', async () => {
  const owner = await person()
  const { passkey, data } = await owner.add()
  const path = `/users/${owner.uid}/accounts/`
  const [facebook, own] = data.accounts
  world.deps.settings.passkeyLogin = false
  expect((await call(owner.browser, 'DELETE', `${path}${facebook.account_id}/`)).code).toBe(40012)
  world.deps.settings.passkeyLogin = true
  expect((await call(owner.browser, 'DELETE', `${path}${facebook.account_id}/`)).status).toBe(200)
  expect((await call(owner.browser, 'DELETE', `${path}${own.account_id}/`)).code).toBe(40012)
  await owner.add()
  expect((await call(owner.browser, 'DELETE', `${path}${own.account_id}/`)).status).toBe(200)
  expect((await logIn(passkey)).code).toBe(40093)
  expect(await kept()).toHaveLength(1)
})

test('it goes with its account, and a disabled account is not logged in to', async () => {
  const owner = await person()
  const { passkey } = await owner.add()
  await disableUser(world.db, owner.uid, new Date(world.clock.now))
  const browser = world.browser()
  const { uid, ticket } = (await logIn(passkey, {}, browser)).data
  await expect(browser.open(new URLSearchParams({ uid, token: ticket }))).rejects.toThrow('40303')
  await removeUser(world.db, owner.uid)
  expect([await kept(), await world.db.$count(identities)]).toEqual([[], 0])
})

test('there are none where they are not set', async () => {
  const owner = await person()
  const { passkey } = await owner.add()
  const browser = world.browser()
  const signed = passkey.sign(await beginLogin(browser))
  world.deps.settings.passkeyLogin = false
  expect((await finish(browser, signed)).code).toBe(40400)
  expect((await call(browser, 'POST', '/logins/passkey/')).code).toBe(40400)
  expect((await call(owner.browser, 'POST', `/users/${owner.uid}/passkeys/begin/`)).code).toBe(40400)
})

test.each([
  ['https://books.example', true],
  ['https://books.example:8443', true],
  ['http://localhost:3000', true],
  ['http://books.example', false],
  ['http://127.0.0.1:3000', false],
  ['https://192.0.2.7', false],
  ['https://[2001:db8::7]', false],
])('browsers have passkeys for %s: %s', (publicOrigin, expected) => {
  expect(canHavePasskeys(publicOrigin)).toBe(expected)
  expect(readSettings({ PASSKEY_LOGIN: 'on', PUBLIC_ORIGIN: publicOrigin, SANDBOX: 'off' })).toMatchObject({
    passkeyLogin: expected,
  })
})
