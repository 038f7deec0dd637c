import { beforeEach, expect, test } from 'vitest'
import type { Mail } from '#server/adapters/mail/mailer'
import { invitations } from '#server/features/account/invitations/schema'
import { deskActs } from '#server/features/shop/desk/schema'
import { freshLogins } from '../login/fresh-logins.ts'
import { type Browser, origin } from '../login/login-fixture.ts'

// The staff invites people, sends invitations again and withdraws them.

const world = freshLogins()
const sent: Mail[] = []
let headers: Record<string, string>
beforeEach(async () => {
  sent.length = 0
  await world.db.delete(deskActs)
  Object.assign(world.deps.settings, { invitedOnly: false, staffUids: [], mail: undefined })
  world.deps.mailer = {
    send: async mail => {
      sent.push(mail)
      return 'sent'
    },
    close: async () => undefined,
  }
  const browser = world.browser()
  const { uid, key } = await browser.open(await browser.logIn('facebook', 'demo'))
  headers = { authorization: `Token ${key}` }
  Object.assign(world.deps.settings, { invitedOnly: true, staffUids: [uid] })
  world.logged.length = 0
})

const desk = async (method: 'GET' | 'POST', path = '', payload?: object) => {
  const url = `/api/0.1/desk/invitations/${path}`
  const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) })
  const { data, errors } = answer.json()
  return { status: answer.statusCode, data, error: errors?.name }
}
const invite = (email: string | null = null) => desk('POST', '', { email, language: 'en' })
const states = async (query = '') =>
  (await desk('GET', query)).data.invitations.map((row: { state: string }) => row.state)
const acts = async () => (await world.db.select().from(deskActs)).map(({ act }) => act)
const keyIn = (text: string) => /key=([\w-]+)/.exec(text)?.[1] ?? ''
const mail = () =>
  Object.assign(world.deps.settings, { mail: { smtpUrl: 'smtp://unused', from: 'a@days.example' } })
const work = async () => {
  for (const { name, run } of world.queued.splice(0)) if (name === 'invitation') await run()
}

async function open(browser: Browser, key: string) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/0.1/logins/invitation/',
    remoteAddress: browser.address,
    headers: { cookie: browser.cookie, origin, host: 'localhost:3000', 'sec-fetch-site': 'same-origin' },
    payload: { key },
  })
  for (const { name, value } of answer.cookies) browser.cookies.set(name, value)
  return answer.statusCode
}
async function comesIn(key: string): Promise<boolean> {
  const browser = world.browser()
  if ((await open(browser, key)) !== 200) return false
  const { location } = await browser.go('/social/facebook_login')
  return (await browser.go(await browser.consent(location, 'second'))).location.startsWith('/login?token=')
}

test('without mail the address is answered once, is kept nowhere, and lets one person in', async () => {
  const { data } = await invite('Yijun@Example.com')
  const key = keyIn(data.address)
  expect(data.invitation).toMatchObject({ email: 'yijun@example.com', state: 'open', makes_staff: false })
  const { data: list } = await desk('GET')
  expect(list).toMatchObject({ invited_only: true, sends_mail: false, has_more: false })
  expect(list.invitations[0].invited_by.name).not.toBeNull()
  const kept = JSON.stringify([list, await world.db.select().from(invitations), world.logged])
  expect(key).toHaveLength(22)
  expect(kept).not.toContain(key)
  expect(world.logged.join()).not.toContain('yijun')
  expect(await comesIn(key)).toBe(true)
  expect(await comesIn(key)).toBe(false)
  expect(await states()).toEqual(['taken'])
})

test('with mail it goes out in its language, sealed until then, and is not answered', async () => {
  mail()
  const { data } = await invite('yijun@example.com')
  expect(data.address).toBeNull()
  const [row] = await world.db.select().from(invitations)
  await work()
  expect(sent).toMatchObject([{ to: 'yijun@example.com', subject: expect.stringContaining('invited') }])
  const key = keyIn(sent[0]?.text ?? '')
  expect(row?.sealedKey).not.toContain(key)
  expect(await world.db.select().from(invitations)).toMatchObject([{ sealedKey: null }])
  expect(await comesIn(key)).toBe(true)
})

test('of those who invite one mailbox at once, one does', async () => {
  const mailboxes = ['yijun@example.com', 'YIJUN@example.com', ' yijun@example.com']
  // each has a connection then, so that none waits for another's
  await Promise.all([...mailboxes, ...mailboxes].map(() => desk('GET')))
  const made = await Promise.all([...mailboxes, ...mailboxes].map(email => invite(email)))
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(made.filter(({ error }) => error === 'invitationOpen')).toHaveLength(5)
  expect(await acts()).toEqual(['invite'])
  expect((await invite('no mailbox')).error).toBe('badEmail')
})

test('sent again, the address before leads nowhere; of two at once, one sends it', async () => {
  const { invitation, address } = (await invite()).data
  const again = () => desk('POST', `${invitation.invitation_id}/renew/`, { seen: invitation.expires_at })
  world.clock.now += 60_000
  const both = await Promise.all([again(), again()])
  expect(both.map(({ error }) => error).sort()).toEqual(['deskOutdated', undefined])
  const renewed = both.find(({ status }) => status === 200)?.data
  expect(await comesIn(keyIn(address))).toBe(false)
  expect(await comesIn(keyIn(renewed.address))).toBe(true)
  expect(
    (await desk('POST', `${invitation.invitation_id}/renew/`, { seen: renewed.invitation.expires_at })).error,
  ).toBe('deskOutdated')
  expect(await acts()).toEqual(['invite', 'renewInvitation'])
})

test('withdrawn, it lets nobody in, and its mail does not go out', async () => {
  mail()
  const { invitation } = (await invite('yijun@example.com')).data
  const withdraw = () => desk('POST', `${invitation.invitation_id}/withdraw/`)
  expect((await Promise.all([withdraw(), withdraw()])).map(({ data }) => data.state)).toEqual([
    'withdrawn',
    'withdrawn',
  ])
  await work()
  expect(sent).toEqual([])
  expect(await acts()).toEqual(['invite', 'withdrawInvitation'])
  // the mailbox can be invited anew
  expect((await invite('yijun@example.com')).status).toBe(200)
})

test('one that is over is seen for thirty days, and can be sent again', async () => {
  const { invitation } = (await invite('yijun@example.com')).data
  world.clock.now += 7 * 24 * 3_600_000
  expect(await states('?state=expired&search=YI')).toEqual(['expired'])
  expect(await states('?state=open')).toEqual([])
  const path = `${invitation.invitation_id}/renew/`
  const { data } = await desk('POST', path, { seen: invitation.expires_at })
  expect(data.invitation.state).toBe('open')
})

test('one for the staff, which a command made, is withdrawn here but never made or sent', async () => {
  const expiresAt = new Date(world.clock.now + 60_000)
  const row = { invitationId: 'i1', keyHash: 'h', makesStaff: true, createdAt: expiresAt, expiresAt }
  await world.db.insert(invitations).values(row)
  expect((await desk('POST', 'i1/renew/', { seen: expiresAt.toISOString() })).error).toBe('notFound')
  expect((await desk('POST', 'i1/withdraw/')).data).toMatchObject({ state: 'withdrawn', invited_by: null })
})

test('who does not work at the desk finds none', async () => {
  world.deps.settings.staffUids = []
  for (const answer of [await desk('GET'), await invite()]) expect([403, 404]).toContain(answer.status)
})
