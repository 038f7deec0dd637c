import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { ExportedBook, ExportedItem } from '#sources/daybound/export-format'
import { rawZip } from '../../../../tests/hostile-zips.ts'
import { arrivingArchive } from '../../../../tests/imports/arriving-archive.ts'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { photo, smallZip } from '../../../../tests/imports/small-zip.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { users } from '../../account/users/schema.ts'
import { type BookRow, books } from '../books/schema.ts'
import { items } from '../content/schema.ts'
import { redoStep, undoStep } from '../content/undo-redo.ts'
import { changeDesign } from '../design/change-design.ts'
import { putFile } from '../files/put-file.ts'
import { fileUses } from '../files/schema.ts'
import { images } from '../images/schema.ts'
import { listKept } from '../kept-findings/store.ts'
import { listProofs } from '../proofing/list-proofs.ts'
import { receiptLines } from './schema.ts'

// An export may be written by anybody: what it names is not therefore his.

let world: ImportFixture
let red: Buffer
let blue: Buffer
beforeAll(async () => {
  world = await importFixture()
  ;[red, blue] = await Promise.all([photo(1, 640, 480), photo(2, 640, 480)])
})
afterAll(() => world?.close())

const sha = (bytes: Buffer) => hash('sha256', bytes)

function item(itemId: string, change: Partial<ExportedItem['read']> = {}, edits = {}): ExportedItem {
  const origin = { archive: 'facebook.zip', path: 'posts.json', index: 0 }
  const read = { id: itemId, source: 'facebook', kind: 'post', time: 1_700_000_000, text: itemId } as const
  return {
    itemId,
    chosen: true,
    deleted: false,
    pending: false,
    from: null,
    read: { ...read, media: [], people: [], links: [], origin, ...change },
    edits,
  }
}

const shows = (sha256: string, uri = 'a.jpg'): ExportedItem['read']['media'][number] => ({
  kind: 'photo',
  uri,
  picture: { sha256, width: 9, height: 9 },
  origin: { archive: 'facebook.zip', path: 'posts.json' },
})

const aBook: ExportedBook = {
  type: 'diarybook',
  typeset: 'a5-2',
  locale: 'en',
  timeZone: 'Europe/Berlin',
  createdAt: '2026-01-01T00:00:00.000Z',
  design: { title: '帶走的書', author: '怡君', template: 'window', cover: { color: '#2C4B40' }, inserts: [] },
  images: [],
}

interface Written {
  items: readonly unknown[]
  book?: Partial<ExportedBook>
}

async function exportOf(
  name: string,
  all: readonly Written[],
  pictures: Readonly<Record<string, Buffer>> = {},
  marker: object = {},
): Promise<string> {
  const folders = all.map((_, i) => `books/${i + 1}`)
  const json = (file: string, value: unknown) => ({ name: file, data: Buffer.from(JSON.stringify(value)) })
  const zip = rawZip([
    json('daybound-export.json', {
      format: 'daybound-export',
      version: 1,
      madeAt: '2026-11-22T00:00:00.000Z',
      person: {
        name: '怡君',
        language: 'zh-tw',
        region: 'TW',
        networks: [],
        createdAt: '2026-01-01T00:00:00.000Z',
      },
      books: all.map((written, i) => ({
        folder: folders[i],
        title: 'x',
        items: written.items.length,
        pdf: false,
      })),
      ...marker,
    }),
    ...all.flatMap(({ book, items: own }, i) => [
      json(`${folders[i]}/book.json`, { ...aBook, ...book }),
      json(`${folders[i]}/items.json`, own),
    ]),
    ...Object.entries(pictures).map(([named, data]) => ({ name: `pictures/${named}.jpg`, data })),
  ])
  const path = join(world.folder, name)
  await writeFile(path, zip)
  return path
}

const itemsOf = ({ bid }: Pick<BookRow, 'bid'>) =>
  world.deps.db.select().from(items).where(eq(items.bid, bid)).orderBy(asc(items.itemId))
