import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { photo, smallZip } from '../../../../tests/imports/small-zip.ts'
import type { BookRow } from '../books/schema.ts'
import { readBook } from '../books/store.ts'
import { undoStep } from '../content/undo-redo.ts'
import { changeDesign } from '../design/change-design.ts'

let fixture: ImportFixture
let folder: string
let archive: string
beforeAll(async () => {
  fixture = await importFixture()
  folder = await mkdtemp(join(tmpdir(), 'daybound-cover-'))
  const time = Date.UTC(2022, 2, 5) / 1000
  const posts = [
    { time, text: '小', photos: ['small.jpg'] },
    { time: time + 9000, text: '三月的第一個星期六，我們去看海。', photos: ['large.jpg'] },
  ]
  archive = await smallZip(folder, 'facebook-x.zip', posts, {
    'small.jpg': await photo(1, 300, 240),
    'large.jpg': await photo(2, 900, 700),
  })
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

async function coverOf({ bid }: BookRow) {
  const { cover, title } = (await readBook(fixture.deps.db, bid))?.design ?? {}
  return { pic: cover?.pic, title }
}

async function sizeOf(sha256: string | undefined) {
  const bytes = await fixture.deps.files.read(sha256 ?? '')
  return bytes?.length
}

test('the cover of a book carries the best photo that came in, and stays with it', async () => {
  const book = await fixture.newBook()
  await fixture.bring(book, archive)
  const { pic } = await coverOf(book)
  expect(await sizeOf(pic)).toBe((await photo(2, 900, 700)).length)
  const larger = [{ time: 1_700_000_000, text: '後來', photos: ['larger.jpg'] }]
  const files = { 'larger.jpg': await photo(3, 1200, 900) }
  await fixture.bring(book, await smallZip(folder, 'facebook-y.zip', larger, files))
  expect((await coverOf(book)).pic).toBe(pic)
})

test('what its maker took away does not come back', async () => {
  const book = await fixture.newBook()
  await fixture.bring(book, archive)
  await changeDesign(book, { cover: { pic: null } }, 'me', fixture.deps)
  expect((await coverOf(book)).pic).toBeUndefined()
  await fixture.bring(book, archive)
  expect((await coverOf(book)).pic).toBeUndefined()
})

test('to take back an earlier change of the title leaves the photo where it is', async () => {
  const book = await fixture.newBook()
  const before = await coverOf(book)
  await changeDesign(book, { title: '海' }, 'me', fixture.deps)
  await fixture.bring(book, archive)
  const { pic } = await coverOf(book)
  expect(pic).toBeDefined()
  await undoStep(book, 'me', fixture.deps)
  expect(await coverOf(book)).toEqual({ title: before.title, pic })
})
