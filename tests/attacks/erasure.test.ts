import { hash } from 'node:crypto'
import { Client } from 'pg'
import sharp from 'sharp'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { changeDesign } from '#contract/design'
import { uploadImage } from '#contract/images'
import { changeItem, createItem } from '#contract/items'
import { changeSharing } from '#contract/sharing'
import { createBook, deleteBook, readBook } from '#contract/shelf'
import { type Studio, startStudio } from '../studio.ts'

// Pictures are for who may see them, and what was deleted is at no address, whoever knows the address.

let studio: Studio
let owner: { uid: string; token: string }
let stranger: { uid: string; token: string }
beforeAll(async () => {
  studio = await startStudio({ worker: false })
  owner = await studio.logIn('empty')
  stranger = await studio.logIn('second')
})
afterAll(() => studio.close())

/** A book with one picture on it, and on its cover. */
async function bookWithPicture(background: string) {
  const { token } = owner
  const made = await studio.call(createBook, { token, body: {} })
  const { bid } = made.body.data
  // nobody has room for the books of all tests
  onTestFinished(async () => {
    await studio.call(deleteBook, { token, params: { bid } })
  })
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
  const image = (await studio.call(uploadImage, { token, file: picture })).body.data
  const entry = { content: '', postDate: '2024-05-03 10:30', picList: [image.image_id] }
  const { item } = (await studio.call(createItem, { token, params: { bid }, body: entry })).body.data
  const sha256 = hash('sha256', picture)
  const cover = `/cover/full?mainImg=${sha256}&size=160&book=${bid}`
  return { bid, item, sha256, imageId: image.image_id as string, media: `/media/${sha256}/320`, cover }
}
type BookWithPicture = Awaited<ReturnType<typeof bookWithPicture>>

const edit = async ({ bid, item }: BookWithPicture, body: object) => {
  const params = { bid, chapterId: item.chapter_id, itemId: item.item_id }
  const answer = await studio.call(changeItem, {
    token: owner.token,
    params,
    body: { version: item.version, ...body },
  })
  expect(answer.status).toBe(200)
}
const design = async ({ bid }: BookWithPicture, body: object) =>
  expect((await studio.call(changeDesign, { token: owner.token, params: { bid }, body })).status).toBe(200)

const publish = ({ bid }: BookWithPicture) =>
  studio.call(changeSharing, { token: owner.token, params: { bid }, body: { public: true } })

/** A link of the book: its cookie, which its reader has. */
async function cookieOfLink(bid: string): Promise<string> {
  const shared = await studio.call(changeSharing, {
    token: owner.token,
    params: { bid },
    body: { link: {} },
  })
  const read = await get(`/api/0.1/books/${bid}/`, { 'x-share': shared.body.data.link.share })
  const cookies = [read.headers['set-cookie'] ?? []].flat()
  expect(cookies).toEqual([expect.stringMatching(/; HttpOnly/)])
  return String(cookies[0]?.split(';')[0])
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await request(new URL(path, studio.origin), { headers })
  await answer.body.dump()
  return { status: answer.statusCode, headers: answer.headers }
}
const tokenOf = ({ token }: { token: string }) => ({ authorization: `Token ${token}` })

describe('a picture of a private book', () => {
  test('is given to its owner alone', async () => {
    const { media, cover } = await bookWithPicture('#a30000')
    for (const path of [media, cover]) {
      expect((await get(path, tokenOf(owner))).status, path).toBe(200)
      expect((await get(path)).status, path).toBe(404)
      expect((await get(path, tokenOf(stranger))).status, path).toBe(404)
    }
    expect((await get(media, tokenOf(owner))).headers['cache-control']).toBe(
      'private, max-age=31536000, immutable',
    )
  })

  test('is given to readers of its link until the link ends, by a cookie that no script reads', async () => {
    const { bid, media, cover } = await bookWithPicture('#00a300')
    const cookie = await cookieOfLink(bid)
    for (const path of [media, cover]) {
      expect((await get(path, { cookie })).status, path).toBe(200)
      expect((await get(path, { cookie: `share-${bid}=guessed` })).status, path).toBe(404)
    }
    expect((await studio.call(readBook, { params: { bid }, headers: { cookie } })).status).toBe(404)
    await studio.call(changeSharing, { token: owner.token, params: { bid }, body: { link: null } })
    expect((await get(media, { cookie })).status).toBe(404)
  })

  test('is given to everybody while the book is public', async () => {
    const { bid, media, cover } = await bookWithPicture('#0000a3')
    await studio.call(changeSharing, { token: owner.token, params: { bid }, body: { public: true } })
    expect([(await get(media)).status, (await get(cover)).status]).toEqual([200, 200])
    await studio.call(changeSharing, { token: owner.token, params: { bid }, body: { public: false } })
    expect([(await get(media)).status, (await get(cover)).status]).toEqual([404, 404])
  })
})

