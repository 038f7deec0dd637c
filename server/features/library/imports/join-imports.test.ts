import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BookRow } from '#server/features/library/books/schema'
import { updateBook } from '#server/features/library/books/store'
import { items } from '#server/features/library/content/schema'
import { imports } from '#server/features/library/imports/schema'
import { progress } from '#server/features/library/progress/schema'
import { uploads } from '#server/features/library/uploads/schema'
import english from '../../../../locales/en/web-import.json' with { type: 'json' }
import taiwan from '../../../../locales/zh-tw/web-import.json' with { type: 'json' }
import { overlappingBomb, rawZip } from '../../../../tests/hostile-zips.ts'
import { arrivingArchive } from '../../../../tests/imports/arriving-archive.ts'
import { type ImportFixture, importFixture, importing } from '../../../../tests/imports/import-fixture.ts'
import { albumFile, photo, smallZip } from '../../../../tests/imports/small-zip.ts'
import { uploadPath } from '../uploads/upload-path.ts'
import { receiptOf } from './receipt-of.ts'
import { restoreDuplicate } from './restore-duplicate.ts'

let fixture: ImportFixture
let folder: string
beforeAll(async () => {
  fixture = await importFixture()
  folder = await mkdtemp(join(tmpdir(), 'daybound-parts-'))
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

const march = Date.UTC(2022, 2, 5, 12) / 1000
const may = Date.UTC(2022, 4, 5, 12) / 1000
const zip = (name: string, ...what: [Parameters<typeof smallZip>[2], Parameters<typeof smallZip>[3]?]) =>
  smallZip(folder, name, ...what)

async function rowsOf({ bid }: BookRow) {
  return fixture.deps.db.select().from(items).where(eq(items.bid, bid)).orderBy(items.time)
}

test('what a person changed stays when a fuller archive comes', async () => {
  const book = await fixture.newBook()
  const [firstPhoto, secondPhoto] = [await photo(1), await photo(2)]
  const posts = [
    { time: march, text: '第一天上學，走了很遠的路。', photos: ['11111111111_n.jpg'] },
    { time: may, text: '今天什麼也沒有發生。' },
  ]
  await fixture.bring(book, await zip('facebook-a.zip', posts, { '11111111111_n.jpg': firstPhoto }))
  const [first, second] = await rowsOf(book)
  const set = (itemId: string, values: Partial<typeof items.$inferInsert>) =>
    fixture.deps.db
      .update(items)
      .set(values)
      .where(and(eq(items.bid, book.bid), eq(items.itemId, itemId)))
  await set(first?.itemId ?? '', { edits: { text: '改過了' } })
  await set(second?.itemId ?? '', { deleted: true })
  const fuller = [
    { ...posts[0], time: march, photos: ['11111111111_n.jpg', '22222222222_n.jpg'] },
    { time: may, text: '今天什麼也沒有發生。' },
    { time: may + 9000, text: '晚上下了雨。' },
  ]
  const files = { '11111111111_n.jpg': firstPhoto, '22222222222_n.jpg': secondPhoto }
  await fixture.bring(book, await zip('facebook-b.zip', fuller, files))
  const rows = await rowsOf(book)
  expect(rows.map(row => [row.edits.text ?? row.original.text, row.deleted, row.photos])).toEqual([
    ['改過了', false, 2],
    ['今天什麼也沒有發生。', true, 0],
    ['晚上下了雨。', false, 0],
  ])
  expect(rows[0]?.itemId).toBe(first?.itemId)
  expect(rows[0]?.words).toBe('改過了')
})

describe('an archive in parts', () => {
  const posts = [
    { time: march, text: '兩張照片', photos: ['a.jpg', 'b.jpg'] },
    { time: may, photos: ['c.jpg'] },
  ]
  const filesOf = async () => ({ 'b.jpg': await photo(4), 'c.jpg': await photo(5) })

  test('fills in the pictures that a later part brings', async () => {
    const book = await fixture.newBook()
    await fixture.bring(book, await zip('facebook-1.zip', posts, { 'a.jpg': await photo(3) }))
    const before = await receiptOf(fixture.deps.db, book.bid)
    expect(before.items).toMatchObject({ read: 2, placed: 1, missing: 1 })
    expect(before.photos).toMatchObject({ read: 3, placed: 1, missing: 2 })
    expect(before.groups.map(({ what, mend, count }) => [what, mend, count])).toEqual([
      ['item', 'add-archive', 1],
      ['photo', 'add-archive', 2],
    ])
    const run = await fixture.bring(book, await zip('facebook-2.zip', undefined, await filesOf()))
    expect([run.state, run.why]).toEqual(['done', null])
    const after = await receiptOf(fixture.deps.db, book.bid)
    expect(after.items).toMatchObject({ read: 2, placed: 2, missing: 0 })
    expect(after.photos).toMatchObject({ read: 3, placed: 3, missing: 0 })
    expect((await rowsOf(book)).map(row => row.pending)).toEqual([false, false])
  })

  test('that brings a photo which is there already says only that', async () => {
    const book = await fixture.newBook()
    const twice = [
      { time: march, text: '一張照片', photos: ['a.jpg'] },
      { time: may, photos: ['b.jpg'] },
    ]
    const same = await photo(3)
    await fixture.bring(book, await zip('facebook-1.zip', twice, { 'a.jpg': same }))
    expect((await receiptOf(fixture.deps.db, book.bid)).items).toMatchObject({
      read: 2,
      placed: 1,
      missing: 1,
    })
    await fixture.bring(book, await zip('facebook-2.zip', undefined, { 'b.jpg': same }))
    const { items, photos } = await receiptOf(fixture.deps.db, book.bid)
    expect([items, photos]).toMatchObject([
      { read: 2, placed: 1, duplicate: 1, missing: 0 },
      { read: 2, placed: 1, duplicate: 1, missing: 0 },
    ])
  })

  test('may come with its pictures first', async () => {
    const book = await fixture.newBook()
    const early = await fixture.bring(book, await zip('facebook-2.zip', undefined, await filesOf()))
    expect([early.state, early.why]).toEqual(['failed', 'empty-archive'])
    await fixture.bring(book, await zip('facebook-1.zip', posts, { 'a.jpg': await photo(3) }))
    const { photos } = await receiptOf(fixture.deps.db, book.bid)
    expect(photos).toMatchObject({ read: 3, placed: 3 })
    expect(await fixture.archivesOf(book, 1.1)).toEqual([])
  })

  test('finds its pictures in a part that was read before', async () => {
    const book = await fixture.newBook()
    const photos = { 'a.jpg': await photo(3), 'b.jpg': await photo(4) }
    await fixture.bring(book, await zip('facebook-1.zip', [{ time: march, photos: ['a.jpg'] }], photos))
    const run = await fixture.bring(book, await zip('facebook-2.zip', [{ time: may, photos: ['b.jpg'] }]))
    expect(run.state).toBe('done')
    expect((await receiptOf(fixture.deps.db, book.bid)).photos).toMatchObject({
      read: 2,
      placed: 2,
      missing: 0,
    })
  })

  test('is kept while others come in between, and says so until it is of use', async () => {
    const book = await fixture.newBook()
    const pictures = await fixture.bring(book, await zip('facebook-2.zip', undefined, await filesOf()))
    const other = await fixture.bring(book, await zip('instagram.zip', [{ time: may, text: '別的' }]))
    expect([other.state, other.why]).toEqual(['partly', 'unused-part'])
    expect([taiwan.why['unused-part'], english.why['unused-part']]).toEqual([
      expect.any(String),
      expect.any(String),
    ])
    expect(await fixture.archivesOf(book, 1.1)).toEqual(['facebook-2.zip'])
    await fixture.bring(book, await zip('facebook-1.zip', posts, { 'a.jpg': await photo(3) }))
    expect((await receiptOf(fixture.deps.db, book.bid)).photos).toMatchObject({ read: 3, placed: 3 })
    const rows = await fixture.deps.db.select().from(imports).where(eq(imports.bid, book.bid))
    expect(rows.map(row => [row.state, row.why])).toEqual(rows.map(() => ['done', null]))
    expect(rows.map(row => row.importId)).toContain(pictures.importId)
  })

  test('is no failure while another part is on its way', async () => {
    const book = await fixture.newBook()
    const words = await arrivingArchive(fixture, book, await zip('facebook-1.zip', posts))
    const early = await fixture.bring(book, await zip('facebook-2.zip', undefined, await filesOf()))
    expect([early.state, early.why]).toEqual(['done', null])
    await words.end()
    expect((await receiptOf(fixture.deps.db, book.bid)).photos).toMatchObject({ placed: 2, missing: 1 })
  })

  test('stays as long as another is on its way', async () => {
    const book = await fixture.newBook()
    const later = await arrivingArchive(
      fixture,
      book,
      await zip('facebook-2.zip', undefined, await filesOf()),
    )
    await fixture.bring(book, await zip('facebook-1.zip', posts))
    expect(await fixture.archivesOf(book, 1.9)).toEqual(['facebook-1.zip', 'facebook-2.zip'])
    await later.end()
    expect(await fixture.archivesOf(book, 1.9)).toEqual([])
  })

  test('is kept beside one that is broken', async () => {
    const book = await fixture.newBook()
    const bad = join(folder, 'bad.zip')
    await writeFile(bad, 'no archive')
    await fixture.bring(book, bad, await zip('facebook-2.zip', undefined, await filesOf()))
    await fixture.bring(book, await zip('facebook-1.zip', posts, { 'a.jpg': await photo(3) }))
    expect((await receiptOf(fixture.deps.db, book.bid)).photos).toMatchObject({ read: 3, placed: 3 })
  })

  test('may be two files of one name', async () => {
    const book = await fixture.newBook()
    const words = await zip('words.zip', posts, { 'a.jpg': await photo(3) })
    const pictures = await zip('pictures.zip', undefined, await filesOf())
    await fixture.bring(book, [words, 'facebook.zip'], [pictures, 'facebook.zip'])
    expect((await receiptOf(fixture.deps.db, book.bid)).photos).toMatchObject({ read: 3, placed: 3 })
  })
})

test('of the same picture the post keeps it, whichever month comes first', async () => {
  const book = await fixture.newBook()
  const same = await photo(7)
  const posts = [
    { time: march, text: '三月', photos: ['x.jpg'] },
    { time: may, text: '五月', photos: ['y.jpg', 'z.jpg'] },
    { time: may + 90_000, photos: ['w.jpg'] },
  ]
  const files = { 'x.jpg': same, 'y.jpg': same, 'z.jpg': await photo(8), 'w.jpg': same }
  await fixture.bring(book, await zip('facebook-same.zip', posts, files))
  expect((await rowsOf(book)).map(row => [row.original.text, row.photos])).toEqual([
    ['三月', 1],
    ['五月', 1],
  ])
  const receipt = await receiptOf(fixture.deps.db, book.bid)
  expect([receipt.items, receipt.photos]).toMatchObject([
    { read: 3, placed: 2, duplicate: 1 },
    { read: 4, placed: 2, duplicate: 2 },
  ])
  const line = receipt.groups.find(group => group.what === 'item')?.lines[0]
  expect(line).toMatchObject({ name: 'w.jpg', origin: expect.stringMatching(/^facebook-same\.zip: .+ #3$/) })
  for (const _ of [1, 2])
    expect(await restoreDuplicate(fixture.deps, book, line?.lineId ?? '', book.uid)).toBe(true)
  const taken = await receiptOf(fixture.deps.db, book.bid)
  expect([taken.items, taken.photos]).toMatchObject([
    { read: 3, placed: 3, duplicate: 0 },
    { read: 4, placed: 3, duplicate: 1 },
  ])
  await fixture.bring(book, await zip('facebook-same.zip', posts, files))
  expect((await receiptOf(fixture.deps.db, book.bid)).items).toMatchObject({ read: 3, placed: 3 })
})

test.each<[string, Partial<typeof items.$inferInsert>]>([
  ['deleted, stays so', { deleted: true }],
  ['edited, is there once', { edits: { title: 'C' } }],
])('an album that was %s under another name', async (_, touched) => {
  const book = await fixture.newBook()
  const pictures = { '33333333331_n.jpg': await photo(14), '33333333332_n.jpg': await photo(15) }
  const album = (name: string) => ({ ...pictures, ...albumFile(name, march, Object.keys(pictures)) })
  await fixture.bring(book, await zip('facebook-b.zip', [], album('A')))
  await fixture.deps.db.update(items).set(touched).where(eq(items.bid, book.bid))
  const [before] = await rowsOf(book)
  await fixture.bring(book, await zip('facebook-a.zip', [], album('B')))
  const rows = await rowsOf(book)
  expect(rows.map(row => [row.itemId, row.type, row.photos, row.deleted, row.edits])).toEqual([
    [before?.itemId, 'photos', 2, touched.deleted ?? false, touched.edits ?? {}],
  ])
})

describe('what is not printed takes no picture from what is', () => {
  const inMarch = { time: march, text: '三月', photos: ['x.jpg'] }
  const inMay = { time: may, photos: ['y.jpg'] }
  const stateOf = async (book: BookRow) =>
    (await rowsOf(book)).map(row => [row.original.text, row.chosen, row.deleted, row.pending, row.photos])

  test('where it lies outside of the span', async () => {
    const book = await fixture.newBook()
    await updateBook(fixture.deps.db, book.bid, { since: '202204' })
    const same = await photo(11)
    const bring = () =>
      zip('facebook-span.zip', [inMarch, inMay], { 'x.jpg': same, 'y.jpg': same }).then(path =>
        fixture.bring(book, path),
      )
    await bring()
    const state = [
      ['三月', false, false, false, 1],
      ['', true, false, false, 1],
    ]
    expect(await stateOf(book)).toEqual(state)
    await bring()
    expect(await stateOf(book)).toEqual(state)
  })

  test('where it was deleted', async () => {
    const book = await fixture.newBook()
    const same = await photo(12)
    await fixture.bring(book, await zip('facebook-1.zip', [inMarch], { 'x.jpg': same }))
    await fixture.deps.db.update(items).set({ deleted: true }).where(eq(items.bid, book.bid))
    await fixture.bring(book, await zip('facebook-2.zip', [inMay], { 'y.jpg': same }))
    expect(await stateOf(book)).toEqual([
      ['三月', true, true, false, 1],
      ['', true, false, false, 1],
    ])
  })

  test('and two of which none is printed have it once', async () => {
    const book = await fixture.newBook()
    await updateBook(fixture.deps.db, book.bid, { since: '202301' })
    const same = await photo(13)
    await fixture.bring(
      book,
      await zip('facebook-out.zip', [inMarch, inMay], { 'x.jpg': same, 'y.jpg': same }),
    )
    expect(await stateOf(book)).toEqual([['三月', false, false, false, 1]])
  })
})

test('pictures that are broken or hostile stop nothing', async () => {
  const book = await fixture.newBook()
  const sound = await photo(9, 400, 300)
  const files = {
    'sound.jpg': sound,
    'half.jpg': sound.subarray(0, 300),
    'empty.jpg': Buffer.alloc(0),
    'drawing.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    '../../outside.jpg': sound,
  }
  const { '../../outside.jpg': _, ...inside } = files
  const posts = [{ time: march, text: '照片', photos: Object.keys(files) }]
  const run = await fixture.bring(book, await zip('facebook-bad.zip', posts, inside))
  expect(run.state).toBe('done')
  const { photos, groups } = await receiptOf(fixture.deps.db, book.bid)
  expect(photos).toMatchObject({ read: 5, placed: 1, missing: 1, unreadable: 3 })
  expect(groups.map(group => group.reason)).toEqual(['file-missing', 'broken-picture', 'not-a-picture'])
})

test('words that hurt come in as words', async () => {
  const book = await fixture.newBook()
  const texts = [
    '<script>alert(1)</script>',
    'a\0b',
    'half \ud83d of a pair',
    '\u202Eevil',
    '字'.repeat(100_000),
  ]
  const posts = texts.map((text, index) => ({ time: march + index * 90_000, text }))
  const run = await fixture.bring(book, await zip('hurt.zip', posts, {}))
  expect(run.state).toBe('done')
  const rows = await rowsOf(book)
  expect(rows.map(row => row.original.text.length > 0)).toEqual(texts.map(() => true))
  expect(rows[0]?.original.text).toBe(texts[0])
  const state = await fixture.state(book)
  await fixture.bring(book, await zip('hurt.zip', posts, {}))
  expect(await fixture.state(book)).toEqual(state)
})

test.each([
  ['not-a-zip', () => Buffer.from('this is no archive')],
  ['truncated-zip', () => rawZip([{ name: 'a.txt', data: Buffer.alloc(500, 1) }]).subarray(0, 300)],
  ['overlapping-entries', () => overlappingBomb(30, 1000)],
  ['zip-bomb', () => rawZip([{ name: 'a.json', data: Buffer.alloc(30_000_000), method: 8 }])],
  ['wrong-archive', () => rawZip([{ name: 'holiday.txt', data: Buffer.from('x') }])],
  ['unsafe-path', () => rawZip([{ name: '../../etc/cron.d/x', data: Buffer.from('x') }])],
  ['empty-archive', () => rawZip([])],
] as const)('an archive is refused as %s, with a sentence', async (why, bytes) => {
  const book = await fixture.newBook()
  const path = join(folder, 'refused.zip')
  await writeFile(path, bytes())
  const run = await fixture.bring(book, path)
  expect([run.state, run.why]).toEqual(['failed', why])
  expect([taiwan.why[why], english.why[why]]).toEqual([expect.any(String), expect.any(String)])
  const [row] = await fixture.deps.db.select().from(progress).where(eq(progress.bid, book.bid))
  expect([row?.what, row?.state, row?.why]).toEqual(['posts', 'failed', why])
  const [left] = await fixture.deps.db.select().from(uploads).where(eq(uploads.bid, book.bid))
  expect(left === undefined).toBe(why !== 'empty-archive')
  if (left) expect(existsSync(uploadPath(fixture.deps.settings, left.uploadId))).toBe(true)
})

test('an archive that cannot be read keeps no other from being read', async () => {
  const book = await fixture.newBook()
  const bad = join(folder, 'bad.zip')
  await writeFile(bad, 'no archive')
  const run = await fixture.bring(book, bad, await zip('facebook-good.zip', [{ time: march, text: '好的' }]))
  expect([run.state, run.why]).toEqual(['partly', 'not-a-zip'])
  expect((await rowsOf(book)).map(row => row.original.text)).toEqual(['好的'])
})

test('of two imports the second waits for the first, and a third joins it', async () => {
  const book = await fixture.newBook()
  const first = await fixture.ask(book, [await zip('facebook-w1.zip', [{ time: march, text: '一' }])])
  await fixture.deps.db.update(imports).set({ state: 'running' }).where(eq(imports.importId, first))
  const second = await fixture.ask(book, [await zip('facebook-w2.zip', [{ time: may, text: '二' }])])
  const third = await fixture.ask(book, [await zip('facebook-w3.zip', [{ time: may + 90_000, text: '三' }])])
  expect(third).toBe(second)
  const stateOf = async (importId: string) =>
    (await fixture.deps.db.select().from(imports).where(eq(imports.importId, importId)))[0]?.state
  await importing.run({ importId: second }, fixture.deps)
  expect(await stateOf(second)).toBe('waiting')
  expect(await rowsOf(book)).toEqual([])
  await importing.run({ importId: first }, fixture.deps)
  expect(fixture.deps.queued).toContain(second)
  await fixture.work()
  expect(await stateOf(second)).toBe('done')
  expect((await rowsOf(book)).map(row => row.original.text)).toEqual(['一', '二', '三'])
})
