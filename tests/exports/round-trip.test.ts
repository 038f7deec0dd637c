import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeDesign, readDesign } from '#contract/design'
import { makeExport, readExport } from '#contract/exports'
import { listFavourites, markFavourite } from '#contract/favourites'
import { uploadImage } from '#contract/images'
import type { SocialItem } from '#contract/item'
import { changeItem, createItem } from '#contract/items'
import { readPage, readPlan } from '#contract/pages'
import { decidePrivacy, listPrivacy } from '#contract/privacy'
import { listProofs, markProof } from '#contract/proofs'
import { createBook, listBooks, readBook } from '#contract/shelf'
import { listItems } from '#contract/social-books'
import { listImports } from '#contract/social-imports'
import { wordsMark } from '#domain/proofing/entry-words'
import { ARCHIVE_LIMITS } from '#sources/archive/archive-limits'
import { openArchives } from '#sources/archive/open-archives'
import { photo, smallZip } from '../imports/small-zip.ts'
import { type Caller, until } from '../kill/attempt.ts'
import { bringIn, itemsOf, typesetIn } from '../kill/book-steps.ts'
import { type Studio, startStudio } from '../studio.ts'

// A person takes a life along from one server and brings it to another, which shares nothing with the first.

let here: Studio
let there: Studio
beforeAll(async () => {
  ;[here, there] = await Promise.all([startStudio(), startStudio()])
})
afterAll(() => Promise.all([here?.close(), there?.close()]))

test('books that were taken along are the same on another server, page by page', async () => {
  const owner = await here.firstBook('empty')
  await makeBook(here, owner)
  const second = await here.call(createBook, { token: owner.token, body: { title: '第二本' } })
  const { bid: secondBid } = second.body.data
  await write(here, { token: owner.token, bid: secondBid }, '只有一則的書。')
  const zip = await takeAlong(here, owner.token)

  const newcomer = await there.firstBook('second')
  const path = join(there.folder, 'export.zip')
  await writeFile(path, zip)
  await bringIn(callerOf(there, newcomer.token), newcomer, path)
  const [run] = (await there.call(listImports, { token: newcomer.token, query: { bid: newcomer.bid } })).body
    .data.imports
  expect([run.state, run.why ?? null]).toEqual(['done', null])

  const whole = await wholeBook(here, owner)
  expect([whole.items.length, whole.pages.length > 8, whole.favourites.length]).toEqual([10, true, 1])
  expect(whole.proofs.filter(({ done }: { done: boolean }) => done)).toHaveLength(2)
  const keptOf = ({ text, kept }: { text: string; kept: number }) => [text, kept]
  expect(whole.privacy.map(keptOf)).toEqual([
    ['0912-345-678', 1],
    ['me@example.com', 0],
    ['河堤', 0],
  ])
  expect(await wholeBook(there, newcomer)).toEqual(whole)
  const shelf = (await there.call(listBooks, { token: newcomer.token })).body.data.books
  const other = shelf.find((book: { bid: string }) => book.bid !== newcomer.bid)
  expect(await wholeBook(there, { token: newcomer.token, bid: other.bid, sid: other.source.sid })).toEqual(
    await wholeBook(here, { token: owner.token, bid: secondBid, sid: second.body.data.source.sid }),
  )
  expect(await files(path)).toEqual([
    'books/1/book.json',
    'books/1/book.pdf',
    'books/1/items.json',
    'books/2/book.json',
    'books/2/book.pdf',
    'books/2/items.json',
    'daybound-export.json',
    expect.stringMatching(/^pictures\/[0-9a-f]{64}\.jpg$/),
  ])
})

type Book = { token: string; bid: string; sid: string }

/** Some weeks of a life, with words changed, items in the bin and out of the book, an inserted page and a cover picture. */
async function makeBook(studio: Studio, book: Book): Promise<void> {
  const caller = callerOf(studio, book.token)
  const pictures = await Promise.all([1, 2, 3].map(number => photo(number, 640, 480)))
  const posts = Array.from({ length: 9 }, (_, i) => ({
    time: 1_700_000_000 + i * 300_000,
    text: `第 ${i} 天，走到河堤。`,
    ...(i < 3 && { photos: [`${i}.jpg`] }),
  }))
  const archive = await smallZip(
    studio.folder,
    'facebook-life.zip',
    posts,
    Object.fromEntries(pictures.map((bytes, i) => [`${i}.jpg`, bytes])),
  )
  await bringIn(caller, book, archive)
  const picture = await photo(4, 640, 480)
  const { image_id: imageId, sha256 } = (await studio.call(uploadImage, { token: book.token, file: picture }))
    .body.data
  await write(studio, book, '手寫的一則，打 0912-345-678 或 me@example.com。', [imageId])
  const starred = { params: { bid: book.bid, sha256 }, body: { favourite: true } }
  expect((await studio.call(markFavourite, { token: book.token, ...starred })).status).toBe(200)
  const photos = (item: SocialItem) => [
    { photoId: imageId, added: true, caption: '後來放的', size: 'large' },
    ...item.photos.map(({ photoId }) => ({ photoId })),
  ]
  const edits: ((item: SocialItem) => object)[] = [
    item => ({ photos: photos(item) }),
    item => ({ photos: item.photos.map(({ photoId }) => ({ photoId, removed: true })) }),
    () => ({ content: '改過的字', title: '有了標題' }),
    () => ({ deleted: true }),
    () => ({ chosen: false }),
    () => ({ postDate: '2023-10-01 08:00' }),
    () => ({ place: { name: '河堤' } }),
  ]
  const all = await itemsOf(caller, book, { type: 'facebook' })
  for (const [i, change] of edits.entries()) {
    const item = all.toSorted((a, b) => (a.postDate < b.postDate ? -1 : 1))[i]
    if (!item) throw new Error('the archive has an item for each edit')
    const params = { bid: book.bid, chapterId: item.chapterId, itemId: item.itemId }
    const body = { version: item.version, ...change(item) }
    const { status } = await studio.call(changeItem, { token: book.token, params, body })
    expect(status).toBe(200)
  }
  await readThrough(studio, book)
  const designed = await studio.call(changeDesign, {
    token: book.token,
    params: { bid: book.bid },
    body: {
      title: '帶走的日子',
      template: 'window',
      cover: { imageId, color: '#2C4B40', crop: { x: 0.25, y: 0, w: 0.5, h: 1 } },
      inserts: [
        { insertId: 'to-you', kind: 'dedication', at: 'front', text: '獻給你' },
        { insertId: 'photo', kind: 'photo', at: 'back', imageId },
      ],
    },
  })
  expect(designed.status).toBe(200)
  await typesetIn(caller, book, 'a5-2')
}

