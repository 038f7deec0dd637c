import { and, eq, sql } from 'drizzle-orm'
import { request } from 'undici'
import { afterEach, expect, test } from 'vitest'
import type { LoginWay } from '#domain/catalogue/login-ways'
import { freshLogins } from '../../../../tests/login/fresh-logins.ts'
import { networkToken as grantedToken, order, resetOrders } from '../../../../tests/login/network-token.ts'
import { networkToken, seal } from '../../../seal.ts'
import { books } from '../../library/books/schema.ts'
import { accountIdOf } from '../identities/account-id-of.ts'
import { deleteOldRevocations } from '../identities/revocations.ts'
import { revokeTokenJob } from '../identities/revoke-tokens.ts'
import { identities, tokenRevocations } from '../identities/schema.ts'
import { securityEvents } from '../security/schema.ts'

const world = freshLogins()
afterEach(() => resetOrders(world.social.base))

/** Somebody with an account at Facebook that can be read. */
async function person(name = 'demo') {
  const browser = world.browser()
  const { uid, key } = await browser.open(await browser.logIn('facebook', name))
  const token = await grantedToken(world.social.base, 'facebook', name)
  const sealedToken = seal(world.deps.settings.secret, networkToken, token)
  await world.db.update(identities).set({ sealedToken }).where(eq(identities.uid, uid))
  return {
    uid,
    token,
    async unlink(network: LoginWay = 'facebook', of = uid, subject?: string) {
      const account = eq(identities.uid, of)
      const [first] = await world.db
        .select()
        .from(identities)
        .where(and(account, eq(identities.network, network)))
        .orderBy(identities.linkedAt)
      const accountId = accountIdOf({ network, subject: subject ?? first?.subject ?? 'none' })
      const url = `/api/0.1/users/${of}/accounts/${accountId}/`
      const headers = { authorization: `Token ${key}` }
      const answer = await world.app.inject({ method: 'DELETE', url, headers })
      return answer.json().errors?.code ?? answer.json().data.networks
    },
    async isAlive() {
      const me = await request(`${world.social.base}/facebook/graph/v26.0/me?access_token=${token}`)
      await me.body.dump()
      return me.statusCode === 200
    },
  }
}

const link = (uid: string, network: LoginWay, subject: string) =>
  world.db
    .insert(identities)
    .values({ network, subject, uid, name: 'me', linkedAt: new Date(world.clock.now + 1) })
const linkInstagram = (uid: string) => link(uid, 'instagram', `ig-${uid}`)
const linked = (uid: string, network: 'facebook' | 'instagram') =>
  world.db.$count(identities, and(eq(identities.uid, uid), eq(identities.network, network)))
const revocations = () => world.db.select().from(tokenRevocations)
/** What was left for the worker. */
function leftJob() {
  const left = world.queued.find(({ name }) => name === revokeTokenJob.name)
  if (!left) throw new Error('a job was left')
  return left
}

/** Does it. */
async function work() {
  for (const { run, name } of world.queued.splice(0)) if (name === revokeTokenJob.name) await run()
}
const events = async () =>
  (await world.db.select().from(securityEvents)).filter(({ kind }) => kind === 'account-unlinked')

test('an account is forgotten with its token, which is dead at the network too; the books stay', async () => {
  const owner = await person()
  await linkInstagram(owner.uid)
  expect(await owner.isAlive()).toBe(true)
  expect(await owner.unlink()).toEqual(['instagram'])
  await work()
  expect([await linked(owner.uid, 'facebook'), await owner.isAlive()]).toEqual([0, false])
  expect(await revocations()).toEqual([])
  expect(await world.db.$count(books, eq(books.uid, owner.uid))).toBe(1)
  expect(await events()).toMatchObject([{ uid: owner.uid, target: 'facebook' }])
  expect(await owner.unlink()).toBe(40400)
})

test('the last way to log in stays, also when two are unlinked at once', async () => {
  const owner = await person()
  expect(await owner.unlink()).toBe(40012)
  const own = eq(identities.uid, owner.uid)
  const [facebook] = await world.db.select().from(identities).where(own)
  if (!facebook) throw new Error('who logged in has an identity')
  for (let round = 0; round < 10; round += 1) {
    await world.db.delete(identities)
    await world.db.insert(identities).values({ ...facebook, sealedToken: null })
    await linkInstagram(owner.uid)
    const answers = await Promise.all([owner.unlink('facebook'), owner.unlink('instagram')])
    expect(answers.filter(answer => answer === 40012)).toHaveLength(1)
    expect(await world.db.$count(identities, own)).toBe(1)
  }
})

