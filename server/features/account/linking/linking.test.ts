import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { askApi } from '../../../../tests/login/ask-api.ts'
import { catchMails } from '../../../../tests/login/catch-mails.ts'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import type { Browser } from '../../../../tests/login/login-fixture.ts'
import { loginLinks } from '../email-login/schema.ts'
import { identities } from '../identities/schema.ts'
import { loginStates } from '../login/schema.ts'
import { securityEvents } from '../security/schema.ts'
import { users } from '../users/schema.ts'

const world = freshLogins()
const sent = catchMails(world)
beforeEach(() => {
  world.deps.settings.invitedOnly = false
})

async function post(browser: Browser, path: string, payload: object, site = 'same-origin') {
  const answer = await askApi(world, browser, { path, payload, headers: { 'sec-fetch-site': site } })
  const { data, errors } = answer.json()
  return { status: answer.statusCode, data, code: errors?.code }
}

/** Somebody who is logged in by Facebook. */
async function person(name = 'demo') {
  const browser = world.browser()
  const { uid } = await browser.open(await browser.logIn('facebook', name))
  const path = `/users/${uid}/accounts/`
  return {
    uid,
    browser,
    askMail: (email = 'yijun@example.com') => post(browser, `${path}email/`, { email }),
    dialog: async (network: string): Promise<string> => (await post(browser, path, { network })).data.href,
    ask: (network: string, site?: string) => post(browser, path, { network }, site),
  }
}
const open = (browser: Browser, key: string) => post(browser, '/logins/email/open/', { key })
const waysOf = async (uid: string) => {
  const rows = await world.db.select().from(identities).where(eq(identities.uid, uid))
  return rows.map(({ network }) => network).sort()
}
const linkEvents = async () =>
  (await world.db.select().from(securityEvents))
    .filter(({ kind }) => kind === 'account-linked')
    .map(({ uid, target }) => [uid, target])

/** Does what was left for the worker, and gives the key that stands in the last mail. */
async function mailedKey(): Promise<string> {
  for (const { name, run } of world.queued.splice(0)) if (name === 'login-link') await run()
  const href = /https?:\S+\/login\/link\?key=\S+/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
  return new URL(href).searchParams.get('key') ?? ''
}

describe('a mailbox', () => {
  test('is linked by the link that was sent to it, and logs in to the same account from then on', async () => {
    const { uid, browser, askMail } = await person()
    expect((await askMail(' YiJun@Example.com ')).status).toBe(202)
    const key = await mailedKey()
    expect(sent[0]?.subject).toBe('把信箱連結到您的 Daybound 帳號')
    expect(await waysOf(uid)).toEqual(['facebook'])
    expect((await open(browser, key)).data).toEqual({ uid, ticket: null, state: '' })
    expect(await waysOf(uid)).toEqual(['email', 'facebook'])
    expect(await linkEvents()).toEqual([[uid, 'email']])
    expect((await open(browser, key)).code).toBe(40091)

    const another = world.browser()
    await post(another, '/logins/email/', { email: 'yijun@example.com' })
    expect((await open(another, await mailedKey())).data.uid).toBe(uid)
    expect(await world.db.$count(users)).toBe(1)
  })

  test('is linked again without a second row', async () => {
    const { uid, browser, askMail } = await person()
    for (let i = 0; i < 2; i += 1) {
      await askMail()
      expect((await open(browser, await mailedKey())).status).toBe(201)
    }
    expect([await waysOf(uid), await linkEvents()]).toEqual([['email', 'facebook'], [[uid, 'email']]])
  })

  test('is linked for who is in, where accounts are by invitation only', async () => {
    const { uid, browser, askMail } = await person()
    world.deps.settings.invitedOnly = true
    await askMail()
    await open(browser, await mailedKey())
    expect(await waysOf(uid)).toEqual(['email', 'facebook'])
  })

  test('that logs in to another account stays there', async () => {
    const other = world.browser()
    await post(other, '/logins/email/', { email: 'yijun@example.com' })
    const { uid: theirs } = (await open(other, await mailedKey())).data
    const { uid, browser, askMail } = await person()
    expect(await askMail()).toMatchObject({ status: 202, data: {} })
    expect((await open(browser, await mailedKey())).code).toBe(40905)
    expect([await waysOf(uid), await waysOf(theirs)]).toEqual([['facebook'], ['email']])
  })

  test('is linked to one of two accounts that open their links at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `round${round}@example.com`
      const [firstPerson, secondPerson] = [await person(), await person('second')]
      await firstPerson.askMail(email)
      const first = await mailedKey()
      await secondPerson.askMail(email)
      const answers = await Promise.all([
        open(firstPerson.browser, first),
        open(secondPerson.browser, await mailedKey()),
      ])
      expect(answers.map(({ code }) => code).sort()).toEqual([40905, undefined])
      expect(await world.db.$count(identities, eq(identities.subject, email))).toBe(1)
    }
  })

  test('is not linked in another browser, nor where somebody else or nobody is logged in; nothing is spent', async () => {
    const { uid, browser, askMail } = await person()
    const other = await person('second')
    await askMail()
    const key = await mailedKey()
    expect((await open(other.browser, key)).code).toBe(40304)
    const own = browser.cookies.get('session') ?? ''
    browser.cookies.set('session', other.browser.cookies.get('session') ?? '')
    expect((await open(browser, key)).code).toBe(40307)
    browser.cookies.delete('session')
    expect((await open(browser, key)).code).toBe(40307)
    expect([await waysOf(uid), await waysOf(other.uid)]).toEqual([['facebook'], ['facebook']])
    browser.cookies.set('session', own)
    expect((await open(browser, key)).status).toBe(201)
  })

  test('counts with the links for a login: five of a mailbox at most', async () => {
    const { askMail } = await person()
    for (let i = 0; i < 5; i += 1) await askMail()
    expect((await askMail()).code).toBe(42900)
    expect((await post(world.browser(), '/logins/email/', { email: 'yijun@example.com' })).code).toBe(42900)
  })

  test('is not linked where no links are sent, and links go with their account', async () => {
    const { uid, askMail } = await person()
    await askMail()
    await world.db.delete(users).where(eq(users.uid, uid))
    expect(await world.db.$count(loginLinks)).toBe(0)
    const owner = await person()
    world.deps.settings.emailLogin = false
    expect((await owner.askMail()).code).toBe(40400)
  })
})

