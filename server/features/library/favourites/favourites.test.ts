import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFavourites, markFavourite } from '#contract/favourites'
import { uploadImage } from '#contract/images'
import { changeItem, createItem } from '#contract/items'
import { copyBook } from '#contract/shelf'
import { listItems } from '#contract/social-books'
import { drawnPicture } from '../../../../tests/press/drawn-picture.ts'
import { type Studio, startStudio } from '../../../../tests/studio.ts'

let studio: Studio
let token: string
let bid: string
let sid: string

beforeAll(async () => {
  studio = await startStudio({ worker: false })
  ;({ token, bid, sid } = await studio.firstBook('empty'))
})
afterAll(() => studio.close())

async function upload(colour: string): Promise<{ image_id: string; sha256: string }> {
  const file = await drawnPicture(640, 640, colour)
  return (await studio.call(uploadImage, { token, file })).body.data
}

async function write(content: string, postDate: string, picList: string[]) {
  const body = { content, postDate, picList }
  return (await studio.call(createItem, { token, params: { bid }, body })).body.data.item
}

const star = (sha256: string, favourite = true, of = { token, bid }) =>
  studio.call(markFavourite, {
    token: of.token,
    params: { bid: of.bid, sha256 },
    body: { favourite },
  })
const stars = async (of = bid) =>
  (await studio.call(listFavourites, { token, params: { bid: of } })).body.data.pictures
const found = async (query: object = {}, of = sid) => {
  const request = { token, params: { sid: of }, query: { has: 'favourites', ...query } }
  const { items } = (await studio.call(listItems, request)).body.data
  return items.map(({ content }: { content: string }) => content)
}

test('entries are found by photos that have a star, with month and words; the star goes as it came', async () => {
  const [sea, hill, later] = [await upload('#3A6B9F'), await upload('#3A6B4F'), await upload('#9F6B4F')]
  await write('海邊', '2024-05-01 08:00', [sea.image_id, later.image_id])
  await write('山上', '2024-06-02 08:00', [hill.image_id])
  const bare = await write('沒有照片', '2024-06-03 08:00', [])
  expect([await stars(), await found()]).toEqual([[], []])

  for (const { sha256 } of [hill, sea, sea]) expect((await star(sha256)).status).toBe(200)
  expect(await stars()).toEqual([hill.sha256, sea.sha256].sort())
  expect(await found()).toEqual(['海邊', '山上'])
  expect(await found({ since: '202406', until: '202406' })).toEqual(['山上'])
  expect(await found({ q: '海' })).toEqual(['海邊'])

  // one that is put beside an entry by hand counts as any other
  const again = await upload('#3A6B9F')
  const params = { bid, chapterId: bare.chapter_id, itemId: bare.item_id }
  const photos = [{ photoId: again.image_id, added: true }]
  await studio.call(changeItem, { token, params, body: { version: bare.version, photos } })
  expect(await found()).toEqual(['海邊', '山上', '沒有照片'])

  await star(sea.sha256, false)
  expect([await stars(), await found()]).toEqual([[hill.sha256], ['山上']])
})

test('a copy has the stars of its book, and those of its own from then on', async () => {
  const { image_id, sha256 } = await upload('#B93A2B')
  await write('紅色', '2024-07-01 08:00', [image_id])
  await star(sha256)
  const copy = (await studio.call(copyBook, { token, params: { bid } })).body.data
  expect(await stars(copy.bid)).toEqual(await stars())
  expect(await found({ q: '紅色' }, copy.source.sid)).toEqual(['紅色'])
  await star(sha256, false)
  expect(await stars(copy.bid)).toContain(sha256)
})

test('only photos of the book get a star, and only of its owner', async () => {
  const { sha256 } = await upload('#222222')
  expect((await star(sha256)).body.errors.code).toBe(40022)
  const stranger = await studio.firstBook('second')
  const { image_id, sha256: own } = await upload('#444444')
  await write('自己的', '2024-08-01 08:00', [image_id])
  expect((await star(own, true, { token: stranger.token, bid })).status).toBe(404)
  expect((await star(own, true, stranger)).body.errors.code).toBe(40022)
  expect(await stars()).not.toContain(own)
})
