import { describe, expect, test } from 'vitest'
import { askApi } from '../../../../tests/login/ask-api.ts'
import { catchMails } from '../../../../tests/login/catch-mails.ts'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import type { Browser } from '../../../../tests/login/login-fixture.ts'
import { readSettings } from '../../../settings.ts'
import { identities } from '../identities/schema.ts'
import { securityEvents } from '../security/schema.ts'
import { hashOf } from '../sessions/authenticate.ts'
import { users } from '../users/schema.ts'
import { mailboxOf } from './mailbox-of.ts'
import { loginLinks } from './schema.ts'
import { deleteEndedLinks } from './store.ts'

const world = freshLogins()
const sent = catchMails(world)

const post = (browser: Browser, path: string, payload: object, language = 'zh-TW') =>
  askApi(world, browser, {
    path: `/logins/email/${path}`,
    payload,
    headers: { 'accept-language': language },
  })
const codeOf = (answer: Awaited<ReturnType<typeof post>>) => answer.json().errors?.code
const ask = (
  browser: Browser,
  email = 'yijun@example.com',
  more: { state?: string; language?: string } = {},
) => post(browser, '', { email, ...(more.state && { state: more.state }) }, more.language)
const open = (browser: Browser, key: string) => post(browser, 'open/', { key })

/** Does what was left for the worker, and gives the key that stands in the last mail. */
async function mailedKey(): Promise<string> {
  for (const { name, run } of world.queued.splice(0)) if (name === 'login-link') await run()
  const href = /https?:\S+\/login\/link\?key=\S+/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
  return new URL(href).searchParams.get('key') ?? ''
}

test('who reads the mailbox is logged in, in the browser that asked, and is the same person again', async () => {
  const browser = world.browser()
  const response = await ask(browser, ' YiJun@Example.com ', { state: 'uid_42' })
  expect([response.statusCode, response.json().data]).toEqual([202, {}])
  const opened = await open(browser, await mailedKey())
  const { uid, ticket, state } = opened.json().data
  expect([opened.statusCode, state]).toEqual([201, 'uid_42'])
  expect(await browser.open(new URLSearchParams({ uid, token: ticket }))).toMatchObject({ uid })
  expect(sent).toMatchObject([{ to: 'yijun@example.com', pictures: [] }])
  expect(await world.db.select().from(users)).toMatchObject([{ uid, name: 'yijun' }])
  expect(await world.db.select().from(identities)).toMatchObject([
    { network: 'email', subject: 'yijun@example.com', uid },
  ])
  const another = world.browser()
  await ask(another)
  expect((await open(another, await mailedKey())).json().data.uid).toBe(uid)
  expect(await world.db.$count(users)).toBe(1)
})

test.each([
  ['zh-TW', '登入 Daybound 的連結'],
  ['zh-HK', '登入 Daybound 的連結'],
  ['en', 'Your link to log in to Daybound'],
])('the mail speaks %s', async (language, subject) => {
  await ask(world.browser(), 'yijun@example.com', { language })
  await mailedKey()
  expect(sent[0]?.subject).toBe(subject)
  expect(sent[0]?.text).toContain('15')
  expect(sent[0]?.html).not.toContain('undefined')
})

