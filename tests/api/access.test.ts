import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBook, readPlan } from '#contract/books'
import type { Call } from '#contract/call'
import { shareHeader } from '#contract/call'
import { calls } from '#contract/calls'
import { changeSharing } from '#contract/sharing'
import { sessions } from '#server/features/account/schema'
import { connect } from '#server/kernel/db/connect'
import { type CallInput, type Studio, startStudio } from '../studio.ts'
import { makeFixture } from './make-fixture.ts'
import { type Fixture, requests } from './requests.ts'

let studio: Studio
let owner: { uid: string; token: string }
let stranger: { uid: string; token: string }
let expired: string
let fixture: Fixture

beforeAll(async () => {
  studio = await startStudio()
  owner = await studio.logIn('empty')
  stranger = await studio.logIn('second')
  expired = (await studio.logIn('empty')).token
  await expireNewest(studio.databaseUrl, owner.uid)
  fixture = await makeFixture(studio, owner)
})
afterAll(() => studio.close())

// what ends a session or a book comes last, so that the others still have it
const last = ['deleteBook', 'closeSession']
const names = [...Object.keys(calls).filter(name => !last.includes(name)), ...last]

test('every call of the contract has a row', () => {
  expect(names.filter(name => !requests[name])).toEqual([])
})

describe.each(names)('%s', name => {
  const call = calls[name] as Call // names are the keys of calls
  const ask = (who: CallInput) => studio.call(call, { ...requests[name]?.(fixture), ...who })
  const isOwners = call.who === 'owner'

  beforeAll(async () => {
    // what was asked before may have changed the pages
    const { body } = await studio.call(readPlan, { token: owner.token, params: { bid: fixture.bid } })
    fixture.pageKey = body.data?.pages[0].key ?? fixture.pageKey
  })

  test('a token that has ended is refused', async () => {
    const { status, body } = await ask({ token: expired })
    expect([status, body.errors.code]).toEqual([401, 40100])
  })

  test('a visitor', async () => {
    const { status, body } = await ask({})
    if (call.who === 'anyone') expect(body.errors?.code).not.toBe(40100)
    else expect(status).toBe(call.who === 'reader' ? 404 : 401)
  })

  test('a stranger', async () => {
    // his own session, user and shelf are his
    if (call.who === 'user' || call.who === 'anyone') return expect(call.refusals).not.toContain('forbidden')
    const { status, body } = await ask({ token: stranger.token })
    expect([status, body?.errors?.code]).toEqual([404, 40400])
  })

  test('whoever has the share key', async () => {
    if (!isOwners && call.who !== 'reader') return expect(call.path).not.toContain('{bid}/design')
    const headers = { [shareHeader]: fixture.share }
    const { status } = await ask({ token: stranger.token, headers })
    // "seen, but not his to change"; "there, with nothing asked of it"
    if (isOwners) expect(status).toBe(403)
    else expect([200, 201, 202]).toContain(status)
    if (isOwners) expect((await ask({ headers })).status).toBe(401)
  })

  test('anybody, while the book is public', async () => {
    if (!isOwners && call.who !== 'reader') return expect(call.who).toMatch(/anyone|user|self/)
    const set = (value: boolean) =>
      studio.call(changeSharing, {
        token: owner.token,
        params: { bid: fixture.bid },
        body: { public: value },
      })
    await set(true)
    const [visitor, other] = [await ask({}), await ask({ token: stranger.token })]
    await set(false)
    expect([visitor.status, other.status]).toEqual(isOwners ? [401, 403] : [200, 200])
  })

  test('its owner', async () => {
    const { status, body } = await ask({ token: owner.token })
    expect([40100, 40300, 40400, 50000]).not.toContain(body?.errors?.code)
    // refusals of a good request that this book is not ready for
    if (status >= 400)
      expect([
        'bindReferrer',
        'deleteBook',
        'importArchives',
        'importFromNetworks',
        'openSession',
        'redo',
        'changeSocialItem',
        'changeItem',
      ]).toContain(name)
  })
})

test('nothing of it was changed by those who may not', async () => {
  const { body } = await studio.call(readBook, { token: owner.token, params: { bid: fixture.bid } })
  // the owner's session was closed by the last call
  expect(body.errors.code).toBe(40100)
})

async function expireNewest(url: string, uid: string): Promise<void> {
  const { db, close } = connect(url, error => {
    throw error
  })
  const rows = await db.select().from(sessions).where(eq(sessions.uid, uid)).orderBy(sessions.createdAt)
  const newest = rows.at(-1)
  if (!newest) throw new Error('nobody is logged in')
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.tokenHash, newest.tokenHash))
  await close()
}