/** Of what is printed, the words of two are read through, one of them with a picture uploaded by hand; a number may be printed. */
async function readThrough(studio: Studio, book: Book): Promise<void> {
  const { token, sid } = book
  const all = await itemsOf(callerOf(studio, token), book, {})
  const items = all.filter(item => item.chosen && !item.deleted)
  const captioned = items.find(item => item.photos.some(({ added }) => added))
  const retitled = items.find(item => item.title === '有了標題')
  for (const item of [captioned, retitled]) {
    if (!item) throw new Error('it is in the book')
    const params = { sid, itemId: item.itemId }
    const { status } = await studio.call(markProof, { token, params, body: { mark: wordsMark(item) } })
    expect(status).toBe(200)
  }
  const body = { kind: 'phone', text: '0912-345-678', decision: 'keep' }
  expect((await studio.call(decidePrivacy, { token, params: { sid }, body })).status).toBe(200)
}

function write(
  studio: Studio,
  { token, bid }: Pick<Book, 'token' | 'bid'>,
  content: string,
  picList: string[] = [],
) {
  const body = { content, postDate: '2024-05-03 10:30', picList }
  return studio.call(createItem, { token, params: { bid }, body })
}

async function takeAlong(studio: Studio, token: string): Promise<Buffer> {
  const uid = await uidOf(studio, token)
  const params = { uid }
  const exportAnswer = await studio.call(makeExport, { token, params })
  expect([exportAnswer.status, exportAnswer.body.data.state]).toEqual([202, 'making'])
  const href = await until('an export', async () => {
    const { data } = (await studio.call(readExport, { token, params })).body
    expect(data.state).not.toBe('failed')
    return data.state === 'ready' ? data.href : undefined
  })
  const headers = { authorization: `Token ${token}` }
  const answer = await request(new URL(href, studio.origin), { headers })
  expect(answer.statusCode).toBe(200)
  return Buffer.from(await answer.body.arrayBuffer())
}

async function uidOf(studio: Studio, token: string): Promise<string> {
  const [{ bid }] = (await studio.call(listBooks, { token })).body.data.books
  const client = new Client({ connectionString: studio.databaseUrl })
  await client.connect()
  const { rows } = await client.query('select uid from books where bid = $1', [bid])
  await client.end()
  return rows[0].uid
}

const callerOf = ({ origin }: Studio, token: string): Caller => ({ origin, token, onCall: () => undefined })

/** Design, items and drawn pages; with names for the ids of pictures uploaded by hand, which each server makes itself. */
async function wholeBook(studio: Studio, { token, bid, sid }: Book) {
  const of = { token, params: { bid } }
  await settled(studio, of)
  const plan = (await studio.call(readPlan, of)).body.data
  const pages = await Promise.all(
    plan.pages.map(async ({ key }: { key: string }) => {
      const { body } = await studio.call(readPage, { token, params: { bid, key } })
      return body.data
    }),
  )
  const { body: items } = await studio.call(listItems, { token, params: { sid } })
  const design = (await studio.call(readDesign, of)).body.data
  const book = (await studio.call(readBook, of)).body.data
  const imageId = design.cover.image_id ?? 'none'
  const { typeset, total_page, time_zone, patched, posts_initialized, ins_initialized } = book
  const whole = {
    book: { typeset, total_page, time_zone, patched, posts_initialized, ins_initialized },
    design: { ...design, revision: undefined },
    items: items.data.items.map(({ updated_at: _, version: __, ...item }: Record<string, unknown>) => item),
    pages,
    favourites: (await studio.call(listFavourites, of)).body.data.pictures,
    proofs: (await studio.call(listProofs, { token, params: { sid } })).body.data.entries,
    privacy: (await studio.call(listPrivacy, { token, params: { sid } })).body.data.groups,
  }
  return JSON.parse(JSON.stringify(whole).replaceAll(imageId, 'an-image').replaceAll(bid, 'a-book'))
}

async function settled(studio: Studio, of: { token: string; params: { bid: string } }): Promise<void> {
  await until('pages', async () => {
    const { data } = (await studio.call(readBook, of)).body
    const isSetting = data.progress.some(
      ({ what, state }: { what: string; state: string }) => what === 'pages' && state === 'running',
    )
    const isSet = data.retypeset_months[data.typeset].length === 0
    return data.total_page > 0 && isSet && !isSetting ? true : undefined
  })
}

async function files(path: string): Promise<string[]> {
  const archives = await openArchives([path], ARCHIVE_LIMITS)
  if ('refused' in archives) throw new Error(archives.refused)
  const [archive] = archives
  const paths = [...(archive?.files.keys() ?? [])].sort()
  await archive?.close()
  return [
    ...paths.filter(each => !each.startsWith('pictures/')),
    ...paths.filter(each => each.startsWith('pictures/')).slice(0, 1),
  ]
}