describe('the link', () => {
  test('is good once', async () => {
    const browser = world.browser()
    await ask(browser)
    const key = await mailedKey()
    const answers = await Promise.all([open(browser, key), open(browser, key)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
    expect(codeOf(await open(browser, key))).toBe(40091)
  })

  test('is over after fifteen minutes, and forgotten', async () => {
    const browser = world.browser()
    await ask(browser)
    const key = await mailedKey()
    world.clock.now += 900_000
    expect(codeOf(await open(browser, key))).toBe(40091)
    expect(await world.db.$count(users)).toBe(0)
    await deleteEndedLinks(world.db, new Date(world.clock.now))
    expect(await world.db.$count(loginLinks)).toBe(0)
  })

  test('opens nothing in another browser, and is not spent there', async () => {
    const [browser, other, stranger] = [world.browser(), world.browser(), world.browser()]
    await ask(browser)
    const key = await mailedKey()
    await other.go('/social/facebook_login')
    for (const elsewhere of [other, stranger]) expect(codeOf(await open(elsewhere, key))).toBe(40304)
    expect((await open(browser, key)).statusCode).toBe(201)
  })

  test('is kept as a hash once the mail is out, and stands in no log, nor does the mailbox', async () => {
    const browser = world.browser()
    await ask(browser)
    const [payload, key] = [JSON.stringify(world.queued), await mailedKey()]
    const [link] = await world.db.select().from(loginLinks)
    expect(link).toMatchObject({ linkHash: hashOf(key), sealedKey: null })
    await open(browser, key)
    for (const text of [
      payload,
      world.logged.join(),
      JSON.stringify(await world.db.select().from(securityEvents)),
    ])
      for (const secret of [key, 'yijun']) expect(text).not.toContain(secret)
  })

  test('leads nowhere else than here', async () => {
    const browser = world.browser()
    await ask(browser, 'yijun@example.com', { state: 'redirect_https://evil.example/' })
    expect((await open(browser, await mailedKey())).json().data.state).toBe('')
  })
})

describe('the mail', () => {
  test('is sent again where the server was away, as the same message', async () => {
    const { mailer } = world.deps
    if (!mailer) throw new Error('there is a mailer')
    await ask(world.browser())
    const [job] = world.queued
    const { send } = mailer
    mailer.send = async mail => {
      sent.push(mail)
      throw new Error('away')
    }
    await expect(job?.run()).rejects.toThrow('away')
    mailer.send = send
    await job?.run()
    // safe to run twice
    await job?.run()
    expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id])
  })

  test('is not sent when the link is over', async () => {
    await ask(world.browser())
    world.clock.now += 900_000
    await world.queued[0]?.run()
    expect(sent).toEqual([])
  })

  test.each([
    '',
    'yijun',
    'a@b',
    'two@example.com, three@example.com',
    'x@example.com\r\nBcc: y@example.com',
  ])('to %j is refused', async email => {
    expect([40090, 40000]).toContain(codeOf(await ask(world.browser(), email)))
    expect(world.queued).toEqual([])
  })

  test('goes to one mailbox five times at most while its links live, whoever asks, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(world.browser())))
    expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(5)
    expect(answers.filter(answer => codeOf(answer) === 42900)).toHaveLength(3)
    expect((await ask(world.browser(), 'another@example.com')).statusCode).toBe(202)
    world.clock.now += 900_000
    expect((await ask(world.browser())).statusCode).toBe(202)
  })

  test('is asked for twenty times a minute from one address at most', async () => {
    const browser = world.browser()
    const codes = []
    for (let i = 0; i < 21; i += 1) codes.push(codeOf(await ask(browser, `y${i}@example.com`)))
    expect(codes).toEqual([...Array(20).fill(undefined), 42900])
  })
})

test('there is none where it is not set, or no mail is sent', async () => {
  world.deps.settings.emailLogin = false
  expect(codeOf(await ask(world.browser()))).toBe(40400)
  Object.assign(world.deps.settings, { emailLogin: true, mail: undefined })
  expect(codeOf(await ask(world.browser()))).toBe(40400)
  expect(readSettings({ EMAIL_LOGIN: 'on', SANDBOX: 'off' })).toEqual({
    refused: 'bad-settings',
    problems: [{ name: 'SMTP_URL', why: 'missing' }],
  })
})

test.each([
  ['Yijun@Example.COM', 'yijun@example.com'],
  ['ｙｉｊｕｎ@example.com', 'yijun@example.com'],
  ['怡君@例子.tw', '怡君@例子.tw'],
  ['yijun@localhost', undefined],
])('%j is the mailbox %j', (text, mailbox) => expect(mailboxOf(text)).toBe(mailbox))