const booksOf = ({ uid }: BookRow) =>
  world.deps.db.select().from(books).where(eq(books.uid, uid)).orderBy(asc(books.createdAt))
const usesOf = async ({ uid }: BookRow) =>
  (await world.deps.db.select().from(fileUses).where(eq(fileUses.uid, uid))).map(({ key }) => key)

/** A picture of somebody else, uploaded by hand. */
async function strangersPicture(bytes: Buffer): Promise<{ imageId: string; sha256: string }> {
  const { uid } = await world.newBook()
  const { sha256 } = await putFile(world.deps, { uid }, bytes)
  const imageId = world.deps.newId()
  await world.deps.db
    .insert(images)
    .values({ imageId, uid, sha256, width: 640, height: 480, uploadedAt: world.deps.now() })
  return { imageId, sha256 }
}

test('a book comes back with its settings, items and edits', async () => {
  const book = await world.newBook()
  const edits = { text: '改過', photos: [{ photoId: sha(red).slice(0, 16), caption: '圖說' }] }
  const path = await exportOf(
    'whole.zip',
    [{ items: [{ ...item('a', { media: [shows(sha(red))] }, edits), deleted: true, from: '某頁' }] }],
    { [sha(red)]: red },
  )
  expect(await world.bring(book, path)).toMatchObject({ state: 'done', why: null })
  const [row] = await itemsOf(book)
  expect(row).toMatchObject({ deleted: true, chosen: true, edits, fromName: '某頁', words: '改過\n圖說' })
  expect(row?.original.media[0]?.picture).toMatchObject({ sha256: sha(red), width: 640, height: 480 })
  const [restored] = await booksOf(book)
  expect(restored).toMatchObject({
    bid: book.bid,
    typeset: 'a5-2',
    locale: 'en',
    timeZone: 'Europe/Berlin',
    postsInitialized: true,
    design: aBook.design,
  })
})

test('what was read through and what may be printed comes back, whatever stands in it', async () => {
  const book = await world.newBook()
  const kept = [
    { kind: 'phone' as const, text: '0912\0-345-678' },
    { kind: 'person' as const, text: '小美\ud800', itemId: 'a' },
    { kind: 'phone' as const, text: '0912-345-678' },
  ]
  const path = await exportOf('proofed.zip', [
    { items: [{ ...item('a'), proofed: true }, item('b')], book: { kept } },
  ])
  expect(await world.bring(book, path)).toMatchObject({ state: 'done' })
  const { entries } = await listProofs(book, world.deps.db)
  expect(entries.map(({ itemId, done }) => [itemId, done])).toEqual([
    ['a', true],
    ['b', false],
  ])
  expect(await listKept(world.deps.db, book.bid)).toEqual([
    { kind: 'person', text: '小美\ufffd', itemId: 'a' },
    { kind: 'phone', text: '0912-345-678', itemId: '' },
  ])
})

test('no step from before it takes a restored cover and its pages back', async () => {
  const { deps } = world
  const book = await world.newBook()
  await changeDesign(book, { title: '空的書' }, 'tab', deps)
  await changeDesign(book, { title: '還是空的' }, 'tab', deps)
  await undoStep(book, 'tab', deps)
  const design = {
    ...aBook.design,
    cover: { color: '#2C4B40', pic: sha(red), imageId: 'mine' },
    inserts: [{ insertId: 'to-you', kind: 'photo' as const, at: 'front' as const, imageId: 'mine' }],
  }
  const path = await exportOf(
    'covered.zip',
    [{ items: [item('a')], book: { design, images: [{ imageId: 'mine', sha256: sha(red) }] } }],
    { [sha(red)]: red },
  )
  expect(await world.bring(book, path)).toMatchObject({ state: 'done' })
  const [restored] = await booksOf(book)
  expect(restored?.design).toMatchObject({
    title: '帶走的書',
    cover: { pic: sha(red) },
    inserts: [{ kind: 'photo' }],
  })
  expect([await undoStep(book, 'tab', deps), await redoStep(book, 'tab', deps)]).toEqual([
    refuse('nothingToUndo'),
    refuse('nothingToRedo'),
  ])
  expect((await booksOf(book)).map(each => each.design)).toEqual([restored?.design])
})

