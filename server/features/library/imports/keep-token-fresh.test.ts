import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Deps } from '#server/deps'
import { identities } from '#server/features/account/identities/schema'
import { users } from '#server/features/account/users/schema'
import { connect } from '#server/kernel/db/connect'
import { completeSettings, readSettings } from '#server/settings'
import { freshDatabase } from '../../../../tests/database.ts'
import { networkToken, unseal } from '../../../seal.ts'
import { keepTokenFresh } from './keep-token-fresh.ts'

const now = new Date('2026-05-01T00:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)
const answers = (text: string) => async () => ({ status: 200, headers: {}, text })
const good = answers('{"access_token":"new","expires_in":5184000}')

let deps: Pick<Deps, 'db' | 'settings' | 'now'>
let end: () => Promise<void>

beforeAll(async () => {
  const database = await freshDatabase()
  const { db, close } = connect(database.url, error => {
    throw error
  })
  const read = readSettings({ INSTAGRAM_APP_ID: 'id', INSTAGRAM_APP_SECRET: 'secret' })
  if ('refused' in read) throw new Error('the settings are good')
  const settings = completeSettings(read, { databaseUrl: database.url, secret: 's'.repeat(32) })
  deps = { db, settings, now: () => now }
  await db.insert(users).values({ uid: 'u', name: '', language: 'zh-tw', region: 'TW', createdAt: now })
  await db.insert(identities).values({
    network: 'instagram',
    subject: '1',
    uid: 'u',
    name: '',
    sealedToken: 'old',
    tokenExpiresAt: daysLater(20),
    expired: false,
    linkedAt: now,
  })
  end = async () => {
    await close()
    await database.drop()
  }
})
afterAll(() => end())

const of = (days: number) => ({
  network: 'instagram' as const,
  subject: '1',
  tokenExpiresAt: daysLater(days),
})

const old = { token: 'old', sealedToken: 'old' }
const readRow = async () => (await deps.db.select().from(identities).where(eq(identities.subject, '1')))[0]

test('a young token, a dead one, and one that is not renewed go on as they are', async () => {
  const never = async () => Promise.reject(new Error('nobody asks'))
  expect(await keepTokenFresh(deps, of(59), old, never)).toEqual(old)
  expect(await keepTokenFresh(deps, of(-1), old, never)).toEqual(old)
  expect(await keepTokenFresh(deps, of(20), old, answers('{"error":{}}'))).toEqual(old)
})

test('a token near its end is renewed and kept', async () => {
  const kept = await keepTokenFresh(deps, of(20), old, good)
  expect(kept.token).toBe('new')
  const row = await readRow()
  expect(unseal([deps.settings.secret], networkToken, row?.sealedToken ?? '')).toBe('new')
  expect(row).toMatchObject({ sealedToken: kept.sealedToken, tokenExpiresAt: daysLater(60) })
})

test('a token that a login replaced while the old one was renewed stays', async () => {
  const relinked = { sealedToken: 'of the login', tokenExpiresAt: daysLater(59) }
  await deps.db.update(identities).set({ sealedToken: old.sealedToken })
  const meanwhile = async () => {
    await deps.db.update(identities).set(relinked)
    return good()
  }
  expect(await keepTokenFresh(deps, of(20), old, meanwhile)).toMatchObject({ token: 'new' })
  expect(await readRow()).toMatchObject(relinked)
})
