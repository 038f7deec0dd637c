import { and, eq } from 'drizzle-orm'
import { request } from 'undici'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LoginFixture, loginFixture } from '../../../../tests/login/login-fixture.ts'
import { networkToken as grantedToken, order, resetOrders } from '../../../../tests/login/network-token.ts'
import { networkToken, seal } from '../../../seal.ts'
import { books } from '../../library/schema.ts'
import { identities, securityEvents, users } from '../schema.ts'

let world: LoginFixture
beforeAll(async () => {
  world = await loginFixture()
})
afterAll(() => world?.close())
beforeEach(async () => {
  await world.db.delete(users)
  await world.db.delete(securityEvents)
  world.logged.length = 0
})
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
    async unlink(network = 'facebook', of = uid) {
      const url = `/api/0.1/users/${of}/networks/${network}/`
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

const linkInstagram = (uid: string) =>
  world.db
    .insert(identities)
    .values({ network: 'instagram', subject: `ig-${uid}`, uid, name: 'me', linkedAt: new Date(0) })
const linked = (uid: string, network: 'facebook' | 'instagram') =>
  world.db.$count(identities, and(eq(identities.uid, uid), eq(identities.network, network)))
const events = async () =>
  (await world.db.select().from(securityEvents)).filter(({ kind }) => kind === 'account-unlinked')

test('an account is forgotten with its token, which is dead at the network too; the books stay', async () => {
  const owner = await person()
  await linkInstagram(owner.uid)
  expect(await owner.isAlive()).toBe(true)
  expect(await owner.unlink()).toEqual(['instagram'])
  expect([await linked(owner.uid, 'facebook'), await owner.isAlive()]).toEqual([0, false])
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

test('a network that fails is no obstacle, and the log holds no token', async () => {
  const owner = await person()
  await linkInstagram(owner.uid)
  await order(world.social.base, { fail: { path: '/me/permissions', times: 1, status: 500 } })
  expect(await owner.unlink()).toEqual(['instagram'])
  expect(await linked(owner.uid, 'facebook')).toBe(0)
  expect(world.logged.join()).toContain('permissions: status 500')
  expect(world.logged.join()).not.toContain(owner.token)
})

test('nobody unlinks the account of another', async () => {
  const [victim, attacker] = [await person(), await person('second')]
  await linkInstagram(victim.uid)
  expect(await attacker.unlink('facebook', victim.uid)).toBe(40400)
  expect([await linked(victim.uid, 'facebook'), await events()]).toEqual([1, []])
})
