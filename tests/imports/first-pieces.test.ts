import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allPieces, mostPieces, readFirst, writeFirst } from '#contract/upload-order'
import { FORMATS } from '#sandbox/demo-life/formats/formats'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { openArchives } from '#sources/archive/open-archives'
import { classifyFile } from '#sources/classify-file'
import { directoryOf } from '../../web/features/imports/uploads/directory-of.ts'
import { firstPieces, isTelling } from '../../web/features/imports/uploads/first-pieces.ts'
import { rawZip, zip64Field } from '../hostile-zips.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybound-pieces-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const blobOf = (bytes: Buffer) => new Blob([Uint8Array.from(bytes)])
const picture = { name: 'posts/media/1.jpg', data: Buffer.alloc(150_000, 1) }
const words = (name: string) => ({ name, data: Buffer.from(`["${name}"]`) })

test.each(Object.keys(FORMATS) as (keyof typeof FORMATS)[])(
  // the keys of a literal
  '%s: every file that is read for its words is sent first',
  async format => {
    const zip = join(folder, `${format}.zip`)
    await writeDemoLife({ target: { zip }, format, photos: 'none' })
    const [archive] = [await openArchives([zip])].flat()
    if (!archive || 'refused' in archive) throw new Error('refused')
    const read = [...archive.files.keys()].filter(path => classifyFile(path))
    expect(read.length).toBeGreaterThan(0)
    expect(read.filter(path => !isTelling(path))).toEqual([])
    const directory = await directoryOf(blobOf(await readFile(zip)))
    expect(directory?.entries.map(({ path }) => path).sort()).toEqual([...archive.files.keys()])
    await archive.close()
  },
)

test('words are sent before pictures wherever they stand, messages are not, and each byte once', async () => {
  const zip = rawZip([
    picture,
    words('posts/your_posts_1.json'),
    { ...picture, name: 'posts/media/2.jpg' },
    words('messages/inbox/ann/message_1.json'),
    { ...picture, name: 'posts/media/3.jpg' },
  ])
  const first = await firstPieces(blobOf(zip))
  const sent = first.map(([start, bytes]) => zip.subarray(start, start + bytes).toString('latin1'))
  expect(sent).toHaveLength(3)
  expect(sent[1]).toContain('["posts/your_posts_1.json"]')
  expect(sent.join('')).not.toContain('["messages')
  const all = allPieces(first, zip.length).toSorted(([a], [b]) => a - b)
  expect(Buffer.concat(all.map(([start, bytes]) => zip.subarray(start, start + bytes)))).toEqual(zip)
  expect(readFirst(writeFirst(first), zip.length)).toEqual(first)
})

test('a directory beyond 4 GB is found by its ZIP64 records', async () => {
  const size = words('posts/your_posts_1.json').data.length
  const far = {
    ...words('posts/your_posts_1.json'),
    ...{ size: 0xffffffff, packedSize: 0xffffffff, start: 0xffffffff },
    centralExtra: zip64Field(size, size, 0),
  }
  const directory = await directoryOf(blobOf(rawZip([far, picture], { zip64: true })))
  expect(directory?.entries[0]).toEqual({ path: 'posts/your_posts_1.json', start: 0 })
  expect(directory?.entries).toHaveLength(2)
})

test('what is no ZIP, or is broken, is sent as it stands', async () => {
  expect(await firstPieces(new Blob(['no ZIP']))).toEqual([[0, 6]])
  expect(await firstPieces(blobOf(rawZip([picture]).subarray(0, 150_000)))).toEqual([[0, 150_000]])
})

test('more pieces than fit go together with what lies between the nearest', async () => {
  const zip = rawZip(
    Array.from({ length: 300 }, (_, i) => [
      words(`posts/album/${i}.json`),
      { name: `posts/media/${i}.jpg`, data: Buffer.alloc(2000 + i * 10, 1) },
    ]).flat(),
  )
  const first = await firstPieces(blobOf(zip))
  expect(first.length).toBeGreaterThan(mostPieces / 2)
  expect(first.length).toBeLessThanOrEqual(mostPieces)
  expect(readFirst(writeFirst(first), zip.length)).toEqual(first)
})
