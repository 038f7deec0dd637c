import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { apiRoot } from '#contract/call'
import { importArchives, listImports, readReceipt } from '#contract/social-imports'
import { freePort } from '../free-port.ts'
import { playedStore, storeEnvironment } from '../imports/played-store.ts'
import { photo, smallZip } from '../imports/small-zip.ts'
import { newBook } from '../kill/book-steps.ts'
import { startStudio } from '../studio.ts'

// Two servers and a worker, each with a folder of its own, one database and one played store.

// Takes long: two processes start, and the book is set.

const days = 4

test('an archive comes in by two servers in turn, one of which is killed, and a worker elsewhere reads it', async () => {
  const store = await playedStore()
  onTestFinished(() => store.stop())
  const environment = storeEnvironment(store.address)
  const studio = await startStudio({ worker: false, environment })
  onTestFinished(() => studio.close())
  const { databaseUrl } = studio
  const other = await startPart('api', { ...environment, DATABASE_URL: databaseUrl })
  const worker = await startPart('worker', { ...environment, DATABASE_URL: databaseUrl })
  const { token } = await studio.logIn('empty')
  const book = await newBook({ origin: studio.origin, token, onCall: () => undefined })
  const zip = await readFile(
    await smallZip(
      worker.folder,
      'facebook.zip',
      Array.from({ length: days }, (_, day) => ({
        time: 1_600_000_000 + day * 86_400,
        text: `第 ${day} 日`,
        photos: [`${day}.jpg`],
      })),
      Object.fromEntries(
        await Promise.all(
          Array.from({ length: days }, async (_, day) => [`${day}.jpg`, await photo(day, 640, 480)] as const),
        ),
      ),
    ),
  )
  const tus = (
    origin: string,
    method: 'POST' | 'HEAD' | 'PATCH',
    path: string,
    headers = {},
    body?: Buffer,
  ) =>
    request(origin + path, { method, headers: { ...tusHeaders(token), ...headers }, ...(body && { body }) })

  const created = await tus(studio.origin, 'POST', `${apiRoot}/uploads/`, {
    'upload-length': String(zip.length),
    'upload-metadata': `bid ${encoded(book.bid)},filename ${encoded('facebook.zip')}`,
  })
  const path = String(created.headers.location)
  const piece = Math.ceil(zip.length / 7)
  let at = 0
  for (const { origin } of [other, studio, other, studio]) {
    const head = await tus(origin, 'HEAD', path)
    expect([head.statusCode, head.headers['upload-offset']]).toEqual([200, String(at)])
    const sent = await tus(origin, 'PATCH', path, pieceFrom(at), zip.subarray(at, at + piece))
    expect(sent.statusCode).toBe(204)
    at = Number(sent.headers['upload-offset'])
  }
  expect(at).toBe(4 * piece)

  const broken = httpRequest(other.origin + path, {
    method: 'PATCH',
    headers: { ...tusHeaders(token), ...pieceFrom(at), 'content-length': String(piece) },
  })
  const ended = once(broken, 'error')
  await new Promise(resolve => broken.write(zip.subarray(at, at + piece - 10), resolve))
  other.process.kill('SIGKILL')
  await ended

  const offset = Number((await tus(studio.origin, 'HEAD', path)).headers['upload-offset'])
  expect(offset).toBeGreaterThanOrEqual(at)
  expect((await tus(studio.origin, 'PATCH', path, pieceFrom(offset), zip.subarray(offset))).statusCode).toBe(
    204,
  )

  const uploadId = path.slice(path.lastIndexOf('/') + 1)
  const begun = await studio.call(importArchives, { token, body: { bid: book.bid, uploads: [uploadId] } })
  expect(begun.status).toBe(202)
  const query = { bid: book.bid }
  const states = async () =>
    (await studio.call(listImports, { token, query })).body.data.imports.map(
      ({ state, why }: { state: string; why?: string }) => [state, why],
    )
  await expect.poll(states).toEqual([['done', undefined]])
  const receipt = (await studio.call(readReceipt, { token, query })).body.data
  expect([receipt.items, receipt.photos].map(({ read, placed }) => [read, placed])).toEqual([
    [days, days],
    [days, days],
  ])
  // a server keeps nothing of it, and needs nobody to tidy up
  for (const folder of [studio.folder, other.folder])
    expect((await readdir(folder)).filter(name => name.startsWith('upload'))).toEqual([])
})

const encoded = (text: string) => Buffer.from(text).toString('base64')
const tusHeaders = (token: string) => ({ 'tus-resumable': '1.0.0', authorization: `Token ${token}` })
const pieceFrom = (at: number) => ({
  'content-type': 'application/offset+octet-stream',
  'upload-offset': String(at),
})

/** A server or a worker on a machine of its own, as far as its folder goes. */
async function startPart(
  part: 'api' | 'worker',
  environment: Record<string, string>,
): Promise<{ process: ChildProcess; origin: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'daybound-part-'))
  const port = await freePort()
  const script = fileURLToPath(new URL('service-part.ts', import.meta.url))
  const child = spawn(process.execPath, [script, part], {
    env: { ...process.env, ...environment, DATA_FOLDER: folder, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  })
  for await (const words of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false }))
    if (String(words).includes('ready')) return { process: child, origin: `http://localhost:${port}`, folder }
  throw new Error(`the ${part} did not start`)
}
