import { eq, sql } from 'drizzle-orm'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoot, shareHeader } from '#contract/call'
import { createItem } from '#contract/items'
import { readPage, readPlan } from '#contract/pages'
import { changeSharing, readSharing, unlockShare } from '#contract/sharing'
import { readBook } from '#contract/shelf'
import { deleteUser, keepUser } from '#contract/users'
import { books } from '#server/features/library/books/schema'
import { lockBook } from '#server/features/library/books/store'
import { connect } from '#server/kernel/db/connect'
import { seal } from '#server/seal'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { shareKey } from './change-sharing.ts'

let studio: Studio
let token: string
let bid: string
let connection: ReturnType<typeof connect>

beforeAll(async () => {
  studio = await startStudio({ worker: false, environment: { TRUSTED_PROXIES: 'loopback' } })
  ;({ token, bid } = await studio.firstBook('empty'))
  const body = { content: '給你看的一頁', postDate: '2024-05-03 10:30', picList: [] }
  await studio.call(createItem, { token, params: { bid }, body })
  connection = connect(studio.databaseUrl, () => undefined)
})
afterAll(async () => {
  await connection.close()
  await studio.close()
})

const share = async (link: object | null) =>
  (await studio.call(changeSharing, { token, params: { bid }, body: { link } })).body.data.link
const read = async (key: string) =>
  (await studio.call(readBook, { params: { bid }, headers: { [shareHeader]: key } })).status
const unlock = (key: string, password?: string) =>
  studio.call(unlockShare, { params: { bid }, body: { share: key, ...(password && { password }) } })

test('who has the link reads the book and its pages, but not where its items are', async () => {
  const { share: key } = await share({})
  const headers = { [shareHeader]: key }
  const plan = await studio.call(readPlan, { params: { bid }, headers })
  const page = plan.body.data.pages.find((planned: { chapter_id?: string }) => planned.chapter_id)
  const drawn = await studio.call(readPage, { params: { bid, key: page.key }, headers })
  expect(drawn.body.data.svg).toContain('<svg')
  expect(drawn.body.data.places).toEqual([])
  expect(await read('another-key')).toBe(404)
})

test('a page of a public book that was read before a login is not taken for the page of its owner', async () => {
  await studio.call(changeSharing, { token, params: { bid }, body: { public: true } })
  const plan = await studio.call(readPlan, { params: { bid } })
  const page = plan.body.data.pages.find((planned: { chapter_id?: string }) => planned.chapter_id)
  const get = async (headers: Record<string, string>) => {
    const answer = await request(`${studio.origin}${apiRoot}/books/${bid}/pages/${page.key}/`, { headers })
    const { data } = (await answer.body.json()) as { data: { places: unknown[] } } // of our own server
    const names = String(answer.headers.vary).toLowerCase().split(', ')
    // what a cache compares before it gives what it has
    return {
      places: data.places.length,
      variant: names.map(name => headers[name]),
      control: answer.headers['cache-control'],
    }
  }
  const [before, after] = [await get({}), await get({ cookie: `session=${token}` })]
  await studio.call(changeSharing, { token, params: { bid }, body: { public: false } })
  expect([before.places, after.places > 0]).toEqual([0, true])
  expect(before.control).toBe('private, max-age=86400, immutable')
  expect(after.variant).not.toEqual(before.variant)
})

test('a new link kills the old one, and ending it kills it for good', async () => {
  const { share: first } = await share({})
  const { share: second } = await share({ renew: true })
  expect([await read(first), await read(second)]).toEqual([404, 200])
  await share(null)
  expect(await read(second)).toBe(404)
})

test('a link that was sealed with a lost secret is shown as one, and can be renewed and ended', async () => {
  const lose = async (key: string) => {
    const sealedShare = seal('a secret that nobody has any more', shareKey, key)
    await connection.db.update(books).set({ sealedShare }).where(eq(books.bid, bid))
  }
  const shown = async () => (await studio.call(readSharing, { token, params: { bid } })).body.data.link
  const { share: first } = await share({})
  await lose(first)
  expect([await read(first), await shown()]).toEqual([
    200,
    { share: null, expires_at: null, has_password: false },
  ])
  const { share: second } = await share({})
  expect([await read(first), await read(second)]).toEqual([404, 200])
  await lose(second)
  await share(null)
  expect([await read(second), await shown()]).toEqual([404, null])
})

