import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoot } from '#contract/call'
import { invariant } from '#domain/invariant'
import { sessions } from '#server/features/account/sessions/schema'
import type { BookRow } from '#server/features/library/books/schema'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { chunkObjectsAt, playedStore } from '../../../../tests/imports/played-store.ts'
import { bytesOfUpload, putUpload } from '../../../../tests/imports/put-upload.ts'
import { uploadServer } from '../../../../tests/imports/upload-server.ts'
import { sessionRow } from '../../../../tests/login/session-row.ts'
import { ChunkStore } from './chunk-store.ts'
import { copyFolder, copyPath } from './copy-upload.ts'
import { removeOldCopies } from './remove-copies.ts'
import { removeOldUploads } from './remove-uploads.ts'
import { uploadChunks, uploads } from './schema.ts'
import { uploadBytesOf } from './upload-bytes-of.ts'
import { uploadRows } from './upload-rows.ts'

// What several machines add to the promises of uploads (routes.test.ts).

let fixture: ImportFixture
let store: Awaited<ReturnType<typeof playedStore>>
let here: Awaited<ReturnType<typeof uploadServer>>
let there: Awaited<ReturnType<typeof uploadServer>>
let book: BookRow
beforeAll(async () => {
  store = await playedStore()
  fixture = await importFixture(undefined, undefined, store.address)
  const start = () => uploadServer(fixture.database.url, fixture.folder, 20_000_000, undefined, store.address)
  here = await start()
  there = await start()
  book = await fixture.newBook()
  await fixture.deps.db.insert(sessions).values(sessionRow(book.uid, 'mine'))
})
afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await fixture.close()
  await store.stop()
})

async function tus(
  { address }: { address: string },
  method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE',
  path: string,
  headers = {},
  body?: Buffer,
) {
  const answer = await request(address + path, {
    method,
    headers: {
      'tus-resumable': '1.0.0',
      authorization: 'Token mine',
      ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
      ...headers,
    },
    ...(body && { body }),
  })
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
}

async function begin(length: number): Promise<{ path: string; uploadId: string }> {
  const headers = {
    'upload-length': String(length),
    'upload-metadata': `bid ${Buffer.from(book.bid).toString('base64')}`,
  }
  const path = String((await tus(here, 'POST', `${apiRoot}/uploads/`, headers)).headers.location)
  return { path, uploadId: path.slice(path.lastIndexOf('/') + 1) }
}

const bytesOf = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7919) % 251))
const at = (offset: number) => ({ 'upload-offset': String(offset) })
const chunksOf = (uploadId: string) =>
  fixture.deps.db
    .select()
    .from(uploadChunks)
    .where(eq(uploadChunks.uploadId, uploadId))
    .orderBy(uploadChunks.number)

test('a large piece is several chunks, which are the bytes of the archive in a row', async () => {
  const bytes = bytesOf(5_000_000)
  const { path, uploadId } = await begin(bytes.length)
  expect((await tus(here, 'PATCH', path, at(0), bytes)).status).toBe(204)
  const chunks = await chunksOf(uploadId)
  expect(chunks.length).toBeGreaterThan(1)
  expect(chunks.map(({ number }) => number)).toEqual(chunks.map((_, index) => index + 1))
  expect((await bytesOfUpload(fixture.deps, uploadId))?.equals(bytes)).toBe(true)
})

test('of two servers that are sent the next bytes at once, one takes them', async () => {
  const { path, uploadId } = await begin(20)
  const sent = await Promise.all(
    [here, there].map((server, index) => tus(server, 'PATCH', path, at(0), Buffer.alloc(10, `${index}`))),
  )
  expect(sent.map(({ status }) => status).sort()).toEqual([204, 409])
  const winner = sent.findIndex(({ status }) => status === 204)
  expect(String(await bytesOfUpload(fixture.deps, uploadId))).toBe(`${winner}`.repeat(10))
  expect((await tus(there, 'HEAD', path)).headers['upload-offset']).toBe('10')
})

test('a chunk whose bytes another server has taken meanwhile is not kept', async () => {
  const { path, uploadId } = await begin(20)
  const { deps } = fixture
  const objects = chunkObjectsAt(store.address)
  const put: string[] = []
  const slow = new ChunkStore(
    deps,
    {
      ...objects,
      async put(...chunk) {
        await objects.put(...chunk)
        put.push(chunk[1])
        await tus(there, 'PATCH', path, at(0), Buffer.from('theirs'))
      },
    },
    uploadRows(deps),
  )
  await expect(slow.write(Readable.from([Buffer.from('mine')]), uploadId, 0)).rejects.toMatchObject({
    status_code: 409,
  })
  expect(String(await bytesOfUpload(deps, uploadId))).toBe('theirs')
  expect(await Promise.all(put.map(object => objects.has(uploadId, object)))).toEqual([false])
})

test('what came before a line broke is kept', async () => {
  const { path, uploadId } = await begin(20)
  const { deps } = fixture
  const datastore = uploadBytesOf(deps).datastore(uploadRows(deps))
  async function* broken() {
    yield Buffer.from('01234')
    throw new Error('the line broke')
  }
  await expect(datastore.write(Readable.from(broken()), uploadId, 0)).rejects.toThrow('the line broke')
  expect((await tus(there, 'HEAD', path)).headers['upload-offset']).toBe('5')
})