describe('an account at a network', () => {
  test.each(['instagram', 'oidc'])(
    '%s is linked at its dialog, and logs in to the same account',
    async network => {
      const { uid, browser, dialog } = await person()
      const back = await browser.go(await browser.consent(await dialog(network), 'demo'))
      expect(back.location).toBe('/app/profile?login=linked')
      expect(await waysOf(uid)).toEqual(['facebook', network])
      expect(await linkEvents()).toEqual([[uid, network]])
      const linked = await world.db.select().from(identities).where(eq(identities.network, 'instagram'))
      for (const { sealedToken } of linked) expect(sealedToken).toBeNull()
      expect((await world.browser().logIn(network, 'demo')).get('uid')).toBe(uid)
      expect(await world.imports()).toEqual([])
    },
  )

  test('that logs in to another account stays there', async () => {
    await world.browser().logIn('instagram', 'second')
    const { uid, browser, dialog } = await person()
    const back = await browser.go(await browser.consent(await dialog('instagram'), 'second'))
    expect(back.location).toBe('/app/profile?login=taken')
    expect(await waysOf(uid)).toEqual(['facebook'])
  })

  test('is told apart from a failure where the account has as many ways to log in as it may have', async () => {
    const { uid, browser, dialog } = await person()
    const mailbox = (n: number) => ({ network: 'email' as const, subject: `${n}@example.org`, name: `${n}` })
    const linkedAt = new Date()
    await world.db
      .insert(identities)
      .values(Array.from({ length: 49 }, (_, n) => ({ ...mailbox(n), uid, expired: false, linkedAt })))
    const back = await browser.go(await browser.consent(await dialog('instagram'), 'demo'))
    expect(back.location).toBe('/app/profile?login=tooMany')
    expect((await waysOf(uid)).filter(way => way === 'instagram')).toEqual([])
  })

  test('is not linked in another browser, nor where somebody else or nobody is logged in by then', async () => {
    const { uid, browser, dialog } = await person()
    const other = await person('second')
    const elsewhere = await other.browser.go(await browser.consent(await dialog('oidc'), 'demo'))
    expect(elsewhere.location).toBe('/?login=expired')
    for (const session of [other.browser.cookies.get('session') ?? '', '']) {
      const back = await browser.consent(await dialog('oidc'), 'demo')
      const own = browser.cookies.get('session') ?? ''
      browser.cookies.set('session', session)
      expect((await browser.go(back)).location).toBe('/app/profile?login=otherPerson')
      browser.cookies.set('session', own)
    }
    expect([await waysOf(uid), await waysOf(other.uid)]).toEqual([['facebook'], ['facebook']])
  })

  test('is not begun by another site: its own account would be linked to a visitor’s', async () => {
    const { ask } = await person()
    expect((await ask('oidc', 'cross-site')).code).toBe(40302)
    expect(await world.db.$count(loginStates)).toBe(0)
  })

  test('goes back to the profile when it is refused', async () => {
    const { browser, dialog } = await person()
    const back = await browser.go(await browser.consent(await dialog('instagram'), 'refuses'))
    expect(back.location).toBe('/app/profile?login=refused')
  })

  test('is not linked where the site has no such network', async () => {
    const { ask } = await person()
    const { oidc } = world.deps.networks
    delete world.deps.networks.oidc
    expect((await ask('oidc')).code).toBe(40400)
    Object.assign(world.deps.networks, { oidc })
  })
})
