import { hash } from 'node:crypto'
import sharp from 'sharp'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadImage } from '#contract/images'
import { createItem } from '#contract/items'
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
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer()
  const image = (await studio.call(uploadImage, { token, file: picture })).body.data
  const entry = { content: '', postDate: '2024-05-03 10:30', picList: [image.image_id] }
  await studio.call(createItem, { token, params: { bid }, body: entry })
  const sha256 = hash('sha256', picture)
  return { bid, media: `/media/${sha256}/320`, cover: `/cover/full?mainImg=${sha256}&size=160&book=${bid}` }
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
    const shared = await studio.call(changeSharing, {
      token: owner.token,
      params: { bid },
      body: { link: {} },
    })
    const { share } = shared.body.data.link
    const read = await get(`/api/0.1/books/${bid}/`, { 'x-share': share })
    const cookies = [read.headers['set-cookie'] ?? []].flat()
    expect(cookies).toEqual([expect.stringMatching(/; HttpOnly/)])
    const cookie = String(cookies[0]?.split(';')[0])
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
