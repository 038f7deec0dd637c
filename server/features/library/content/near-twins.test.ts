import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadImage } from '#contract/images'
import { changeItem, createItem } from '#contract/items'
import { listChapterItems } from '#contract/social-books'
import { undo } from '#contract/undo'
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

/** A grainy wall with a door, `left` px from its edge; `blur` px out of focus. */
async function upload(quality: number, left: number, blur = 0): Promise<string> {
  const door = { create: { width: 150, height: 400, channels: 3 as const, background: '#223344' } }
  const window = { create: { width: 90, height: 120, channels: 3 as const, background: '#e8e0b0' } }
  const drawn = await sharp(await grainyWall)
    .composite([
      { input: door, left, top: 200 },
      { input: window, left: 620 - left, top: 70 },
    ])
    .png()
    .toBuffer()
  const picture = blur > 0 ? sharp(drawn).blur(blur) : sharp(drawn)
  const { body } = await studio.call(uploadImage, { token, file: await picture.jpeg({ quality }).toBuffer() })
  return body.data.image_id
}

const [width, height] = [800, 640]
const grain = Uint8Array.from({ length: width * height }, (_, at) => 170 + ((at * 7919) % 41))
const grainyWall = sharp(grain, { raw: { width, height, channels: 1 } })
  .toColourspace('srgb')
  .png()
  .toBuffer()

interface Photo {
  photo_id: string
  twin_of?: object
  blurred?: boolean
}

const write = async (postDate: string, picList: string[]) =>
  (await studio.call(createItem, { token, params: { bid }, body: { content: '門', postDate, picList } })).body
    .data.item
/** Of each entry of a month what is said of its photos. */
const told = async () => {
  const { body } = await studio.call(listChapterItems, { token, params: { sid, cid: '202405' } })
  return body.data.items.map((item: { photos: Photo[] }) =>
    item.photos.map(({ twin_of, blurred }) => ({ ...(twin_of && { twin_of }), ...(blurred && { blurred }) })),
  )
}

test('the items of a month say which photos are near-twins and which are blurred, until one of them is left out', async () => {
  const [first, second, third] = [await upload(90, 40), await upload(60, 40), await upload(75, 40)]
  const unlike = await upload(90, 400, 6)
  const one = await write('2024-05-03 10:30', [first, unlike, second])
  const next = await write('2024-05-04 09:00', [third])
  const twin_of = { item_id: one.item_id, photo_id: one.photos[0].photo_id, post_date: '2024-05-03 10:30' }
  const all = [[{}, { blurred: true }, { twin_of }], [{ twin_of }]]
  expect(await told()).toEqual(all)
  expect(next.photos).toMatchObject([{ twin_of }])

  const photos = one.photos.map((photo: Photo) => ({
    photoId: photo.photo_id,
    removed: photo.photo_id === twin_of.photo_id,
  }))
  const changed = await studio.call(changeItem, {
    token,
    params: { bid, chapterId: '202405', itemId: one.item_id },
    body: { version: one.version, photos },
  })
  // the other one is the first of them now
  expect(changed.body.data.item.photos.some((photo: Photo) => photo.twin_of)).toBe(false)
  expect(await told()).toEqual([
    [{}, { blurred: true }, {}],
    [{ twin_of: { ...twin_of, photo_id: one.photos[2].photo_id } }],
  ])
  await studio.call(undo, { token, params: { bid } })
  expect(await told()).toEqual(all)
})
