import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { items } from '#server/features/library/content/schema'
import { progress } from '#server/features/library/progress/schema'
import { uploads } from '#server/features/library/uploads/schema'
import { rawZip } from '../../../../tests/hostile-zips.ts'
import { arrivingArchive } from '../../../../tests/imports/arriving-archive.ts'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { photo, smallZip } from '../../../../tests/imports/small-zip.ts'
import { uploadPath } from '../uploads/upload-path.ts'
import { endGone } from './read-arriving.ts'
import { receiptOf } from './receipt-of.ts'

// Takes long: an archive arrives at a worker of its own process, which is killed on the way.

let fixture: ImportFixture
let folder: string
let life: string
let first: Buffer
/** The end of a ZIP is sent with its directory: something that nobody waits for. */
const film = { 'z.mp4': Buffer.alloc(200_000) }
beforeAll(async () => {
  fixture = await importFixture()
  folder = await mkdtemp(join(tmpdir(), 'daybound-arriving-'))
  first = await photo(1, 640, 480)
  const posts = [
    { time: 1_500_000_000, photos: ['1.jpg'] },
    { time: 1_600_000_000, photos: ['2.jpg'] },
    { time: 1_650_000_000, text: 'Snow' },
  ]
  life = await smallZip(folder, 'facebook-life.zip', posts, {
    '1.jpg': first,
    '2.jpg': await photo(2, 640, 480),
    ...film,
  })
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

const waiting = async (bid: string) => {
  const rows = await fixture.deps.db.select().from(items).where(eq(items.bid, bid)).orderBy(items.time)
  return rows.map(row => row.pending)
}
const progressOf = async (bid: string) => {
  const rows = await fixture.deps.db.select().from(progress).where(eq(progress.bid, bid))
  return Object.fromEntries(rows.map(row => [row.what, `${row.state} ${row.done}/${row.total}`]))
}

test('words are in the book before the pictures have come, and each picture once it is there', async () => {
  const book = await fixture.newBook()
  const archive = await arrivingArchive(fixture, book, life)
  await archive.arrive(archive.words - 1)
  expect(await archive.ownImport()).toBeUndefined()
  await archive.arrive(archive.words)
  expect((await archive.ownImport())?.state).toBe('arriving')
  expect(await waiting(book.bid)).toEqual([true, true, false])
  expect(await progressOf(book.bid)).toMatchObject({ posts: 'done 3/3', pictures: 'arriving 0/2' })
  expect((await receiptOf(fixture.deps.db, book.bid)).photos.missing).toBe(0)
  // its local header and name too
  await archive.arrive(archive.words + first.length + 100)
  await archive.look()
  expect(await waiting(book.bid)).toEqual([false, true, false])
  expect(await progressOf(book.bid)).toMatchObject({ posts: 'done 3/3', pictures: 'arriving 1/2' })
  expect(await archive.end()).toBe(true)
  expect((await archive.ownImport())?.state).toBe('done')
  expect(await waiting(book.bid)).toEqual([false, false, false])
  expect(await progressOf(book.bid)).toMatchObject({ posts: 'done 3/3', pages: 'done 3/3' })
  expect(await fixture.archivesOf(book, 1.1)).toEqual([])
})

test('an archive that was taken back on its way ends partly, and is completed by the same archive', async () => {
  const [book, other] = [await fixture.newBook(), await fixture.newBook()]
  const archive = await arrivingArchive(fixture, book, life)
  await archive.arrive(archive.words + first.length + 100)
  await archive.look()
  await fixture.deps.db.delete(uploads).where(eq(uploads.uploadId, archive.uploadId))
  await endGone(fixture.deps.db, fixture.deps)
  await fixture.work()
  expect(await archive.ownImport()).toMatchObject({ state: 'partly', why: 'upload-unfinished' })
  expect(await waiting(book.bid)).toEqual([false, true, false])
  const [row] = await fixture.deps.db
    .select()
    .from(progress)
    .where(and(eq(progress.bid, book.bid), eq(progress.what, 'posts')))
  expect([row?.state, row?.why]).toEqual(['done', 'upload-unfinished'])
  const receipt = await receiptOf(fixture.deps.db, book.bid)
  expect([receipt.photos.placed, receipt.photos.missing]).toEqual([1, 1])
  await fixture.bring(book, life)
  await fixture.bring(other, life)
  expect(await fixture.state(book)).toEqual(await fixture.state(other))
})

test('one that is still coming is not missing for another import', async () => {
  const book = await fixture.newBook()
  const archive = await arrivingArchive(fixture, book, life)
  await archive.arrive(archive.words)
  const posts = [{ time: 1_400_000_000, text: 'Rain', photos: ['9.jpg'] }]
  await fixture.bring(book, await smallZip(folder, 'facebook-other.zip', posts, { '9.jpg': await photo(9) }))
  expect((await receiptOf(fixture.deps.db, book.bid)).photos).toMatchObject({ placed: 1, missing: 0 })
  await archive.end()
  expect((await receiptOf(fixture.deps.db, book.bid)).photos).toMatchObject({ placed: 3, missing: 0 })
})

test('a hostile archive is refused as soon as its directory is there', async () => {
  const book = await fixture.newBook()
  const path = join(folder, 'hostile.zip')
  const twice = { name: 'posts/your_posts_1.json', data: Buffer.from('[]') }
  await writeFile(path, rawZip([twice, twice, { name: 'z.mp4', data: film['z.mp4'] }]))
  const archive = await arrivingArchive(fixture, book, path)
  await archive.arrive(archive.words)
  expect(archive.words).toBeLessThan(archive.bytes)
  expect(await archive.ownImport()).toMatchObject({ state: 'failed', why: 'duplicate-entries' })
  await expect(access(uploadPath(fixture.deps.settings, archive.uploadId))).rejects.toThrow('ENOENT')
  expect(await archive.end()).toBe(false)
})

test('pictures alone wait for the part with the words', async () => {
  const book = await fixture.newBook()
  const path = await smallZip(folder, 'facebook-part.zip', undefined, { '1.jpg': first, ...film })
  const archive = await arrivingArchive(fixture, book, path)
  await archive.arrive(archive.words)
  expect((await archive.ownImport())?.state).toBe('arriving')
  expect(await progressOf(book.bid)).toEqual({ posts: 'arriving 0/0' })
  await fixture.bring(book, await smallZip(folder, 'facebook-words.zip', [{ time: 1, photos: ['1.jpg'] }]))
  await archive.arrive(archive.words + first.length + 100)
  await archive.look()
  expect(await waiting(book.bid)).toEqual([false])
})

const script = fileURLToPath(new URL('../../../../tests/imports/import-worker.ts', import.meta.url))

test('killed while an archive arrives, nothing is lost and nothing there twice', async () => {
  const [torn, whole] = [await fixture.newBook(), await fixture.newBook()]
  const archive = await arrivingArchive(fixture, torn, life)
  let kills = 0
  for (const [count, killAt] of [
    [archive.words, 1],
    [archive.words, 3],
    [archive.words + first.length + 100, 2],
    [archive.words + first.length + 100, 5],
  ] as const) {
    await archive.arrive(count, false)
    const { importId = '' } = (await archive.ownImport()) ?? {}
    const args = [script, fixture.database.url, fixture.folder, importId, String(killAt)]
    const [, signal] = await once(spawn(process.execPath, args), 'exit')
    if (signal === 'SIGKILL') kills += 1
  }
  expect(kills).toBe(4)
  await fixture.work()
  await archive.end()
  await fixture.bring(whole, life)
  expect((await archive.ownImport())?.state).toBe('done')
  expect(await fixture.state(torn)).toEqual(await fixture.state(whole))
})