test('who names the picture or the upload of somebody else gets neither', async () => {
  const book = await world.newBook()
  const theirs = await strangersPicture(blue)
  const byHand = shows(theirs.sha256, `image:${theirs.imageId}`)
  // with bytes of his own under their id
  const own = shows(sha(red), `image:${theirs.imageId}`)
  const path = await exportOf(
    'thief.zip',
    [
      {
        items: [
          item(
            'a',
            { media: [shows(theirs.sha256), byHand] },
            { added: [{ photoId: theirs.imageId, media: byHand }] },
          ),
          { ...item('b'), edits: { sha256: theirs.sha256, imageId: theirs.imageId } },
          item(
            'c',
            { media: [own] },
            { added: [own, shows(sha(red))].map(media => ({ photoId: theirs.imageId, media })) },
          ),
        ],
        book: {
          design: {
            ...aBook.design,
            cover: { color: '#2C4B40', pic: theirs.sha256, imageId: theirs.imageId },
            inserts: [{ insertId: 'i', kind: 'photo', at: 'front', imageId: theirs.imageId }],
          },
          images: [{ imageId: theirs.imageId, sha256: theirs.sha256 }],
        },
      },
    ],
    { [sha(red)]: red },
  )
  expect(await world.bring(book, path)).toMatchObject({ state: 'done' })
  const [a, b, c] = await itemsOf(book)
  expect(a?.original.media).toEqual([{ ...shows(theirs.sha256), picture: undefined }])
  expect([a?.edits, b?.edits]).toEqual([{ added: [] }, {}])
  expect([c?.original.media, c?.edits]).toEqual([[], { added: [] }])
  const [{ design }] = (await booksOf(book)) as [BookRow] // it has one
  expect([design.cover, design.inserts]).toEqual([
    { color: '#2C4B40' },
    [{ insertId: 'i', kind: 'photo', at: 'front' }],
  ])
  expect(await usesOf(book)).not.toContain(theirs.sha256)
  expect(await usesOf(book)).not.toContain(theirs.imageId)
})

test('a picture is what its bytes are, and an upload gets an id of its own', async () => {
  const book = await world.newBook()
  const theirs = await strangersPicture(blue)
  const byHand = shows(sha(red), 'image:mine')
  const path = await exportOf(
    'named.zip',
    [
      {
        items: [
          item('a', { media: [shows(theirs.sha256)] }),
          item(
            'b',
            { source: 'patch', media: [byHand] },
            { added: [{ photoId: 'mine', media: byHand }], photos: [{ photoId: 'mine', size: 'large' }] },
          ),
        ],
        book: { images: [{ imageId: 'mine', sha256: sha(red) }] },
      },
    ],
    { [theirs.sha256]: red, [sha(red)]: red },
  )
  expect(await world.bring(book, path)).toMatchObject({ state: 'done' })
  const [a, b] = await itemsOf(book)
  expect(a?.original.media[0]?.picture?.sha256).toBe(sha(red))
  const [image] = await world.deps.db.select().from(images).where(eq(images.uid, book.uid))
  expect(image?.imageId).not.toBe('mine')
  expect(b?.original.media[0]?.uri).toBe(`image:${image?.imageId}`)
  expect(b?.edits.added?.[0]?.photoId).toBe(image?.imageId)
  expect(b?.edits.photos?.[0]?.photoId).toBe(image?.imageId)
})

