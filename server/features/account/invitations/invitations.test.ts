import { isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import { type Browser, origin } from '../../../../tests/login/login-fixture.ts'
import type { Mail } from '../../../adapters/mail/mailer.ts'
import { securityEvents } from '../security/schema.ts'
import { users } from '../users/schema.ts'
import { invite, inviteFirstStaff } from './invite.ts'
import { invitations } from './schema.ts'

const world = freshLogins()
const sent: Mail[] = []
beforeEach(() => {
  sent.length = 0
  Object.assign(world.deps.settings, { invitedOnly: true, emailLogin: true, staffUids: [] })
  world.deps.settings.mail = { smtpUrl: 'smtp://unused', from: 'books@days.example' }
  world.deps.mailer = {
    send: async mail => {
      sent.push(mail)
      return 'sent'
    },
    close: async () => undefined,
  }
})

const keyIn = (address: string | undefined) => new URL(address ?? 'http://none').searchParams.get('key') ?? ''
const invited = async (makesStaff = false) => keyIn(await invite({ makesStaff }, world.deps))

async function post(browser: Browser, path: string, payload: object = {}) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/0.1/logins/${path}`,
    remoteAddress: browser.address,
    headers: { cookie: browser.cookie, origin, host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
    payload,
  })
  for (const { name, value } of answer.cookies) browser.cookies.set(name, value)
  return { status: answer.statusCode, code: answer.json().errors?.code, data: answer.json().data }
}

/** A browser that opened the address of an invitation. */
async function bringing(key: string): Promise<Browser> {
  const browser = world.browser()
  expect((await post(browser, 'invitation/', { key })).status).toBe(200)
  return browser
}

/** Where the login of a network ends. */
async function end(browser: Browser, person = 'demo'): Promise<string> {
  const { location } = await browser.go('/social/facebook_login')
  return (await browser.go(await browser.consent(location, person))).location
}
const untaken = () => world.db.$count(invitations, isNull(invitations.takenAt))
const isIn = (location: string) => location.startsWith('/login?token=')
const staff = async () => (await world.db.select().from(users)).filter(({ staffSince }) => staffSince)

describe('where accounts are opened by invitation only', () => {
  test('who is new and brings none is nobody here, and hears why', async () => {
    expect(await end(world.browser())).toBe('/?login=uninvited')
    expect(await world.db.$count(users)).toBe(0)
    expect(await world.db.select().from(securityEvents)).toMatchObject([
      { kind: 'login-refused', target: 'facebook', uid: null },
    ])
  })

  test('an invitation lets one person in, and looking at it takes nothing', async () => {
    const key = await invited()
    const [first, second] = [await bringing(key), await bringing(key)]
    expect(isIn(await end(first))).toBe(true)
    expect(await end(second, 'second')).toBe('/?login=uninvited')
    expect((await post(world.browser(), 'invitation/', { key })).code).toBe(40092)
    expect([await world.db.$count(users), await staff()]).toEqual([1, []])
    // who is known needs none
    expect(isIn(await end(world.browser()))).toBe(true)
  })

  test('of two who bring the same one at once, one comes in', async () => {
    const key = await invited()
    // both have it before one of them spends it
    const [first, second] = [await bringing(key), await bringing(key)]
    const ends = await Promise.all([end(first), end(second, 'second')])
    expect(ends.filter(isIn)).toHaveLength(1)
    expect(await world.db.$count(users)).toBe(1)
  })

  test('it ends after seven days', async () => {
    const key = await invited()
    const browser = await bringing(key)
    world.clock.now += 7 * 24 * 3_600_000
    expect(await end(browser)).toBe('/?login=uninvited')
    expect((await post(world.browser(), 'invitation/', { key })).code).toBe(40092)
  })

  test('by e-mail both are answered alike; only who is invited or known gets the mail', async () => {
    const work = async () => {
      for (const { name, run } of world.queued.splice(0)) if (name === 'login-link') await run()
    }
    const email = 'yijun@example.com'
    const stranger = await post(world.browser(), 'email/', { email })
    await work()
    expect([stranger.status, stranger.data, sent]).toEqual([202, {}, []])
    const browser = await bringing(await invited())
    expect(await post(browser, 'email/', { email })).toEqual(stranger)
    await work()
    const key = /key=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1]
    expect((await post(browser, 'email/open/', { key })).status).toBe(201)
    await post(world.browser(), 'email/', { email })
    await work()
    expect(sent).toHaveLength(2)
    expect(await untaken()).toBe(0)
  })

  test('a link whose invitation was taken meanwhile lets nobody in', async () => {
    const key = await invited()
    const [browser, faster] = [await bringing(key), await bringing(key)]
    await post(browser, 'email/', { email: 'yijun@example.com' })
    await world.queued.find(({ name }) => name === 'login-link')?.run()
    expect(isIn(await end(faster))).toBe(true)
    const link = /key=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1]
    expect((await post(browser, 'email/open/', { key: link })).code).toBe(40305)
    expect(await world.db.$count(users)).toBe(1)
  })

  test('who sits at the machine lets himself in', async () => {
    const browser = world.browser()
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/api/0.1/logins/local/',
      headers: { cookie: browser.cookie, origin, host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
    })
    expect(statusCode).toBe(201)
  })
})

test('where anybody may come in, an invitation waits for who needs it', async () => {
  world.deps.settings.invitedOnly = false
  expect(isIn(await end(await bringing(await invited())))).toBe(true)
  expect(await untaken()).toBe(1)
})

describe('the first of the staff', () => {
  test.each([true, false])(
    'comes by an address that works once; by invitation only: %j',
    async invitedOnly => {
      world.deps.settings.invitedOnly = invitedOnly
      // several starts, each with an address of its own
      const [firstLink, secondLink] = [await inviteFirstStaff(world.deps), await inviteFirstStaff(world.deps)]
      expect(firstLink).toMatch(/^http:\/\/localhost:3000\/login\/invitation\?key=[\w-]{22}$/)
      const late = await bringing(keyIn(secondLink))
      expect(isIn(await end(await bringing(keyIn(firstLink))))).toBe(true)
      expect(await staff()).toMatchObject([{ staffSince: new Date(world.clock.now) }])
      await end(late, 'second')
      expect(await staff()).toHaveLength(1)
      expect(await inviteFirstStaff(world.deps)).toBeUndefined()
      const events = await world.db.select().from(securityEvents)
      expect(events.filter(({ kind }) => kind === 'staff-made')).toHaveLength(1)
      expect(world.logged.join()).not.toContain(keyIn(firstLink))
    },
  )

  test('may be somebody who has an account, and is it to the screens', async () => {
    world.deps.settings.invitedOnly = false
    await end(world.browser())
    const browser = await bringing(keyIn(await inviteFirstStaff(world.deps)))
    const { uid, key } = await browser.open(await browser.logIn('facebook', 'demo'))
    const headers = { authorization: `Token ${key}` }
    const user = await world.app.inject({ url: `/api/0.1/users/${uid}/`, headers })
    expect(user.json().data.is_staff).toBe(true)
    expect(await world.db.$count(users)).toBe(1)
  })

  test('is not asked for where a setting names somebody', async () => {
    world.deps.settings.staffUids = ['u1']
    expect(await inviteFirstStaff(world.deps)).toBeUndefined()
  })
})