test('two devices that make a link at once get the same', async () => {
  await share(null)
  const { db } = connection
  const makes = await db.transaction(async tx => {
    await lockBook(tx, bid)
    const asked = [share({}), share({})]
    const waiting = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await tx.execute(waiting)).rows).toHaveLength(2)
    return { asked }
  })
  const [one, other] = await Promise.all(makes.asked)
  expect(one.share).toBe(other.share)
  expect(await read(one.share)).toBe(200)
})

test('a link ends at its time', async () => {
  const { share: key } = await share({ expiresAt: '2020-01-01T00:00:00Z' })
  expect(await read(key)).toBe(404)
  expect((await unlock(key)).status).toBe(404)
  await share({ expiresAt: null })
  expect(await read(key)).toBe(200)
})

test('a password opens the book; changing it closes it again', async () => {
  const { share: key } = await share({ password: '芝麻開門芝麻開門' })
  expect(await read(key)).toBe(404)
  expect((await unlock(key, '不對')).body.errors.code).toBe(40070)
  const opened = (await unlock(key, '芝麻開門芝麻開門')).body.data.share
  expect(await read(opened)).toBe(200)
  await share({ password: '換成了另一個密碼' })
  expect(await read(opened)).toBe(404)
})

test('spaces do not make a password long enough', async () => {
  const set = async (password: string) =>
    (await studio.call(changeSharing, { token, params: { bid }, body: { link: { password } } })).status
  expect([await set('        '), await set('   short   '), await set('long enough')]).toEqual([400, 400, 200])
  await share({ password: null })
})

test('a password that everybody tries first is refused, and the one before stays', async () => {
  const { share: key } = await share({ password: '芝麻開門芝麻開門' })
  const { title } = (await studio.call(readBook, { token, params: { bid } })).body.data.design
  for (const password of ['password123', title.padEnd(8, '.')]) {
    const link = { password, renew: true }
    const answer = await studio.call(changeSharing, { token, params: { bid }, body: { link } })
    expect([answer.status, answer.body.errors?.code]).toEqual([400, 40071])
  }
  expect((await unlock(key, '芝麻開門芝麻開門')).status).toBe(200)
  await share({ password: null })
})

test('who guesses a password is soon not listened to, whatever address he claims to come from', async () => {
  const { share: key } = await share({ password: '芝麻開門芝麻開門' })
  const guess = (n: number) =>
    studio.call(unlockShare, {
      params: { bid },
      body: { share: key, password: `guess ${n}` },
      headers: { 'x-forwarded-for': `10.0.0.${n}, 203.0.113.7` },
    })
  const statuses = new Set<number>()
  for (let n = 0; n < 21; n += 1) statuses.add((await guess(n)).status)
  expect([...statuses]).toEqual([400, 429])
  await share({ password: null })
})

test('who watches a shared book is told nothing after the link ended', async () => {
  const { share: key } = await share({})
  const events = await fetch(`${studio.origin}${apiRoot}/books/${bid}/events/`, {
    headers: { [shareHeader]: key },
  })
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe(': \n\n')
  await share(null)
  await studio.call(createItem, {
    token,
    params: { bid },
    body: { content: '不再給你看', postDate: '2024-06-03 10:30', picList: [] },
  })
  expect((await reader?.read())?.done).toBe(true)
})

test('while the account is to be deleted nothing is opened, but shares can be closed', async () => {
  await share(null)
  const { uid } = await studio.logIn('empty')
  const change = async (body: object) => {
    const answer = await studio.call(changeSharing, { token, params: { bid }, body })
    return answer.body.errors?.code ?? answer.status
  }
  await studio.call(deleteUser, { token, params: { uid } })
  const tries = [{ public: true }, { link: {} }, { public: false }, { link: null }]
  expect(await Promise.all(tries.map(change))).toEqual([40903, 40903, 200, 200])
  await studio.call(keepUser, { token, params: { uid } })
  expect(await change({ link: {} })).toBe(200)
})
