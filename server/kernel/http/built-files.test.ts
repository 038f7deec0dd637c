import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtFiles } from './built-files.ts'

const script = `export const words = '${'日子'.repeat(1000)}'`
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-built-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'index-1a.js'), script)
  await writeFile(join(folder, 'assets', 'serif-2b.woff2'), 'letters')
  await writeFile(join(folder, 'secret.js'), 'not an asset')
  app = Fastify()
  builtFiles(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)('who takes %s gets a script in %s, the second time too', async (taken, encoding, unpack) => {
  for (const _ of ['first', 'second']) {
    const { headers, rawPayload } = await ask('/assets/index-1a.js', { 'accept-encoding': taken })
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(rawPayload.length).toBeLessThan(300)
    expect(unpack(rawPayload).toString()).toBe(script)
  }
})

test('a file that could not be read once is read again', async () => {
  const path = join(folder, 'assets', 'serif-2b.woff2')
  await rm(path)
  expect((await ask('/assets/serif-2b.woff2')).statusCode).toBe(500)
  await writeFile(path, 'letters')
  expect((await ask('/assets/serif-2b.woff2')).body).toBe('letters')
})

test('who takes neither gets it plain', async () => {
  const { headers, body } = await ask('/assets/index-1a.js')
  expect(headers['content-encoding']).toBeUndefined()
  expect(body).toBe(script)
})

test('letters are compressed in themselves', async () => {
  const { headers, body } = await ask('/assets/serif-2b.woff2', { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({ 'content-type': 'font/woff2' })
  expect(headers['content-encoding']).toBeUndefined()
  expect(body).toBe('letters')
})

test('who has a file is told so', async () => {
  const { headers } = await ask('/assets/index-1a.js')
  const again = await ask('/assets/index-1a.js', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each(['/assets/other-1a.js', '/assets/..%2Fsecret.js', '/assets/__proto__', '/assets/constructor'])(
  '%s is not there',
  async url => {
    expect((await ask(url)).statusCode).toBe(404)
  },
)