test('items and pictures that cannot be read are lines of the receipt, and the rest comes in', async () => {
  const book = await world.newBook()
  const path = await exportOf(
    'damaged.zip',
    [
      {
        items: [
          item('a', { media: [shows(sha(red)), shows(sha(blue), 'b.jpg')] }),
          { ...item('b'), read: { ...item('b').read, time: 1e15 } },
          item('c'),
          { ...item('a'), read: item('a', { text: 'twice' }).read },
        ],
      },
    ],
    { [sha(red)]: Buffer.from('no picture') },
  )
  expect(await world.bring(book, path)).toMatchObject({ state: 'done' })
  expect((await itemsOf(book)).map(({ itemId, original }) => [itemId, original.text])).toEqual([
    ['a', 'a'],
    ['c', 'c'],
  ])
  const lines = await world.deps.db.select().from(receiptLines).where(eq(receiptLines.bid, book.bid))
  expect(lines.map(({ what, reason, origin }) => `${what} ${reason} ${origin}`).sort()).toEqual([
    'item broken-record damaged.zip: books/1/items.json #2',
    'item broken-record damaged.zip: books/1/items.json #4',
    'photo file-missing facebook.zip: posts.json',
    'photo not-a-picture facebook.zip: posts.json',
  ])
})

test('the first book goes into an empty one, others beside it as long as there is room', async () => {
  const book = await world.newBook()
  world.deps.settings.quotas = { ...world.deps.settings.quotas, books: 2 }
  const path = await exportOf('three.zip', [
    { items: [item('a')] },
    { items: [item('b')] },
    { items: [item('c')] },
  ])
  expect(await world.bring(book, path)).toMatchObject({ state: 'partly', why: 'books-left' })
  const shelf = await booksOf(book)
  expect(
    await Promise.all(shelf.map(async each => (await itemsOf(each)).map(({ itemId }) => itemId))),
  ).toEqual([['a'], ['b']])
  expect(await world.bring(book, path)).toMatchObject({ state: 'failed', why: 'books-left' })
  world.deps.settings.quotas = { ...world.deps.settings.quotas, books: 5 }
  expect(await world.bring(book, path)).toMatchObject({ state: 'done' })
  expect(await booksOf(book)).toHaveLength(5)
})

test('pictures that one has already need no room again', async () => {
  const book = await world.newBook()
  const withRed = { items: [item('a', { media: [shows(sha(red))] })] }
  const path = await exportOf('twice.zip', [withRed, withRed], { [sha(red)]: red })
  const { quotas } = world.deps.settings
  world.deps.settings.quotas = { ...quotas, pictureBytes: Math.floor(1.5 * red.length) }
  onTestFinished(() => {
    world.deps.settings.quotas = quotas
  })
  expect(await world.bring(book, path)).toMatchObject({ state: 'done', why: null })
  expect(await booksOf(book)).toHaveLength(2)
  // what has the name of one of them and is another does not come in past the quota
  const disguised = await exportOf('disguised.zip', [withRed], { [sha(red)]: blue })
  expect(await world.bring(book, disguised)).toMatchObject({ state: 'done' })
  expect(await booksOf(book)).toHaveLength(3)
  expect(await usesOf(book)).not.toContain(sha(blue))
})

test('its portrait is for who has none, and is a picture of the export itself', async () => {
  const { deps, newBook, bring } = world
  const bringAs = async (name: string, avatar: string, pictures: Record<string, Buffer>) => {
    const book = await newBook()
    const person = { name: '怡君', language: 'en', region: 'TW', networks: [], createdAt: '', avatar }
    const path = await exportOf(name, [{ items: [item('a')] }], pictures, { person })
    const avatarOf = async () =>
      (await deps.db.select().from(users).where(eq(users.uid, book.uid))).map(user => user.avatar)
    return { book, path, avatarOf }
  }
  const owner = await bringAs('portrait.zip', sha(red), { [sha(red)]: red })
  expect(await bring(owner.book, owner.path)).toMatchObject({ state: 'done' })
  expect(await owner.avatarOf()).toEqual([sha(red)])
  expect(await deps.files.read(sha(red))).toEqual(red)
  // one that has a portrait keeps it
  const other = await bringAs('other.zip', sha(blue), { [sha(blue)]: blue })
  await deps.db
    .update(users)
    .set({ avatar: sha(red) })
    .where(eq(users.uid, other.book.uid))
  await bring(other.book, other.path)
  expect(await other.avatarOf()).toEqual([sha(red)])
  // who knows a sha256 does not therefore see its picture, and words are no picture
  for (const pictures of [{}, { [sha(red)]: Buffer.from('words') }]) {
    const thief = await bringAs(`thief-${Object.keys(pictures).length}.zip`, sha(red), pictures)
    expect(await bring(thief.book, thief.path)).toMatchObject({ state: 'done' })
    expect(await thief.avatarOf()).toEqual([null])
  }
})