test('a network that the site does not offer any more is no way to log in', async () => {
  const owner = await person()
  await linkInstagram(owner.uid)
  const { instagram } = world.deps.networks
  delete world.deps.networks.instagram
  try {
    expect(await owner.unlink()).toBe(40012)
    expect(await owner.unlink('instagram')).toEqual(['facebook'])
  } finally {
    Object.assign(world.deps.networks, { instagram })
  }
})

test.each(['local', 'email'] as const)(
  'who is known by %s links a network and unlinks it again; what the site offers no more holds nobody',
  async way => {
    const offered = {
      localLogin: true,
      emailLogin: true,
      mail: { smtpUrl: 'smtp://unused', from: 'a@b.example' },
    }
    Object.assign(world.deps.settings, offered)
    const owner = await person()
    await link(owner.uid, way, 'me')
    expect(await owner.unlink('facebook')).toEqual([])
    await work()
    expect([await owner.isAlive(), await owner.unlink(way)]).toEqual([false, 40012])
    await linkInstagram(owner.uid)
    Object.assign(world.deps.settings, { localLogin: false, emailLogin: false })
    expect(await owner.unlink('instagram')).toBe(40012)
    Object.assign(world.deps.settings, offered)
    expect(await owner.unlink(way)).toEqual(['instagram'])
  },
)

test('of two accounts at one network, one goes and the other stays', async () => {
  const owner = await person()
  await link(owner.uid, 'facebook', 'another')
  const ids = async () => {
    const rows = await world.db.select().from(identities).where(eq(identities.uid, owner.uid))
    return rows.map(({ subject }) => subject)
  }
  expect(await owner.unlink('facebook', owner.uid, 'another')).toEqual(['facebook'])
  expect(await ids()).not.toContain('another')
  await work()
  expect([(await ids()).length, await owner.isAlive()]).toEqual([1, true])
  await link(owner.uid, 'facebook', 'a-third')
  expect(await owner.unlink()).toEqual(['facebook'])
  await work()
  expect([await ids(), await owner.isAlive()]).toEqual([['a-third'], false])
  expect(await owner.unlink('facebook', owner.uid, 'a-third')).toBe(40012)
})

test('a network that fails is no obstacle and is told later, and the log holds no token', async () => {
  const owner = await person()
  await linkInstagram(owner.uid)
  await order(world.social.base, { fail: { path: '/me/permissions', times: 1, status: 500 } })
  expect(await owner.unlink()).toEqual(['instagram'])
  const left = leftJob()
  expect(await linked(owner.uid, 'facebook')).toBe(0)
  await expect(left.run()).rejects.toThrow('permissions: status 500')
  expect([
    JSON.stringify([left.payload, await revocations()]).includes(owner.token),
    await owner.isAlive(),
  ]).toEqual([false, true])
  await left.run()
  expect([await revocations(), await owner.isAlive()]).toEqual([[], false])
  // safe to run twice
  await left.run()
  expect(world.logged.join()).not.toContain(owner.token)
})

test('a token whose network never listened is forgotten all the same', async () => {
  const owner = await person()
  await linkInstagram(owner.uid)
  await owner.unlink()
  const left = leftJob()
  await revokeTokenJob.failed?.(
    revokeTokenJob.payload.parse(left.payload),
    new Error('status 500'),
    world.deps,
  )
  expect(await revocations()).toEqual([])
  expect(world.logged.join()).toContain('a token was not revoked at its network')
  const old = { revocationId: 'old', network: 'facebook', sealedToken: 's' } as const
  await world.db.insert(tokenRevocations).values({ ...old, createdAt: sql`now() - interval '169 hours'` })
  await deleteOldRevocations(world.db)
  expect(await revocations()).toEqual([])
})

test('nobody unlinks the account of another', async () => {
  const [victim, attacker] = [await person(), await person('second')]
  await linkInstagram(victim.uid)
  expect(await attacker.unlink('facebook', victim.uid)).toBe(40400)
  expect([await linked(victim.uid, 'facebook'), await events()]).toEqual([1, []])
})