describe('a picture that its owner takes out of a book that others read', () => {
  const removePhoto = (book: BookWithPicture) =>
    edit(book, { photos: [{ photoId: book.item.photos[0].photo_id, removed: true }] })
  test.each<[string, string, (book: BookWithPicture) => Promise<void>]>([
    ['with its entry, into the bin', '#a30001', book => edit(book, { deleted: true })],
    ['with its entry, out of the book', '#a30002', book => edit(book, { chosen: false })],
    ['of its entry', '#a30003', removePhoto],
  ])('%s is at no address for them, and his as before', async (_, background, takeOut) => {
    const book = await bookWithPicture(background)
    const cookie = await cookieOfLink(book.bid)
    await publish(book)
    const paths = [book.media, book.cover]
    for (const path of paths) expect((await get(path)).status, path).toBe(200)
    await takeOut(book)
    for (const path of paths) {
      expect((await get(path)).status, path).toBe(404)
      expect((await get(path, { cookie })).status, path).toBe(404)
      expect((await get(path, tokenOf(owner))).status, path).toBe(200)
    }
  })

  test('is seen by readers of the link alone until then', async () => {
    const book = await bookWithPicture('#a30004')
    const cookie = await cookieOfLink(book.bid)
    expect([(await get(book.media)).status, (await get(book.media, { cookie })).status]).toEqual([404, 200])
    await edit(book, { deleted: true })
    expect((await get(book.media, { cookie })).status).toBe(404)
  })

  test('is seen as long as the cover or an inserted page shows it', async () => {
    const book = await bookWithPicture('#a30005')
    const { imageId } = book
    await publish(book)
    const page = { insertId: 'photo', kind: 'photo', at: 'back', imageId }
    await design(book, { cover: { imageId }, inserts: [page] })
    await edit(book, { deleted: true })
    expect((await get(book.media)).status).toBe(200)
    await design(book, { cover: { imageId: null, pic: null } })
    expect((await get(book.media)).status).toBe(200)
    await design(book, { inserts: [] })
    expect((await get(book.media)).status).toBe(404)
    expect((await get(book.media, tokenOf(owner))).status).toBe(200)
  })

  test('twice in one entry is seen until both are removed', async () => {
    const book = await bookWithPicture('#a30006')
    await publish(book)
    const [{ photo_id: photoId }] = book.item.photos
    const added = { photoId: book.imageId, added: true }
    await edit(book, { photos: [{ photoId, removed: true }, added] })
    expect((await get(book.media)).status).toBe(200)
    book.item.version += 1
    await edit(book, {
      photos: [
        { photoId, removed: true },
        { ...added, removed: true },
      ],
    })
    expect((await get(book.media)).status).toBe(404)
  })
})

test('a picture that very many shared books have is given to each who has it, and to readers of each link', async () => {
  const book = await bookWithPicture('#a30007')
  const { media, sha256 } = book
  const client = new Client({ connectionString: studio.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  // before all others, in whatever order they are read
  await client.query(
    `
    insert into users select (jsonb_populate_record(u, '{"uid": "-"}')).* from users u where uid = $1`,
    [owner.uid],
  )
  await client.query(
    `
    insert into books select (jsonb_populate_record(b, jsonb_build_object('uid', '-', 'bid', '-' || n, 'sid', '-' || n,
      'share_hash', encode(sha256(('key' || n)::bytea), 'hex'), 'design', b.design || $2::jsonb))).*
    from books b, generate_series(1, 101) as n where bid = $1`,
    [book.bid, { cover: { color: '#2C4B40', pic: sha256 } }],
  )
  expect((await get(media, tokenOf(owner))).status).toBe(200)
  const cookies = ['share--1=key1', 'share--101=key101', 'share--5=key6']
  const answers = await Promise.all(cookies.map(cookie => get(media, { cookie })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
  expect((await get(media, { 'x-share': 'key50' })).status).toBe(200)
  expect((await get(media)).status).toBe(404)
  await client.query(`delete from users where uid = '-'`)
})

test('a deleted book is at no address, also to who has its pictures, and its watchers are sent away', async () => {
  const { bid, cover } = await bookWithPicture('#a3a300')
  await studio.call(changeSharing, { token: owner.token, params: { bid }, body: { public: true } })
  const before = await get(cover, tokenOf(owner))
  const etag = String(before.headers.etag)
  const watching = await request(new URL(`/api/0.1/books/${bid}/events/`, studio.origin), {
    headers: tokenOf(owner),
  })
  expect([before.status, watching.statusCode]).toEqual([200, 200])
  expect((await studio.call(deleteBook, { token: owner.token, params: { bid } })).status).toBe(200)
  // ends only where the server ends it
  await watching.body.dump()
  for (const headers of [tokenOf(owner), { ...tokenOf(owner), 'if-none-match': etag }, {}])
    expect((await get(cover, headers)).status).toBe(404)
  expect((await studio.call(readBook, { token: owner.token, params: { bid } })).status).toBe(404)
})
