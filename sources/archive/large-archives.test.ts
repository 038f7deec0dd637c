import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ZipFile } from 'yazl'
import { type RawEntry, rawZip, zip64Field, zipPieces } from '../../tests/hostile-zips.ts'
import type { Archive } from './archive.ts'
import { ARCHIVE_LIMITS } from './archive-limits.ts'
import { readCentralDirectory } from './central-directory.ts'
import { openArchives } from './open-archives.ts'

// Takes long: files of 200 MB, since what is tested is that they are never in memory.

const MB = 2 ** 20
const GB = 2 ** 30
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'large-'))
})
afterEach(async () => await rm(folder, { recursive: true }))

async function openOne(path: string): Promise<Archive> {
  const opened = await openArchives([path])
  if ('refused' in opened || !opened[0]) throw new Error('the archive is sound')
  return opened[0]
}

/** Bytes that buffers hold once the garbage is gone. */
function bufferBytes(): number {
  setFlagsFromString('--expose-gc')
  setFlagsFromString('--no-concurrent-array-buffer-sweeping')
  const collect = runInNewContext('gc')
  collect()
  collect() // ends the sweeping that the first one may have left to another thread
  return process.memoryUsage().arrayBuffers
}

/** Text that packs about 20 to 1, as posts do. */
async function* text(bytes: number): AsyncGenerator<Buffer> {
  const page = Array.from(
    { length: 2000 },
    (_, index) => `{"timestamp":${(index * 7919) % 10_007},"data":[]}`,
  ).join('\n')
  const chunk = Buffer.from(page)
  for (let left = bytes; left > 0; left -= chunk.length) yield chunk.subarray(0, left)
}

test.each([true, false])('a file of 200 MB is streamed through a few MB, packed: %s', async compress => {
  const path = join(folder, 'large.zip')
  const zip = new ZipFile()
  zip.addReadStreamLazy('posts/your_posts_1.json', { compress }, made =>
    made(null, Readable.from(text(200 * MB))),
  )
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  const archive = await openOne(path)
  const before = bufferBytes()
  let most = 0
  let size = 0
  let looked = 0
  for await (const chunk of await archive.stream('posts/your_posts_1.json')) {
    size += chunk.length
    if (size - looked < 20 * MB) continue
    looked = size
    most = Math.max(most, bufferBytes() - before)
  }
  expect(size).toBe(200 * MB)
  expect(most).toBeLessThan(24 * MB)
  await archive.close()
})

test('a stream that nobody reads any more is let go, and the archive closes', async () => {
  const path = join(folder, 'large.zip')
  const zip = new ZipFile()
  zip.addReadStreamLazy('video.mp4', { compress: false }, made => made(null, Readable.from(text(20 * MB))))
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
  const archive = await openOne(path)
  for await (const chunk of await archive.stream('video.mp4')) {
    expect(chunk.length).toBeGreaterThan(0)
    break
  }
  await archive.close()
})

test('behind a film of 6 GB, what lies beyond 32 bits is read', async () => {
  const film: RawEntry = {
    name: 'film.mp4',
    size: 0xffffffff,
    packedSize: 0xffffffff,
    centralExtra: zip64Field(6 * GB, 6 * GB, 0),
    hole: 6 * GB,
  }
  const start = 30 + film.name.length + 6 * GB
  const data = Buffer.from('[]')
  const sizes = { size: 0xffffffff, packedSize: 0xffffffff, start: 0xffffffff }
  const posts: RawEntry = { name: 'posts.json', data, ...sizes, centralExtra: zip64Field(2, 2, start) }
  const path = join(folder, 'huge.zip')
  const handle = await open(path, 'w')
  for (const { at, bytes } of zipPieces([film, posts], { zip64: true }))
    await handle.write(bytes, 0, bytes.length, at)
  await handle.close()
  const archive = await openOne(path)
  expect([...archive.files.values()].map(file => file.size)).toEqual([6 * GB, 2])
  expect((await archive.read('posts.json', 10)).toString()).toBe('[]')
  await archive.close()
})

test('six gigabytes that are said to unpack to two bytes are not taken into memory', async () => {
  const sizes = { size: 2, packedSize: 0xffffffff, method: 8 as const }
  const extra = Buffer.concat([Buffer.from([1, 0, 8, 0]), zip64Field(0, 6 * GB, 0).subarray(12, 20)])
  const liar: RawEntry = { name: 'liar.json', ...sizes, centralExtra: extra, hole: 6 * GB }
  const path = join(folder, 'liar.zip')
  const handle = await open(path, 'w')
  for (const { at, bytes } of zipPieces([liar], { zip64: true }))
    await handle.write(bytes, 0, bytes.length, at)
  await handle.close()
  const archive = await openOne(path)
  await expect(archive.read('liar.json', 10)).rejects.toMatchObject({ code: 'broken-file' })
  await archive.close()
})

test('many files are opened by a few reads of the central directory', async () => {
  const path = join(folder, 'many.zip')
  const bytes = rawZip(Array.from({ length: 30_000 }, (_, index) => ({ name: `media/${index}.jpg` })))
  await writeFile(path, bytes)
  const handle = await open(path)
  const read = vi.spyOn(handle, 'read')
  const files = await readCentralDirectory(handle, bytes.length, ARCHIVE_LIMITS)
  expect(files).toHaveProperty('size', 30_000)
  expect(read.mock.calls.length).toBeLessThan(20)
  await handle.close()
})
