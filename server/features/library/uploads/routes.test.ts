import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '#server/features/account/sessions/schema'
import { type BookRow, books } from '#server/features/library/books/schema'
import { imports } from '#server/features/library/imports/schema'
import { uploads } from '#server/features/library/uploads/schema'
import { whenUploadsAre } from '../../../../tests/imports/aged-uploads.ts'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { chunkObjectsAt, playedStore } from '../../../../tests/imports/played-store.ts'
import { bytesOfUpload, putUpload } from '../../../../tests/imports/put-upload.ts'
import { uploadServer } from '../../../../tests/imports/upload-server.ts'
import { sessionRow } from '../../../../tests/login/session-row.ts'
import { removeOldUploads } from './remove-uploads.ts'
import { uploadPath } from './upload-path.ts'

describe.each(['a folder', 'a shared store'])('uploads in %s', place => {
  let fixture: ImportFixture
  let server: Awaited<ReturnType<typeof uploadServer>>
  let book: BookRow
  let store: Awaited<ReturnType<typeof playedStore>> | undefined
  beforeAll(async () => {
    if (place === 'a shared store') store = await playedStore()
    fixture = await importFixture(undefined, undefined, store?.address)
    server = await startServer()
    book = await fixture.newBook()
    await logIn(book.uid, 'mine')
  })
  afterAll(async () => {
    await server.close()
    await fixture.close()
    await store?.stop()
    store = undefined
  })

  const startServer = () =>
    uploadServer(fixture.database.url, fixture.folder, undefined, undefined, store?.address)

  async function logIn(uid: string, key: string) {
    await fixture.deps.db.insert(sessions).values(sessionRow(uid, key))
  }

  const root = '/api/0.1/uploads/'
  const encoded = (text: string) => Buffer.from(text).toString('base64')

  interface TusRequest {
    method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE' | 'OPTIONS' | 'GET'
    path?: string
    token?: string | undefined
    headers?: Record<string, string>
    body?: Buffer
  }

  async function tus(
    { method, path = root, token = 'mine', headers = {}, body }: TusRequest,
    at = server.address,
  ) {
    const answer = await request(at + path, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        ...(token !== '' && { authorization: `Token ${token}` }),
        ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
        ...headers,
      },
      ...(body && { body }),
    })
    return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
  }

  const begin = (length: number, { bid = book.bid, name = 'facebook.zip', ...rest } = {}) =>
    tus({
      method: 'POST',
      headers: {
        'upload-length': String(length),
        'upload-metadata': `bid ${encoded(bid)},filename ${encoded(name)}`,
      },
      ...rest,
    })

  const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const code = (answer: { text: string }) => JSON.parse(answer.text).errors.code

  test('an order that is none of the archive is refused', async () => {
    const metadata = (first: string) => ({
      'upload-length': '10',
      'upload-metadata': `bid ${encoded(book.bid)},first ${encoded(first)}`,
    })
    for (const first of ['0', '0.b', '0.5-4.2', '0.0', 'x'.repeat(99)])
      expect((await tus({ method: 'POST', headers: metadata(first) })).status).toBe(400)
  })

  /** An upload that says in what order it comes, with so many bytes of its ten. */
  async function beginOrdered(bytes: string) {
    const own = await fixture.newBook()
    await logIn(own.uid, own.uid)
    const metadata = `bid ${encoded(own.bid)},first ${encoded('0.4')}`
    const headers = { 'upload-length': '10', 'upload-metadata': metadata }
    const path = String((await tus({ method: 'POST', headers, token: own.uid })).headers.location)
    const uploadId = idOf(path)
    if (bytes !== '')
      await tus({
        method: 'PATCH',
        path,
        token: own.uid,
        headers: { 'upload-offset': '0' },
        body: Buffer.from(bytes),
      })
    const requests = async () => {
      const rows = await fixture.deps.db.select().from(imports).where(eq(imports.bid, own.bid))
      return rows.map(row => row.request)
    }
    return { path, uploadId, token: own.uid, requests }
  }

  test('an import begins with the first pieces, and has the archive with the last byte', async () => {
    const { path, uploadId, token, requests } = await beginOrdered('0123')
    await expect.poll(requests).toEqual([{ uploads: [uploadId], early: 'begun' }])
    const headers = { 'upload-offset': '4' }
    await tus({ method: 'PATCH', path, token, headers, body: Buffer.from('456789') })
    expect(await requests()).toEqual([{ uploads: [uploadId] }])
  })

  test('what became whole when a server was killed is read by the next one', async () => {
    const { uploadId, requests } = await beginOrdered('')
    await putUpload(fixture.deps, uploadId, Buffer.from('0123456789'))
    await (await startServer()).close()
    expect(await requests()).toEqual([{ uploads: [uploadId] }])
  })

  test('an archive that was refused while it came takes no last byte', async () => {
    const { path, uploadId, token } = await beginOrdered('0123')
    await fixture.deps.db.delete(uploads).where(eq(uploads.uploadId, uploadId))
    const headers = { 'upload-offset': '4' }
    expect((await tus({ method: 'PATCH', path, token, headers, body: Buffer.from('456789') })).status).toBe(
      404,
    )
  })

  test('an archive comes in by pieces and is whole with the last one', async () => {
    const created = await begin(10)
    expect(created.status).toBe(201)
    const path = String(created.headers.location)
    expect(path).toMatch(/^\/api\/0\.1\/uploads\/[\w-]{22}$/)
    const first = await tus({
      method: 'PATCH',
      path,
      headers: { 'upload-offset': '0' },
      body: Buffer.from('abcdef'),
    })
    expect([first.status, first.headers['upload-offset']]).toEqual([204, '6'])
    const uploadId = idOf(path)
    const row = async () =>
      (await fixture.deps.db.select().from(uploads).where(eq(uploads.uploadId, uploadId)))[0]
    expect(await row()).toMatchObject({ name: 'facebook.zip', bytes: 10, uid: book.uid, wholeAt: null })
    await tus({ method: 'PATCH', path, headers: { 'upload-offset': '6' }, body: Buffer.from('ghij') })
    expect((await row())?.wholeAt).toBeInstanceOf(Date)
    expect(String(await bytesOfUpload(fixture.deps, uploadId))).toBe('abcdefghij')
    expect((await tus({ method: 'DELETE', path })).status).toBe(400)
  })

  test('what was begun can be taken back', async () => {
    const path = String((await begin(10)).headers.location)
    expect((await tus({ method: 'DELETE', path })).status).toBe(204)
    expect((await tus({ method: 'HEAD', path })).status).toBe(404)
  })

  test('only the owner of a book that is not final may upload to it', async () => {
    const other = await fixture.newBook()
    await logIn(other.uid, 'theirs')
    const path = String((await begin(10)).headers.location)
    const patch = {
      method: 'PATCH',
      path,
      headers: { 'upload-offset': '0' },
      body: Buffer.from('x'),
    } as const
    const answers = [
      await begin(10, { token: '' } as object),
      await begin(10, { token: 'unknown' } as object),
      await begin(10, { bid: other.bid }),
      await begin(10, { bid: 'nothing' }),
      await tus({ ...patch, token: 'theirs' }),
      await tus({ ...patch, token: '' }),
      await tus({ method: 'DELETE', path, token: 'theirs' }),
      await tus({ ...patch, path: `${root}nothing` }),
    ]
    expect(answers.map(code)).toEqual([40100, 40100, 40400, 40400, 40400, 40100, 40400, 40400])
    expect((await tus({ method: 'HEAD', path, token: 'theirs' })).status).toBe(404)
    expect((await tus({ method: 'HEAD', path })).headers['upload-offset']).toBe('0')
    await fixture.deps.db.update(books).set({ finalized: true }).where(eq(books.bid, other.bid))
    expect(code(await begin(10, { bid: other.bid, token: 'theirs' } as object))).toBe(40301)
  })

  test.each([
    ['more than the most', { 'upload-length': '5000001' }, 41300],
    ['nothing', { 'upload-length': '0' }, 40000],
    ['an unknown length', { 'upload-defer-length': '1' }, 40000],
    ['a strange length', { 'upload-length': '1e3x' }, 40000],
    ['a length that only JavaScript reads', { 'upload-length': '0x10' }, 40000],
  ])('%s is refused', async (_, headers, expected) => {
    const answer = await tus({
      method: 'POST',
      headers: { 'upload-metadata': `bid ${encoded(book.bid)}`, ...headers },
    })
    expect(code(answer)).toBe(expected)
  })

  test('metadata without a book is refused, and bytes beyond the length are not taken', async () => {
    const answers = [
      await tus({ method: 'POST', headers: { 'upload-length': '3' } }),
      await tus({ method: 'POST', headers: { 'upload-length': '3', 'upload-metadata': 'bid,,=' } }),
    ]
    expect(answers.map(code)).toEqual([40000, 40000])
    const path = String((await begin(3)).headers.location)
    const long = await tus({
      method: 'PATCH',
      path,
      headers: { 'upload-offset': '0' },
      body: Buffer.from('abcdef'),
    })
    expect(long.status).toBeGreaterThanOrEqual(400)
    expect(long.status).toBeLessThan(500)
  })

  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\怡君\\臉書 備份（1）.zip', '臉書 備份（1）.zip'],
    ['evil\u202Egnp.zip', 'evilgnp.zip'],
    ['a\0b\r\nc.zip', 'abc.zip'],
    ['..', 'archive.zip'],
    ['', 'archive.zip'],
    [`${'長'.repeat(500)}-3.zip`, `${'長'.repeat(100)}…${'長'.repeat(73)}-3.zip`],
  ])('a file called %j is known as %j', async (name, expected) => {
    const path = String((await begin(10, { name })).headers.location)
    const [row] = await fixture.deps.db
      .select()
      .from(uploads)
      .where(eq(uploads.uploadId, idOf(path)))
    expect(row?.name).toBe(expected)
  })

  const script = fileURLToPath(new URL('../../../../tests/imports/upload-server.ts', import.meta.url))

  test('an upload goes on after its server was killed', async () => {
    const args = [script, fixture.database.url, fixture.folder, ...(store ? [store.address] : [])]
    const child = spawn(process.execPath, args)
    const [line] = await once(child.stdout, 'data')
    const doomed = String(line).trim()
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => (i * 7919) % 251))
    const path = String((await begin(bytes.length)).headers.location)
    const first = bytes.subarray(0, 1_000_000)
    await tus({ method: 'PATCH', path, headers: { 'upload-offset': '0' }, body: first }, doomed)
    const broken = httpRequest(doomed + path, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: 'Token mine',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '1000000',
        'content-length': '2000000',
      },
    })
    const ended = once(broken, 'error')
    await new Promise(resolve => broken.write(bytes.subarray(1_000_000, 1_800_000), resolve))
    child.kill('SIGKILL')
    await ended
    const head = await tus({ method: 'HEAD', path })
    const offset = Number(head.headers['upload-offset'])
    expect(offset).toBeGreaterThanOrEqual(1_000_000)
    expect(offset).toBeLessThanOrEqual(1_800_000)
    const rest = bytes.subarray(offset)
    await tus({ method: 'PATCH', path, headers: { 'upload-offset': String(offset) }, body: rest })
    const file = await bytesOfUpload(fixture.deps, idOf(path))
    expect(file?.equals(bytes)).toBe(true)
  })

  const afterDays = (days: number) => whenUploadsAre(days, fixture.deps, () => removeOldUploads(fixture.deps))

  test('what never became whole is removed after two days', async () => {
    const path = String((await begin(10)).headers.location)
    const uploadId = idOf(path)
    await putUpload(fixture.deps, uploadId, Buffer.from('abc'))
    await afterDays(1.9)
    expect(await bytesOfUpload(fixture.deps, uploadId)).toEqual(Buffer.from('abc'))
    await afterDays(2.1)
    expect(await bytesOfUpload(fixture.deps, uploadId)).toBeUndefined()
    expect((await tus({ method: 'HEAD', path })).status).toBe(404)
  })

  test('an upload that comes slowly is no old one', async () => {
    const path = String((await begin(10)).headers.location)
    await whenUploadsAre(8, fixture.deps, async () => {
      const headers = { 'upload-offset': '0' }
      const arrivedAt = async () => {
        const own = eq(uploads.uploadId, idOf(path))
        return (await fixture.deps.db.select().from(uploads).where(own))[0]?.arrivedAt
      }
      const before = await arrivedAt()
      expect((await tus({ method: 'PATCH', path, headers, body: Buffer.from('abc') })).status).toBe(204)
      // it is noted when the sender has his answer
      await expect.poll(arrivedAt).not.toEqual(before)
      await removeOldUploads(fixture.deps)
      expect((await tus({ method: 'HEAD', path })).headers['upload-offset']).toBe('3')
    })
  })

  test('the bytes of an upload go some time after its book', async () => {
    const doomed = await fixture.newBook()
    await logIn(doomed.uid, 'doomed')
    const path = String((await begin(10, { bid: doomed.bid, token: 'doomed' } as object)).headers.location)
    const headers = { 'upload-offset': '0' }
    await tus({ method: 'PATCH', path, headers, token: 'doomed', body: Buffer.from('abc') })
    await fixture.deps.db.delete(books).where(eq(books.bid, doomed.bid))
    expect(await lies(idOf(path))).toBe(true)
    await afterDays(3)
    expect(await lies(idOf(path))).toBe(false)
  })

  /** Whether bytes of an upload lie anywhere, whoever knows of them. */
  async function lies(uploadId: string): Promise<boolean> {
    if (!store) return existsSync(uploadPath(fixture.deps.settings, uploadId))
    const there: string[] = []
    for await (const each of chunkObjectsAt(store.address).listUploads()) there.push(each)
    return there.includes(uploadId)
  }
})
