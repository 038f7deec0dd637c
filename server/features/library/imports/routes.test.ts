import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identities } from '#server/features/account/identities/schema'
import { authenticate } from '#server/features/account/sessions/authenticate'
import { sessions } from '#server/features/account/sessions/schema'
import type { BookRow } from '#server/features/library/books/schema'
import { items } from '#server/features/library/content/schema'
import { imports } from '#server/features/library/imports/schema'
import { progress } from '#server/features/library/progress/schema'
import { uploads } from '#server/features/library/uploads/schema'
import { buildApp } from '#server/kernel/http/app'
import { serveCall } from '#server/kernel/http/serve-call'
import { type ImportFixture, importFixture, importing } from '../../../../tests/imports/import-fixture.ts'
import { photo, smallZip } from '../../../../tests/imports/small-zip.ts'
import { sessionRow } from '../../../../tests/login/session-row.ts'
import { socialBookRoutes } from '../social-books/routes.ts'
import { importRoutes } from './routes.ts'

let fixture: ImportFixture
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  fixture = await importFixture()
  folder = await mkdtemp(join(tmpdir(), 'daybound-routes-'))
  app = await buildApp(fixture.deps)
  for (const route of [...importRoutes, ...socialBookRoutes])
    serveCall(app, route, fixture.deps, authenticate)
})
afterAll(async () => {
  await app.close()
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

async function ownBook(): Promise<BookRow> {
  const book = await fixture.newBook()
  const now = fixture.deps.now()
  const life = { createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + 3_600_000) }
  await fixture.deps.db.insert(sessions).values(sessionRow(book.uid, `key-${book.uid}`, life))
  return book
}

async function call(book: BookRow, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const answer = await app.inject({
    method,
    url: `/api/0.1${path}`,
    headers: { authorization: `Token key-${book.uid}` },
    ...(body && { payload: body }),
  })
  const { data, errors } = answer.json()
  return { status: answer.statusCode, data, code: errors?.code }
}

const post = { time: Date.UTC(2022, 2, 5) / 1000, text: '三月的第一個星期六', photos: ['a.jpg'] }

test('an uploaded archive is imported, listed and accounted for', async () => {
  const book = await ownBook()
  const again = { ...post, time: post.time + 90_000, text: '', photos: ['b.jpg'] }
  const same = await photo(1)
  const zip = await smallZip(folder, 'facebook-x.zip', [post, again], { 'a.jpg': same, 'b.jpg': same })
  const uploadId = await fixture.upload(book, zip)
  const answer = await call(book, 'POST', '/socials/archives/', { bid: book.bid, uploads: [uploadId] })
  expect([answer.status, answer.data]).toMatchObject([
    202,
    { via: 'archive', state: 'waiting', names: ['facebook-x.zip'], ended_at: null },
  ])
  await fixture.work()
  const { data } = await call(book, 'GET', `/socials/imports/?bid=${book.bid}`)
  expect(data.imports).toMatchObject([{ import_id: answer.data.import_id, state: 'done' }])
  const receipt = await call(book, 'GET', `/socials/receipt/?bid=${book.bid}`)
  expect(receipt.data).toMatchObject({
    items: { read: 2, placed: 1, duplicate: 1 },
    taken_out: 0,
    groups: [
      { what: 'item', reason: 'same-photo', mend: 'take', lines: [{ name: 'b.jpg' }] },
      { what: 'photo', reason: 'same-photo', mend: 'none' },
    ],
  })
  const take = `/socials/receipt/${receipt.data.groups[0].lines[0].line_id}/take/`
  const other = await ownBook()
  expect(await call(other, 'POST', take)).toMatchObject({ status: 404 })
  expect(await call(book, 'POST', take)).toMatchObject({ status: 200, data: { taken: true } })
  await fixture.deps.db.update(items).set({ chosen: false }).where(eq(items.bid, book.bid))
  const after = await call(book, 'GET', `/socials/receipt/?bid=${book.bid}`)
  expect(after.data).toMatchObject({ items: { placed: 2 }, taken_out: 2 })
})

test('uploads of others, or that are not whole, are nothing to import', async () => {
  const [book, other] = [await ownBook(), await ownBook()]
  const zip = await smallZip(folder, 'facebook-y.zip', [post])
  const [foreign, half] = [await fixture.upload(other, zip), await fixture.upload(book, zip)]
  await fixture.deps.db
    .update(uploads)
    .set({ wholeAt: null, bytes: 1_000_000 })
    .where(eq(uploads.uploadId, half))
  for (const uploadId of [foreign, half, 'nothing']) {
    const answer = await call(book, 'POST', '/socials/archives/', { bid: book.bid, uploads: [uploadId] })
    expect([answer.status, answer.code]).toEqual([400, 40040])
  }
  // the server was killed between the last byte and saying so
  const { size } = await stat(zip)
  await fixture.deps.db.update(uploads).set({ bytes: size }).where(eq(uploads.uploadId, half))
  const answer = await call(book, 'POST', '/socials/archives/', { bid: book.bid, uploads: [half] })
  expect(answer.status).toBe(202)
})

test('linked accounts are read again, in the span that is asked for, once at a time', async () => {
  const book = await ownBook()
  const ask = (query = '') => call(book, 'GET', `/socials/import/?bid=${book.bid}${query}`)
  expect(await ask()).toMatchObject({ status: 400, code: 40040 })
  const account = {
    uid: book.uid,
    name: '怡君',
    sealedToken: 'x',
    expired: false,
    linkedAt: fixture.deps.now(),
  }
  await fixture.deps.db.insert(identities).values({ network: 'facebook', subject: book.uid, ...account })
  const answer = await ask('&since=202203&until=2022-04-15')
  expect([answer.status, answer.data.imports]).toMatchObject([200, [{ via: 'facebook', names: ['怡君'] }]])
  const [row] = await fixture.deps.db.select().from(imports).where(eq(imports.bid, book.bid))
  expect(row?.request).toEqual({
    sources: ['posts'],
    since: Date.parse('2022-03-01T00:00:00+08:00') / 1000,
    until: Date.parse('2022-04-16T00:00:00+08:00') / 1000 - 1,
  })
  expect(await ask()).toMatchObject({ status: 409, code: 40901 })
})

test('a month of several accounts is read again at once, and once at a time', async () => {
  const book = await ownBook()
  const update = () =>
    call(book, 'PUT', `/socialbooks/${book.sid}/socialchapters/202202/flush/`, { type: 'update' })
  expect(await update()).toMatchObject({ status: 400, code: 40040 })
  const account = { uid: book.uid, sealedToken: 'x', expired: false, linkedAt: fixture.deps.now() }
  for (const name of ['怡君', '阿明'])
    await fixture.deps.db
      .insert(identities)
      .values({ network: 'facebook', subject: `${book.uid} ${name}`, name, ...account })
  expect(await update()).toMatchObject({ status: 200, data: { changed: 0, importing: true } })
  const rows = await fixture.deps.db.select().from(imports).where(eq(imports.bid, book.bid))
  const since = Date.parse('2022-02-01T00:00:00+08:00') / 1000
  const until = Date.parse('2022-03-01T00:00:00+08:00') / 1000 - 1
  expect(rows.map(row => row.request)).toEqual([{ sources: ['posts'], since, until }])
  expect(rows.map(row => row.names.toSorted())).toEqual([['怡君', '阿明']])
  expect(await update()).toMatchObject({ status: 409, code: 40901 })
})

test('an import that cannot be done says so, and lets the next one run', async () => {
  const book = await ownBook()
  const zip = await smallZip(folder, 'facebook-z.zip', [post])
  const first = await fixture.ask(book, [zip])
  await fixture.deps.db.update(imports).set({ state: 'running' }).where(eq(imports.importId, first))
  const second = await fixture.ask(book, [zip])
  fixture.deps.queued.length = 0
  await importing.failed?.({ importId: first }, new Error('the disk is full'), fixture.deps)
  expect(fixture.deps.queued).toEqual([second])
  await fixture.work()
  const { data } = await call(book, 'GET', `/socials/imports/?bid=${book.bid}`)
  const states = data.imports.map((started: { state: string; why?: string }) => [started.state, started.why])
  expect(states.sort()).toEqual([
    ['done', undefined],
    ['failed', 'failed'],
  ])
  const rows = await fixture.deps.db.select().from(progress).where(eq(progress.bid, book.bid))
  expect(new Set(rows.map(row => row.state))).toEqual(new Set(['done']))
})