test('a worker that dies between two books restores none of them twice', async () => {
  const book = await world.newBook()
  const path = await exportOf(
    'killed.zip',
    [{ items: [item('a')] }, { items: [item('b', { media: [shows(sha(red))] })] }],
    { [sha(red)]: red },
  )
  const importId = await world.ask(book, [path])
  const { put } = world.deps.files
  world.deps.files.put = async () => Promise.reject(new Error('killed'))
  await expect(world.work()).rejects.toThrow('killed')
  world.deps.files.put = put
  world.deps.queued.push(importId)
  await world.work()
  const shelf = await booksOf(book)
  expect(
    await Promise.all(shelf.map(async each => (await itemsOf(each)).map(({ itemId }) => itemId))),
  ).toEqual([['a'], ['b']])
})

test.each([
  ['a later version', { version: 2 }, 'later-export'],
  ['a marker that is none', { format: 'another' }, 'broken-export'],
  [
    'books that lie elsewhere',
    { books: [{ folder: '../x', title: '', items: 0, pdf: false }] },
    'broken-export',
  ],
  [
    'books that are not there',
    { books: [{ folder: 'books/9', title: '', items: 0, pdf: false }] },
    'broken-export',
  ],
])('%s is refused', async (_, marker, why) => {
  const book = await world.newBook()
  const path = await exportOf('refused.zip', [{ items: [item('a')] }], {}, marker)
  expect(await world.bring(book, path)).toMatchObject({ state: 'failed', why })
  expect(await itemsOf(book)).toEqual([])
})

test('an export that is on its way is restored once it is whole', async () => {
  const book = await world.newBook()
  const filler = { [sha(blue)]: Buffer.alloc(300_000) }
  const pictures = { [sha(red)]: red, ...filler }
  const path = await exportOf(
    'arriving.zip',
    [{ items: [item('a', { media: [shows(sha(red))] })] }],
    pictures,
  )
  const archive = await arrivingArchive(world, book, path)
  await archive.arrive(archive.words)
  expect((await archive.ownImport())?.state).toBe('arriving')
  expect(await itemsOf(book)).toEqual([])
  expect(await archive.end()).toBe(true)
  expect(await archive.ownImport()).toMatchObject({ state: 'done', why: null })
  expect((await itemsOf(book)).map(({ original }) => original.media[0]?.picture?.sha256)).toEqual([sha(red)])
})

test('an export among other archives is left aside, and these come in', async () => {
  const book = await world.newBook()
  const own = await exportOf('own.zip', [{ items: [item('a')] }])
  const other = await smallZip(world.folder, 'facebook-x.zip', [{ time: 1_600_000_000, text: '下雨了' }])
  expect(await world.bring(book, own, other)).toMatchObject({ state: 'partly', why: 'own-export' })
  expect((await itemsOf(book)).map(({ original }) => original.text)).toEqual(['下雨了'])
})

test('what later archives hold of a restored post joins it', async () => {
  const book = await world.newBook()
  const other = await smallZip(world.folder, 'facebook-y.zip', [{ time: 1_600_000_000, text: '下雨了' }])
  await world.bring(book, other)
  const [row] = await itemsOf(book)
  if (!row) throw new Error('the post came in')
  const { original, itemId } = row
  const elsewhere = await world.newBook()
  const path = await exportOf('first.zip', [{ items: [item(itemId, original, { text: '改過' })] }])
  await world.bring(elsewhere, path)
  await world.bring(elsewhere, other)
  expect((await itemsOf(elsewhere)).map(({ edits }) => edits)).toEqual([{ text: '改過' }])
})
