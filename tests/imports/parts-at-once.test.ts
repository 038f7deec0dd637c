import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PictureBytes } from '#sandbox/demo-life/picture-bytes'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import type { BookRow } from '#server/features/library/books/schema'
import { receiptOf } from '#server/features/library/imports/receipt-of'
import { imports } from '#server/features/library/imports/schema'
import { progress } from '#server/features/library/progress/schema'
import { deeper, runs } from '../depth.ts'
import { arrivingArchive } from './arriving-archive.ts'
import { type ImportFixture, importFixture, importing } from './import-fixture.ts'

// Takes long: each made-up order reads four archives into a database.

/** Three parts of one export, of which only the first has words, and another export. */
const parts = ['facebook-1.zip', 'facebook-2.zip', 'facebook-3.zip', 'instagram.zip']

let fixture: ImportFixture
let folder: string
let whole: Awaited<ReturnType<typeof resultOf>>
beforeAll(async () => {
  fixture = await importFixture()
  folder = await mkdtemp(join(tmpdir(), 'daybound-at-once-'))
  const small = { photos: 'small', pictures: new PictureBytes(), scale: { posts: 60, photos: 45 } } as const
  await writeDemoLife({ ...small, target: { zip: join(folder, 'facebook.zip') }, parts: 3 })
  await writeDemoLife({
    ...small,
    target: { zip: join(folder, 'instagram.zip') },
    format: 'instagram-2024',
  })
  const book = await fixture.newBook()
  expect((await fixture.bring(book, ...parts.map(pathOf))).state).toBe('done')
  whole = await resultOf(book)
  expect(whole.photos.missing).toBe(0)
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

const pathOf = (name: string) => join(folder, name)

/** What is in a book, by whichever import it came. */
async function resultOf(book: BookRow) {
  const { items } = await fixture.state(book)
  const { items: counted, photos } = await receiptOf(fixture.deps.db, book.bid)
  return {
    items: counted,
    photos,
    contents: items
      .map(({ time, original, pending }) => {
        const pictures = original.media.map(media => media.picture?.sha256 ?? media.kind)
        return JSON.stringify([time, original.text, pictures.sort(), pending])
      })
      .sort(),
  }
}

const importsOf = ({ bid }: BookRow) =>
  fixture.deps.db.select().from(imports).where(eq(imports.bid, bid)).orderBy(imports.startedAt)

const progressOf = async ({ bid }: BookRow) => {
  const [posts] = await fixture.deps.db
    .select()
    .from(progress)
    .where(and(eq(progress.bid, bid), eq(progress.what, 'posts')))
  return [posts?.state, posts?.why]
}

/** A worker that is busy does nothing; one that is free does one job of those that wait. */
async function workOnce(): Promise<void> {
  const importId = fixture.deps.queued.shift()
  if (importId) await importing.run({ importId }, fixture.deps)
}

test('parts that come together while the worker is busy are one book', async () => {
  const book = await fixture.newBook()
  const archives = await Promise.all(parts.map(name => arrivingArchive(fixture, book, pathOf(name))))
  const [first, second, third, other] = archives
  // as the guide book is being made: the second part and the other export are here first
  for (const archive of [second, other, first, third]) await archive?.arrive(archive.bytes, false)
  for (const archive of [second, other, first, third]) await archive?.finish()
  await fixture.work()
  expect((await importsOf(book)).map(row => [row.state, row.why])).toEqual(parts.map(() => ['done', null]))
  expect(await resultOf(book)).toEqual(whole)
  expect(await progressOf(book)).toEqual(['done', null])
})

test('parts that come in any order, piece by piece, are one book', deeper, async () => {
  const step = fc.record({
    part: fc.nat({ max: parts.length - 1 }),
    reach: fc.double({ min: 0, max: 1, noNaN: true }),
    jobs: fc.nat({ max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.shuffledSubarray(parts, { minLength: parts.length }),
      fc.array(fc.nat({ max: 2 }), { minLength: parts.length, maxLength: parts.length }),
      async (steps, ending, between) => {
        const book = await fixture.newBook()
        const archives = new Map(parts.map(name => [name, undefined as Arriving | undefined]))
        const archiveOf = async (name: string) => {
          const archive = archives.get(name) ?? (await arrivingArchive(fixture, book, pathOf(name)))
          archives.set(name, archive)
          return archive
        }
        const reached = new Map<string, number>()
        for (const { part, reach, jobs } of steps) {
          const name = parts[part] ?? ''
          const archive = await archiveOf(name)
          const count = Math.max(reached.get(name) ?? 0, Math.round(reach * archive.bytes))
          reached.set(name, count)
          await archive.arrive(count, false)
          for (let job = 0; job < jobs; job += 1) await workOnce()
        }
        for (const [index, name] of ending.entries()) {
          await (await archiveOf(name)).finish()
          for (let job = 0; job < (between[index] ?? 0); job += 1) await workOnce()
        }
        await fixture.work()
        expect(await resultOf(book)).toEqual(whole)
        const rows = await importsOf(book)
        expect(rows.map(row => row.state).filter(state => state !== 'done')).toEqual([])
      },
    ),
    { numRuns: runs(20, 5) },
  )
})

type Arriving = Awaited<ReturnType<typeof arrivingArchive>>
