import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawZip } from '../../tests/hostile-zips.ts'
import type { Archive, Refusal } from './archive.ts'
import { ARCHIVE_LIMITS } from './archive-limits.ts'
import type { Arrival } from './arriving-bytes.ts'
import { openZip } from './open-zip.ts'

const entries = [1, 2, 3, 4, 5].map(number => ({
  name: `posts/media/${number}.jpg`,
  data: Buffer.alloc(9000 * number, number),
  method: number % 2 === 0 ? 8 : 0,
}))
// who opens a ZIP looks for its end in its last 64 kB
const video = { name: 'posts/media/6.mp4', data: Buffer.alloc(70_000, 6) }
const whole = rawZip([...entries, video])

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-arriving-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The file as it stands when so many of its bytes have come. */
async function arrived(bytes: Buffer, first: Arrival['first'], count: number): Promise<Archive | Refusal> {
  const ahead = first.map(([start, length]) => bytes.subarray(start, start + length))
  const rest: Buffer[] = []
  let position = 0
  for (const [start, length] of first.toSorted(([a], [b]) => a - b)) {
    rest.push(bytes.subarray(position, start))
    position = start + length
  }
  const sent = Buffer.concat([...ahead, ...rest, bytes.subarray(position)])
  const path = join(folder, 'life.zip')
  await writeFile(path, sent.subarray(0, count))
  return openZip(path, ARCHIVE_LIMITS, { first, bytes: bytes.length })
}

async function contents(archive: Archive): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const path of archive.files.keys())
    if (archive.isHere(path)) all[path] = (await archive.read(path, 100_000)).toString('hex')
  await archive.close()
  return all
}

const tail = 66_000
const end = [whole.length - tail, tail] as const
const pieces = fc
  .uniqueArray(fc.nat(whole.length - tail), { minLength: 2, maxLength: 8 })
  .map(bounds => bounds.sort((a, b) => a - b))
  .chain(bounds =>
    fc.shuffledSubarray(
      bounds.slice(1).map((bound, i) => [bounds[i] ?? 0, bound - (bounds[i] ?? 0)] as const),
    ),
  )
  .map(some => [end, ...some])

test('what has arrived is what the whole holds, in whatever order it came and wherever it stopped', async () => {
  const all = Object.fromEntries(
    [...entries, video].map(({ name, data }) => [name, data.toString('hex')]).sort(),
  )
  let opened = 0
  await fc.assert(
    fc.asyncProperty(pieces, fc.nat(whole.length), async (first, count) => {
      const part = await arrived(whole, first, count)
      if ('refused' in part) expect([part.arriving, part.refused === 'zip-bomb']).toEqual([true, false])
      else {
        opened += 1
        expect(all).toMatchObject(await contents(part))
      }
      const last = await arrived(whole, first, whole.length)
      if ('refused' in last) throw new Error(last.refused)
      expect(await contents(last)).toEqual(all)
    }),
    { numRuns: 150 },
  )
  expect(opened).toBeGreaterThan(20)
})

test('with the directory first, each file is there with its last byte', async () => {
  const first = [[0, 4] as const, end]
  const second = whole.indexOf(Buffer.from('PK\u0003\u0004'), 4)
  for (const [count, here] of [
    [4 + tail, 0],
    [tail + second - 1, 0],
    [tail + second, 1],
    [whole.length, 6],
  ] as const) {
    const part = await arrived(whole, first, count)
    if ('refused' in part) throw new Error(part.refused)
    expect(part.files.size).toBe(6)
    expect(Object.keys(await contents(part))).toHaveLength(here)
  }
})

test('a hostile directory is refused before the rest has come', async () => {
  const bytes = rawZip([
    { name: 'a.jpg', data: Buffer.from('one') },
    { name: 'a.jpg', data: Buffer.from('two') },
    video,
  ])
  const first = [[0, 4] as const, [bytes.length - tail, tail] as const]
  const refusal = { refused: 'duplicate-entries', archive: 'life.zip', path: 'a.jpg' }
  expect(await arrived(bytes, first, 4 + tail)).toEqual(refusal)
  expect(await arrived(bytes, first, bytes.length)).toEqual(refusal)
})