test('one that is taken back at another server leaves nothing, and takes no more here', async () => {
  const { path, uploadId } = await begin(20)
  await tus(here, 'PATCH', path, at(0), Buffer.from('01234'))
  expect((await tus(there, 'DELETE', path)).status).toBe(204)
  expect((await tus(here, 'PATCH', path, at(5), Buffer.from('56789'))).status).toBe(404)
  const left: string[] = []
  for await (const each of chunkObjectsAt(store.address).listUploads()) left.push(each)
  expect(left).not.toContain(uploadId)
})

test('what a server put and was killed before it said so goes with its upload, and counts for nothing before', async () => {
  const { path, uploadId } = await begin(20)
  const objects = chunkObjectsAt(store.address)
  await objects.put(uploadId, 'unsaid', Buffer.from('01234'))
  expect((await tus(here, 'HEAD', path)).headers['upload-offset']).toBe('0')
  await tus(here, 'PATCH', path, at(0), Buffer.from('abc'))
  await removeOldUploads(fixture.deps)
  expect(String(await bytesOfUpload(fixture.deps, uploadId))).toBe('abc')
  await fixture.deps.db.delete(uploads).where(eq(uploads.uploadId, uploadId))
  await removeOldUploads(fixture.deps)
  expect(await objects.has(uploadId, 'unsaid')).toBe(false)
})

test('an upload whose bytes the store lost begins anew', async () => {
  const { path, uploadId } = await begin(20)
  await tus(here, 'PATCH', path, at(0), Buffer.from('01234'))
  await chunkObjectsAt(store.address).removeAll(uploadId)
  expect((await tus(here, 'HEAD', path)).status).toBe(410)
})

test('a copy is brought up to what has come, by several at once too, and mended where its end was torn', async () => {
  const { deps } = fixture
  const { uploadId } = await begin(20)
  await putUpload(deps, uploadId, Buffer.from('01234'))
  expect(String(await bytesOfUpload(deps, uploadId))).toBe('01234')
  await putUpload(deps, uploadId, Buffer.from('0123456789'))
  const both = await Promise.all([1, 2].map(() => bytesOfUpload(deps, uploadId)))
  expect(both.map(String)).toEqual(['0123456789', '0123456789'])
  for (const torn of ['01234\0\0\0', '01234\0\0\0\0\0']) {
    await writeFile(copyPath(deps.settings, uploadId), torn)
    expect(String(await bytesOfUpload(deps, uploadId))).toBe('0123456789')
  }
})

test('a copy that lacks something is none, and a reading that is given up brings no more', async () => {
  const { deps } = fixture
  const { uploadId } = await begin(20)
  await putUpload(deps, uploadId, Buffer.from('01234'))
  const given = AbortSignal.abort()
  await expect(uploadBytesOf(deps).bring(uploadId, given)).rejects.toBe(given.reason)
  await putUpload(deps, uploadId, Buffer.from('0123456789'))
  const [, second] = await chunksOf(uploadId)
  invariant(second && deps.chunkObjects, 'the upload has two chunks')
  await deps.chunkObjects.remove(uploadId, second.object)
  expect(await uploadBytesOf(deps).bring(uploadId)).toBe(false)
  expect(await readdir(copyFolder(deps.settings))).not.toContain(uploadId)
})

test('copies go with their uploads or unused for a day, and others stay', async () => {
  const { deps } = fixture
  const [gone, unused, kept] = [await begin(20), await begin(20), await begin(20)]
  for (const { uploadId } of [gone, unused, kept]) {
    await putUpload(deps, uploadId, Buffer.from('01234'))
    await bytesOfUpload(deps, uploadId)
  }
  await deps.db.delete(uploads).where(eq(uploads.uploadId, gone.uploadId))
  const path = copyPath(deps.settings, unused.uploadId)
  const before = new Date((await stat(path)).mtimeMs - 25 * 3_600_000)
  await utimes(path, before, before)
  await removeOldCopies(deps)
  const names = await readdir(copyFolder(deps.settings))
  expect([gone, unused, kept].map(({ uploadId }) => names.includes(uploadId))).toEqual([false, false, true])
  expect(String(await readFile(copyPath(deps.settings, kept.uploadId)))).toBe('01234')
})

test('while the store is away a piece is refused in a sentence, and what came before stays', async () => {
  const away = await playedStore()
  const server = await uploadServer(fixture.database.url, fixture.folder, undefined, undefined, away.address)
  const { path, uploadId } = await begin(20)
  await tus(server, 'PATCH', path, at(0), Buffer.from('01234'))
  await away.stop()
  const refused = await tus(server, 'PATCH', path, at(5), Buffer.from('56789'))
  expect([refused.status, JSON.parse(refused.text).errors.code]).toEqual([503, 50301])
  expect((await chunksOf(uploadId)).map(({ start, bytes }) => [start, bytes])).toEqual([[0, 5]])
  await server.close()
})
