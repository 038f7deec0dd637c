import { readdir } from 'node:fs/promises'
import cookie from '@fastify/cookie'
import { eq, sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { makeJobTables } from '../../../../tests/jobs/make-job-tables.ts'
import type { Deps } from '../../../deps.ts'
import { scratchFolder } from '../../../scratch.ts'
import { securityEvents } from '../../account/security/schema.ts'
import { hashOf } from '../../account/sessions/authenticate.ts'
import { sessions } from '../../account/sessions/schema.ts'
import { users } from '../../account/users/schema.ts'
import { writePatch } from '../../library/content/write-patch.ts'
import { fileRemovals, fileUses } from '../../library/files/schema.ts'
import { sweepFiles } from '../../library/files/sweep-files.ts'
import { downloads } from '../downloads/schema.ts'
import { findDownload } from '../downloads/store.ts'
import { exportAddress } from './export-address.ts'
import { exportJob } from './export-job.ts'
import { exportQueue } from './export-queue.ts'
import { presentExport } from './present-export.ts'
import { requestExport } from './request-export.ts'
import { exportFiles } from './routes.ts'
import { exports as exportRows } from './schema.ts'
import { deleteExport, deleteOldExports, findExport } from './store.ts'
import { wantPdfs } from './want-pdfs.ts'

let world: ImportFixture
let app: FastifyInstance
const queued: { uid: string; exportId: string; asked: string[] }[] = []
beforeAll(async () => {
  world = await importFixture()
  await makeJobTables(world.database.url)
  const { enqueue } = world.deps.jobs
  world.deps.jobs.enqueue = async (tx, queue, payload, options) => {
    if (queue.name === exportQueue.name) queued.push(exportQueue.payload.parse(payload))
    else await enqueue(tx, queue, payload, options)
  }
  app = Fastify()
  await app.register(cookie)
  exportFiles(app, world.deps)
})
afterAll(async () => {
  await app?.close()
  await world?.close()
})

const exporting = exportJob(async () => new Map())
const visitor = { ip: '203.0.113.9' }
const db = () => world.deps.db

/** Somebody with one empty book, who is logged in. */
async function person() {
  const { uid } = await world.newBook()
  const key = world.deps.newId()
  const at = world.deps.now()
  const expiresAt = new Date(at.getTime() + 3_600_000)
  const session = { tokenHash: hashOf(key), sessionId: key, uid, createdAt: at, lastUsedAt: at, expiresAt }
  await db().insert(sessions).values(session)
  return { uid, headers: { authorization: `Token ${key}` } }
}

const ask = (uid: string) => requestExport(uid, visitor, world.deps)
const read = (uid: string) => presentExport(uid, world.deps)
async function work(): Promise<void> {
  for (let next = queued.shift(); next; next = queued.shift()) await exporting.run(next, world.deps)
}
async function madeOf(uid: string) {
  await ask(uid)
  await work()
  const made = await read(uid)
  if (made.href === null) throw new Error('the export was not made')
  return { ...made, href: made.href, sha256: made.href.split('/')[2] ?? '' }
}
const kindsOf = async (uid: string) =>
  (await db().select().from(securityEvents).where(eq(securityEvents.uid, uid))).map(({ kind }) => kind)

/** As if all that is noted were due. */
async function sweep(): Promise<void> {
  await db().update(fileRemovals).set({ dueAt: sql`now()` })
  await sweepFiles(world.deps)
}

test('one is made at a time, however often it is asked for', async () => {
  const { uid } = await person()
  expect(await ask(uid)).toBeUndefined()
  expect(await ask(uid)).toBeUndefined()
  expect(queued).toHaveLength(1)
  expect((await read(uid)).state).toBe('making')
  await work()
  expect(await read(uid)).toMatchObject({ state: 'ready', done: 100 })
  expect(await kindsOf(uid)).toEqual(['export-asked'])
})

test('so many a day are made, and none while the disk is low', async () => {
  const { uid } = await person()
  const { settings } = world.deps
  const before = { ...settings }
  settings.quotas = { ...settings.quotas, exports: 1 }
  settings.keepFreeBytes = Number.MAX_SAFE_INTEGER
  expect(await ask(uid)).toMatchObject({ refused: 'noRoomForExport' })
  settings.keepFreeBytes = before.keepFreeBytes
  await madeOf(uid)
  expect(await ask(uid)).toMatchObject({ refused: 'quotaExports', figures: { used: '1', limit: '1' } })
  settings.quotas = before.quotas
  expect(await ask(uid)).toBeUndefined()
  await work()
})

test('one that is larger than its person may upload says so', async () => {
  const { uid } = await person()
  const { settings } = world.deps
  const before = { ...settings }
  onTestFinished(() => {
    Object.assign(settings, before)
  })
  const { bytes } = await madeOf(uid)
  if (bytes === null) throw new Error('it has some')
  const limitAs = async (uploadMaxBytes: number, uploadBytes: number) => {
    Object.assign(settings, { uploadMaxBytes, quotas: { ...before.quotas, uploadBytes } })
    return (await read(uid)).uploadLimit
  }
  expect(await limitAs(bytes, bytes)).toBeNull()
  expect(await limitAs(bytes, 0)).toBeNull()
  expect(await limitAs(bytes - 1, bytes)).toBe(bytes - 1)
  expect(await limitAs(bytes, bytes - 2)).toBe(bytes - 2)
})

test('its address is good for its person alone, while it lasts', async () => {
  const [owner, other] = [await person(), await person()]
  const { href, sha256, name } = await madeOf(owner.uid)
  const fetchIt = async (url: string, headers = {}) => (await app.inject({ url, headers })).statusCode
  expect(await fetchIt(href)).toBe(401)
  expect(await fetchIt(href, other.headers)).toBe(404)
  const forged = href.replace(/sign=(.)/, (_, first) => `sign=${first === 'A' ? 'B' : 'A'}`)
  expect(await fetchIt(forged, owner.headers)).toBe(404)
  expect(await fetchIt(href.replace(owner.uid, other.uid), other.headers)).toBe(404)
  const { secret } = world.deps.settings
  const signedFor = (uid: string, until: number) =>
    exportAddress({ uid, sha256, name }, new Date(until), secret)
  const now = world.deps.now().getTime()
  expect(await fetchIt(signedFor(other.uid, now + 60_000), other.headers)).toBe(404)
  expect(await fetchIt(signedFor(owner.uid, now - 60_000), owner.headers)).toBe(404)
  expect(await kindsOf(owner.uid)).toEqual(['export-asked'])
  const given = await app.inject({ url: href, headers: owner.headers })
  expect([
    given.statusCode,
    given.headers['content-type'],
    given.rawPayload.subarray(0, 2).toString(),
  ]).toEqual([200, 'application/zip', 'PK'])
  const rest = await app.inject({ url: href, headers: { ...owner.headers, range: 'bytes=10-' } })
  expect([rest.statusCode, rest.rawPayload.length]).toEqual([206, given.rawPayload.length - 10])
  expect(await kindsOf(owner.uid)).toEqual(['export-asked', 'export-fetched'])
  await deleteExport(db(), owner.uid)
  expect(await fetchIt(href, owner.headers)).toBe(404)
})

test('its bytes go after seven days, when it is removed, and with the account', async () => {
  const ends: ((uid: string) => Promise<unknown>)[] = [
    async uid => {
      await db()
        .update(exportRows)
        .set({ madeAt: sql`now() - interval '6 days'` })
        .where(eq(exportRows.uid, uid))
      await deleteOldExports(db(), world.deps.now())
      expect((await read(uid)).state).toBe('ready')
      await db()
        .update(exportRows)
        .set({ madeAt: sql`now() - interval '169 hours'` })
        .where(eq(exportRows.uid, uid))
      await deleteOldExports(db(), world.deps.now())
    },
    uid => deleteExport(db(), uid),
    uid => db().delete(users).where(eq(users.uid, uid)),
  ]
  for (const end of ends) {
    const { uid } = await person()
    const { sha256 } = await madeOf(uid)
    await sweep()
    expect(await world.deps.files.has(sha256)).toBe(true)
    await end(uid)
    expect(await db().$count(fileUses, eq(fileUses.key, sha256))).toBe(0)
    await sweep()
    expect(await world.deps.files.has(sha256)).toBe(false)
  }
})

test('one that is given up, or whose person is gone, is not written', async () => {
  for (const end of [
    (uid: string) => deleteExport(db(), uid),
    (uid: string) => db().delete(users).where(eq(users.uid, uid)),
  ]) {
    const { uid } = await person()
    await ask(uid)
    const before = await db().$count(fileUses)
    // in the moment in which its bytes would be put
    await whilePutting(world.deps, () => end(uid), work)
    await sweep()
    expect(await findExport(db(), uid)).toBeUndefined()
    expect(await db().$count(fileUses)).toBeLessThanOrEqual(before)
  }
  expect(await readdir(scratchFolder(world.deps.settings))).toEqual([])
})

test('it waits for the reading editions of its books, and goes without those that fail or take too long', async () => {
  const entry = { content: '一則', postDate: '2024-05-03 10:30', picList: [] }
  const ends: ((uid: string, bid: string) => Promise<unknown>)[] = [
    (_, bid) => db().update(downloads).set({ state: 'failed' }).where(eq(downloads.bid, bid)),
    uid =>
      db()
        .update(exportRows)
        .set({ askedAt: sql`now() - interval '3 hours'` })
        .where(eq(exportRows.uid, uid)),
  ]
  for (const end of ends) {
    const book = await world.newBook()
    await writePatch(book, entry, book.uid, world.deps)
    await ask(book.uid)
    for (const requestedBids of [[], [book.bid]]) {
      const next = queued.shift()
      if (!next) throw new Error('a job was left')
      expect(next.asked).toEqual(requestedBids)
      await exporting.run(next, world.deps)
      expect((await read(book.uid)).state).toBe('making')
    }
    expect((await findDownload(db(), book.bid))?.state).toBe('making')
    await end(book.uid, book.bid)
    await work()
    expect((await read(book.uid)).state).toBe('ready')
  }
})

test('the reading edition of a book that was emptied since is not taken along', async () => {
  const { uid, bid } = await world.newBook()
  const made = { key: 'k', state: 'ready', sha256: 'a'.repeat(64), bytes: 1, pages: 1 } as const
  await db()
    .insert(downloads)
    .values({ bid, ...made })
  expect(await wantPdfs(uid, new Set(), world.deps)).toEqual({
    ready: new Map(),
    waiting: 0,
    requested: new Set(),
  })
})

test('a worker that dies at it leaves it to the next, which makes it whole', async () => {
  const { uid } = await person()
  await ask(uid)
  const [left] = queued
  if (!left) throw new Error('a job was left')
  await expect(whilePutting(world.deps, () => Promise.reject(new Error('killed')), work)).rejects.toThrow(
    'killed',
  )
  expect((await read(uid)).state).toBe('making')
  queued.push(left)
  await work()
  expect((await read(uid)).state).toBe('ready')
})

async function whilePutting(
  { files }: Pick<Deps, 'files'>,
  during: () => Promise<unknown>,
  doWork: () => Promise<void>,
): Promise<void> {
  const { put } = files
  files.put = async bytes => {
    await during()
    return put(bytes)
  }
  await doWork().finally(() => {
    files.put = put
  })
}
