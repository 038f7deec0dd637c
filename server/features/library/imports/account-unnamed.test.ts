import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { photo, smallZip } from '../../../../tests/imports/small-zip.ts'
import type { BookRow } from '../books/schema.ts'
import { receiptOf } from './receipt-of.ts'

let fixture: ImportFixture
let folder: string
beforeAll(async () => {
  fixture = await importFixture()
  folder = await mkdtemp(join(tmpdir(), 'daybound-unnamed-'))
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

const post = { time: Date.UTC(2022, 2, 5) / 1000, text: '三月的第一個星期六', photos: ['a.jpg'] }

async function unnamedOf({ bid }: BookRow) {
  const { groups, photos } = await receiptOf(fixture.deps.db, bid)
  const group = groups.find(({ reason }) => reason === 'not-in-any-post')
  return { read: photos.read, filtered: photos.filtered, names: group?.lines.map(({ name }) => name) ?? [] }
}

test('pictures of an archive that no post names are counted and listed, and no more of them when it is read again', async () => {
  const book = await fixture.newBook()
  const files = { 'a.jpg': await photo(1), 'b.jpg': await photo(2), 'c.jpg': await photo(3) }
  const zip = await smallZip(folder, 'facebook-x.zip', [post], files)
  expect(await fixture.bring(book, zip)).toMatchObject({ state: 'done', why: null })
  expect(await unnamedOf(book)).toEqual({ read: 3, filtered: 2, names: ['b.jpg', 'c.jpg'] })
  const before = await fixture.state(book)
  await fixture.bring(book, zip)
  expect(await fixture.state(book)).toEqual(before)
})

test('a part without words lists its pictures until the part that names them comes', async () => {
  const book = await fixture.newBook()
  const pictures = await smallZip(folder, 'facebook-p.zip', undefined, {
    'a.jpg': await photo(4),
    'd.jpg': await photo(5),
  })
  expect(await fixture.bring(book, pictures)).toMatchObject({ state: 'failed', why: 'empty-archive' })
  expect(await unnamedOf(book)).toEqual({ read: 2, filtered: 2, names: ['a.jpg', 'd.jpg'] })
  await fixture.bring(book, await smallZip(folder, 'facebook-w.zip', [post]))
  expect(await unnamedOf(book)).toEqual({ read: 2, filtered: 1, names: ['d.jpg'] })
})

test('a picture that was left out as a copy is named, also when a later import no longer reads the words', async () => {
  const book = await fixture.newBook()
  const same = await photo(6)
  const copies = [post, { ...post, time: post.time + 90_000, text: '', photos: ['e.jpg'] }]
  await fixture.bring(
    book,
    await smallZip(folder, 'facebook-c.zip', copies, { 'a.jpg': same, 'e.jpg': same }),
  )
  await fixture.bring(book, await smallZip(folder, 'facebook-l.zip', [{ ...post, text: '別的', photos: [] }]))
  expect((await unnamedOf(book)).names).toEqual([])
})
