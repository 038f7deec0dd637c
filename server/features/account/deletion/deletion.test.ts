import { eq, sql } from 'drizzle-orm'
import { request } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import { networkToken as grantedToken, order, resetOrders } from '../../../../tests/login/network-token.ts'
import { networkToken, seal } from '../../../seal.ts'
import { books } from '../../library/books/schema.ts'
import { images } from '../../library/images/schema.ts'
import { revokeTokenJob } from '../identities/revoke-tokens.ts'
import { identities } from '../identities/schema.ts'
import { invitations } from '../invitations/schema.ts'
import { securityEvents } from '../security/schema.ts'
import { users } from '../users/schema.ts'
import { eraseAccountJob, findDueAccountsJob } from './erase-account-job.ts'

const world = freshLogins()
afterEach(async () => {
  world.deps.settings.accountDeletionDays = 7
  await resetOrders(world.social.base)
})

async function person(name = 'demo') {
  const browser = world.browser()
  const { uid, key } = await browser.open(await browser.logIn('facebook', name))
  const call = async (method: 'GET' | 'DELETE', path: string) => {
    const answer = await world.app.inject({
      method,
      url: `/api/0.1${path}`,
      headers: { authorization: `Token ${key}` },
    })
    return { status: answer.statusCode, data: answer.json().data, code: answer.json().errors?.code }
  }
  return {
    uid,
    read: () => call('GET', `/users/${uid}/`),
    askDeletion: (of = uid) => call('DELETE', `/users/${of}/`),
    keep: (of = uid) => call('DELETE', `/users/${of}/deletion/`),
  }
}

/** As if the days were over. */
const makeDue = (uid: string) =>
  world.db.update(users).set({ deletesAt: sql`now()` }).where(eq(users.uid, uid))
const erase = (uid: string) => eraseAccountJob.run({ uid }, world.deps)
const isThere = async (uid: string) => (await world.db.$count(users, eq(users.uid, uid))) === 1

/** The tables that have a row with this text. */
async function tablesNaming(text: string): Promise<string[]> {
  const { rows } = await world.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const traces: string[] = []
  for (const { name } of rows) {
    const table = sql.identifier(name)
    const hits = await world.db.execute(
      sql`select 1 from ${table} t where row_to_json(t)::text like ${`%${text}%`} limit 1`,
    )
    if (hits.rows.length > 0) traces.push(name)
  }
  return traces
}

const kinds = async () =>
  (await world.db.select().from(securityEvents).orderBy(securityEvents.eventId)).map(({ kind }) => kind)

test('who asks for deletion stays logged in here alone, and the books are open to nobody else', async () => {
  const [here, there] = [await person(), await person()]
  const shared = { public: true, shareHash: 'h', sealedShare: 's', sharePasswordHash: 'p' }
  await world.db.update(books).set(shared)
  const { status, data } = await here.askDeletion()
  expect(status).toBe(200)
  const days = (Date.parse(data.deletes_at) - Date.now()) / (24 * 3_600_000)
  expect(Math.round(days)).toBe(7)
  expect((await here.read()).data.deletes_at).toBe(data.deletes_at)
  expect((await there.read()).status).toBe(401)
  const ended = { public: false, shareHash: null, sealedShare: null, sharePasswordHash: null }
  expect(await world.db.select().from(books)).toMatchObject([ended])
  expect(await kinds()).toContain('account-deletion-asked')
})

test('asking again moves nothing back, and asking with fewer days moves it forward', async () => {
  const asker = await person()
  const first = (await asker.askDeletion()).data.deletes_at
  world.deps.settings.accountDeletionDays = 30
  expect((await asker.askDeletion()).data.deletes_at).toBe(first)
  world.deps.settings.accountDeletionDays = 1
  expect((await asker.askDeletion()).data.deletes_at < first).toBe(true)
})

test('until the time has come an account can be kept, and is not deleted', async () => {
  const asker = await person()
  await asker.askDeletion()
  await erase(asker.uid)
  const kept = await asker.keep()
  expect([kept.status, kept.data.deletes_at]).toEqual([200, null])
  expect(await kinds()).toContain('account-kept')
  // one that was to stay stays
  expect((await asker.keep()).status).toBe(200)
  await erase(asker.uid)
  expect(await isThere(asker.uid)).toBe(true)
})

