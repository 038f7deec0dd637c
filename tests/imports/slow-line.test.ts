import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { request } from 'undici'
import { expect, onTestFinished, test, vi } from 'vitest'
import { apiRoot } from '#contract/call'
import { sessions } from '#server/features/account/sessions/schema'
import { uploads } from '#server/features/library/uploads/schema'
import { uploadPath } from '#server/features/library/uploads/upload-path'
import { sessionRow } from '../login/session-row.ts'
import { importFixture } from './import-fixture.ts'
import { slowLine } from './slow-line.ts'
import { uploadServer } from './upload-server.ts'

test('an archive arrives over 256 kbit/s and many cuts, each piece longer than the server waits for silence', async () => {
  const fixture = await importFixture()
  onTestFinished(() => fixture.close())
  // a piece lasts several of these
  const pace = { windowMs: 400, leastBytes: 200 }
  const server = await uploadServer(fixture.database.url, fixture.folder, 5_000_000, pace)
  onTestFinished(() => server.close())
  // the server's silence is measured by the line's own time: both live in this process, which may stand still for a moment
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const line = await slowLine(server.address, {
    bytesPerSecond: 32_000,
    cutAfter: 50_000,
    onPassed: ms => vi.advanceTimersByTime(ms),
  })
  onTestFinished(() => line.close())
  const { uid, bid } = await fixture.newBook()
  await fixture.deps.db.insert(sessions).values(sessionRow(uid, 'key'))
  const bytes = Buffer.from(Array.from({ length: 150_000 }, (_, at) => (at * 7919) % 251))

  const tus = (method: 'POST' | 'HEAD' | 'PATCH', path: string, headers = {}, body?: Buffer) =>
    request((method === 'PATCH' ? line.address : server.address) + path, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Token key`, ...headers },
      ...(body && { body }),
    })
  const created = await tus('POST', `${apiRoot}/uploads/`, {
    'upload-length': String(bytes.length),
    'upload-metadata': `bid ${Buffer.from(bid).toString('base64')}`,
  })
  const path = String(created.headers.location)
  const offset = async () => Number((await tus('HEAD', path)).headers['upload-offset'])

  const offsets: number[] = [0]
  for (let at = 0; at < bytes.length; at = await offset()) {
    expect(at).toBeGreaterThanOrEqual(offsets.at(-1) ?? 0)
    offsets.push(at)
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(at) }
    // the line breaks off in the middle of it
    await tus('PATCH', path, headers, bytes.subarray(at)).then(
      answer => answer.body.dump(),
      () => undefined,
    )
  }
  expect(line.cuts()).toBeGreaterThanOrEqual(3)
  const uploadId = path.slice(path.lastIndexOf('/') + 1)
  expect((await readFile(uploadPath(fixture.deps.settings, uploadId))).equals(bytes)).toBe(true)
  const [row] = await fixture.deps.db.select().from(uploads).where(eq(uploads.uploadId, uploadId))
  expect(row?.wholeAt).toBeInstanceOf(Date)
})
