import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { startFauxqs } from 'fauxqs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Files } from './files.ts'
import { folderFiles, removeUnfinished } from './folder-files.ts'
import { monthCacheOf } from './month-cache-of.ts'
import { s3Files } from './s3-files.ts'

const scratch = await mkdtemp(join(tmpdir(), 'daybound-files-'))
afterAll(() => rm(scratch, { recursive: true, force: true }))

const hello = Buffer.from('hello, days')
const helloHash = hash('sha256', hello)
const nobody = 'f'.repeat(64)

const stores: Record<string, () => Promise<{ files: Files; stop(): Promise<void> }>> = {
  'a folder': async () => ({ files: folderFiles(join(scratch, 'store')), stop: async () => undefined }),
  'a bucket': async () => {
    const server = await startFauxqs({ port: 0, logger: false })
    server.createBucket('books')
    const files = s3Files({
      bucket: 'books',
      region: 'us-east-1',
      endpoint: server.address,
      forcePathStyle: true,
      scratch: join(scratch, 'streams'),
      prefix: 'days/',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    })
    return {
      files,
      async stop() {
        files.close()
        await server.stop()
      },
    }
  },
}

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  let files: Files
  let stop: () => Promise<void>
  beforeAll(async () => {
    const store = await open()
    files = store.files
    stop = store.stop
  })
  afterAll(() => stop())

  it('gives back what was put, by its hash', async () => {
    expect(await files.put(hello)).toEqual({ sha256: helloHash, size: 11 })
    expect(await files.read(helloHash)).toEqual(hello)
    expect(await files.has(helloHash)).toBe(true)
  })

  it('takes a stream and knows its hash at the end', async () => {
    const parts = ['many ', 'small ', 'parts'].map(part => Buffer.from(part))
    const { sha256, size } = await files.put(Readable.from(parts))
    expect([sha256, size]).toEqual([hash('sha256', 'many small parts'), 16])
    expect((await files.read(sha256))?.toString()).toBe('many small parts')
  })

  it('takes a stream larger than one part of an upload', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 'daybound ')
    const stored = await files.put(Readable.from(Array.from({ length: 35 }, () => chunk)))
    expect(stored.size).toBe(35 * 1024 * 1024)
    expect(hash('sha256', (await files.read(stored.sha256)) ?? '')).toBe(stored.sha256)
  })

  it('takes nothing at all for a file too', async () => {
    const { sha256, size } = await files.put(Buffer.alloc(0))
    expect([size, await files.read(sha256)]).toEqual([0, Buffer.alloc(0)])
  })

  it('puts the same bytes twice, also at once', async () => {
    const stored = await Promise.all([1, 2, 3].map(() => files.put(Readable.from([hello]))))
    expect(new Set(stored.map(({ sha256 }) => sha256))).toEqual(new Set([helloHash]))
    expect(await files.read(helloHash)).toEqual(hello)
  })

  it('keeps nothing of a stream that fails', async () => {
    async function* broken() {
      yield hello.subarray(0, 5)
      throw new Error('the sender is gone')
    }
    await expect(files.put(Readable.from(broken()))).rejects.toThrow('the sender is gone')
    expect(await files.has(hash('sha256', hello.subarray(0, 5)))).toBe(false)
  })

  it.each([
    [undefined, 'hello, days'],
    [{ start: 7 }, 'days'],
    [{ start: 0, end: 4 }, 'hello'],
    [{ start: 7, end: 900 }, 'days'],
  ])('streams the bytes of range %j', async (range, text) => {
    await files.put(hello)
    const opened = await files.open(helloHash, range)
    expect(opened?.size).toBe(11)
    expect(opened && (await buffer(opened.stream)).toString()).toBe(text)
  })

  it.each([{ start: 11 }, { start: -1 }, { start: 5, end: 4 }])('refuses the range %j', async range => {
    await files.put(hello)
    await expect(files.open(helloHash, range)).rejects.toThrow(RangeError)
  })

  it.each([nobody, '', '../../etc/passwd', helloHash.toUpperCase()])('has no file %j', async sha256 => {
    expect(await files.read(sha256)).toBeUndefined()
    expect(await files.open(sha256)).toBeUndefined()
    expect(await files.has(sha256)).toBe(false)
    await files.remove(sha256)
  })

  it('removes a file', async () => {
    const { sha256 } = await files.put(Buffer.from('to be removed'))
    await files.remove(sha256)
    expect([await files.has(sha256), await files.read(sha256)]).toEqual([false, undefined])
  })

  it('keeps what is derived, each kind for itself, the last one put', async () => {
    await files.putCached('covers', 'abc', Buffer.from('first'))
    await files.putCached('covers', 'abc', Buffer.from('second'))
    expect((await files.readCached('covers', 'abc'))?.toString()).toBe('second')
    expect(await files.readCached('pictures', 'abc')).toBeUndefined()
  })

  it.each(['../x', 'a/b', '..', '', 'a\0b'])('takes no key %j', async key => {
    await expect(files.putCached('covers', key, hello)).rejects.toThrow('Not a key')
    await expect(files.readCached('covers', key)).rejects.toThrow('Not a key')
  })

  it('keeps the pages of a month for the press', async () => {
    const cache = monthCacheOf(files)
    expect(await cache.get('m1')).toBeUndefined()
    await cache.put('m1', { month: '202109', pages: [], missing: ['𠮷'] })
    expect(await cache.get('m1')).toEqual({ month: '202109', pages: [], missing: ['𠮷'] })
  })
})

describe('files in a folder', () => {
  it('has no file of a writer that was killed, and removes what it left', async () => {
    const folder = join(scratch, 'killed')
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer(folder)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const names = await readdir(join(folder, 'beside'))
    expect(names).toHaveLength(1)
    expect(await folderFiles(folder).has(hash('sha256', 'half'))).toBe(false)
    expect(await readdir(folder)).toEqual(['beside'])
    await removeUnfinished(folder, 3_600_000)
    expect(await readdir(join(folder, 'beside'))).toEqual(names)
    await removeUnfinished(folder, -1)
    expect(await readdir(join(folder, 'beside'))).toEqual([])
  })

  it('makes again a kept thing whose file was torn', async () => {
    const folder = join(scratch, 'torn')
    const files = folderFiles(folder)
    await files.putCached('covers', 'abc', Buffer.from('a whole cover'))
    const file = join(folder, 'kept', 'covers', 'ab', 'abc')
    await writeFile(file, (await readFile(file)).subarray(0, 40))
    expect(await files.readCached('covers', 'abc')).toBeUndefined()
    await writeFile(file, '')
    expect(await files.readCached('covers', 'abc')).toBeUndefined()
  })
})

it('says when the bucket is not there', async () => {
  const server = await startFauxqs({ port: 0, logger: false })
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const files = s3Files({
    bucket: 'none',
    region: 'us-east-1',
    endpoint: server.address,
    forcePathStyle: true,
    scratch,
    credentials,
  })
  await expect(files.read(nobody)).rejects.toThrow()
  files.close()
  await server.stop()
})

/** Puts a stream that gives its first half and then nothing. */
function writer(folder: string): string {
  const store = new URL('./folder-files.ts', import.meta.url).href
  return `
    import { Readable } from 'node:stream'
    import { folderFiles } from ${JSON.stringify(store)}
    async function* halves() {
      yield Buffer.from('half')
      process.stdout.write('half')
      await new Promise(() => setInterval(() => {}, 1000))
    }
    await folderFiles(${JSON.stringify(folder)}).put(Readable.from(halves()))`
}