test('when the time has come it cannot be kept, and nothing names its user but security events', async () => {
  const [asker, other] = [await person(), await person('second')]
  const { uid } = asker
  const picture = { imageId: 'i1', uid, sha256: 'a', width: 1, height: 1, uploadedAt: new Date(0) }
  await world.db.insert(images).values(picture)
  await asker.askDeletion()
  await makeDue(uid)
  expect((await asker.keep()).code).toBe(40902)
  world.queued.length = 0
  await findDueAccountsJob.run({}, world.deps)
  expect(world.queued.map(({ name, payload }) => [name, payload])).toEqual([['erase-account', { uid }]])
  for (const { run } of world.queued) await run()
  expect(await tablesNaming(uid)).toEqual(['security_events'])
  expect((await asker.read()).status).toBe(401)
  expect((await other.read()).status).toBe(200)
  expect(await kinds()).toContain('account-deleted')
  // safe to run twice
  const before = await kinds()
  await erase(uid)
  expect(await kinds()).toEqual(before)
})

test('of two that delete an account at once, one does', async () => {
  const { uid, askDeletion } = await person()
  await askDeletion()
  await makeDue(uid)
  await Promise.all([erase(uid), erase(uid)])
  expect((await kinds()).filter(kind => kind === 'account-deleted')).toHaveLength(1)
})

async function linked() {
  const asker = await person()
  const token = await grantedToken(world.social.base, 'facebook', 'demo')
  const sealedToken = seal(world.deps.settings.secret, networkToken, token)
  await world.db.update(identities).set({ sealedToken }).where(eq(identities.uid, asker.uid))
  await asker.askDeletion()
  await makeDue(asker.uid)
  const isAlive = async () => {
    const me = await request(`${world.social.base}/facebook/graph/v26.0/me?access_token=${token}`)
    await me.body.dump()
    return me.statusCode === 200
  }
  return { uid: asker.uid, token, isAlive }
}

test('its token is dead at the network, also where that fails at first; the log holds no token', async () => {
  const { uid, token, isAlive } = await linked()
  expect(await isAlive()).toBe(true)
  world.queued.length = 0
  await erase(uid)
  expect(await isThere(uid)).toBe(false)
  const [queuedJob] = world.queued.filter(({ name }) => name === revokeTokenJob.name)
  await order(world.social.base, { fail: { path: '/me/permissions', times: 1, status: 500 } })
  await expect(queuedJob?.run()).rejects.toThrow('permissions: status 500')
  await queuedJob?.run()
  expect(await isAlive()).toBe(false)
  expect(await tablesNaming(uid)).toEqual(['security_events'])
  expect(world.logged.join()).not.toContain(token)
})

test('the invitation that went to its mailbox goes with it, and that to another stays', async () => {
  const { uid, askDeletion } = await person()
  const [mailbox, other] = ['yijun@example.com', 'mei@example.com']
  const linkedAt = new Date()
  const identity = { network: 'email' as const, subject: mailbox, name: mailbox, expired: false, linkedAt }
  await world.db.insert(identities).values({ ...identity, uid })
  const ends = { expiresAt: new Date(Date.now() + 3_600_000), createdAt: linkedAt, takenAt: linkedAt }
  await world.db.insert(invitations).values(
    [mailbox, other].map(email => ({
      ...ends,
      invitationId: email,
      keyHash: email,
      makesStaff: false,
      email,
    })),
  )
  await askDeletion()
  await makeDue(uid)
  await erase(uid)
  expect(await tablesNaming(mailbox)).toEqual([])
  expect(await tablesNaming(other)).toEqual(['invitations'])
  await world.db.delete(invitations)
})

test('with no days to wait all sessions end, and the account goes by the job that was left', async () => {
  const asker = await person()
  for (const { run } of world.queued) await run()
  world.queued.length = 0
  world.deps.settings.accountDeletionDays = 0
  expect((await asker.askDeletion()).status).toBe(200)
  expect((await asker.read()).status).toBe(401)
  expect(world.queued.map(({ name }) => name)).toEqual(['erase-account'])
  await world.queued[0]?.run()
  expect(await isThere(asker.uid)).toBe(false)
})

test('nobody deletes or keeps the account of another', async () => {
  const [asker, other] = [await person(), await person('second')]
  expect((await asker.askDeletion(other.uid)).code).toBe(40400)
  await other.askDeletion()
  expect((await asker.keep(other.uid)).code).toBe(40400)
  expect((await other.read()).data.deletes_at).not.toBeNull()
})
