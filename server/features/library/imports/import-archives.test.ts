import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { items } from '#server/features/library/content/schema'
import { pictures } from '#server/features/library/images/schema'
import { readHistory } from '#sources/read-history'
import { type ImportFixture, importFixture, importing } from '../../../../tests/imports/import-fixture.ts'
import { receiptOf } from './receipt-of.ts'

// Takes long: lives are read into a database, with their pictures, several times.

const scale = { posts: 150, photos: 80 }

let fixture: ImportFixture
let folder: string
let facebook: string
let instagram: string
beforeAll(async () => {
  fixture = await importFixture()
  folder = await mkdtemp(join(tmpdir(), 'daybound-lives-'))
  facebook = join(folder, 'facebook-life.zip')
  instagram = join(folder, 'instagram-life.zip')
  await writeDemoLife({ target: { zip: facebook }, photos: 'small', scale })
  await writeDemoLife({ target: { zip: instagram }, format: 'instagram-2024', photos: 'small', scale })
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

async function readOf(...paths: string[]) {
  const history = await readHistory(paths)
  if ('refused' in history) throw new Error(history.refused)
  await history.close()
  return history.read
}

test('a life comes in whole, and its receipt adds up to what was read', async () => {
  const book = await fixture.newBook()
  const run = await fixture.bring(book, facebook, instagram)
  expect([run.state, run.why]).toEqual(['done', null])
  const receipt = await receiptOf(fixture.deps.db, book.bid)
  const read = await readOf(facebook, instagram)
  expect([receipt.items.read, receipt.photos.read]).toEqual([read.items, read.photos])
  expect(receipt.items.placed).toBeGreaterThan(140)
  expect(receipt.photos.placed).toBeGreaterThan(60)
  const { items: rows, flags } = await fixture.state(book)
  expect(rows.filter(row => row.pending)).toEqual([])
  expect(
    rows.flatMap(row => row.original.media).filter(media => media.kind === 'photo' && !media.picture),
  ).toEqual([])
  expect(flags).toEqual([true, true])
  const stored = await fixture.deps.db.select().from(pictures)
  for (const { sha256 } of stored) expect(await fixture.deps.files.has(sha256)).toBe(true)
  expect(await fixture.archivesOf(book, 0.9)).toEqual(['facebook-life.zip', 'instagram-life.zip'])
  expect(await fixture.archivesOf(book, 1.1)).toEqual([])
})

test('the same archive again changes nothing', async () => {
  const book = await fixture.newBook()
  await fixture.bring(book, facebook)
  const before = await fixture.state(book)
  await fixture.bring(book, facebook)
  expect(await fixture.state(book)).toEqual(before)
})

test('two jobs of one import do its work once', async () => {
  const [once, twice] = [await fixture.newBook(), await fixture.newBook()]
  await fixture.bring(once, instagram)
  const importId = await fixture.ask(twice, [instagram])
  await Promise.all([1, 2].map(() => importing.run({ importId }, fixture.deps)))
  expect(await fixture.state(twice)).toEqual(await fixture.state(once))
  const rows = await fixture.deps.db.select().from(items).where(eq(items.bid, twice.bid))
  // read, and then looked at
  expect(Math.max(...rows.map(row => row.version))).toBe(1)
})

test('archives that overlap give the same book one after the other as together, and again', async () => {
  const [apart, together] = [await fixture.newBook(), await fixture.newBook()]
  await fixture.bring(apart, instagram)
  await fixture.bring(apart, facebook)
  await fixture.bring(together, facebook, instagram)
  const [stateApart, stateTogether] = [await fixture.state(apart), await fixture.state(together)]
  const summaryOf = (state: typeof stateApart) =>
    state.items.map(row => `${row.time} ${row.original.text} ${row.original.media.length}`).sort()
  expect(summaryOf(stateApart)).toEqual(summaryOf(stateTogether))
  const read = await readOf(facebook, instagram)
  await fixture.bring(apart, facebook, instagram)
  const receipt = await receiptOf(fixture.deps.db, apart.bid)
  expect([receipt.items.read, receipt.photos.read]).toEqual([read.items, read.photos])
})
