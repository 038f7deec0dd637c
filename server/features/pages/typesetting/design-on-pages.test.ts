import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeDesign } from '#contract/design'
import { uploadImage } from '#contract/images'
import { createItem } from '#contract/items'
import { readPage, readPlan } from '#contract/pages'
import { readBook } from '#contract/shelf'
import { previewTypeset } from '#contract/typesets'
import { undo } from '#contract/undo'
import { type Studio, startStudio } from '../../../../tests/studio.ts'

let studio: Studio
let token: string
let bid: string

beforeAll(async () => {
  studio = await startStudio({ worker: false })
  ;({ token, bid } = await studio.firstBook('empty'))
})
afterAll(() => studio.close())

const of = () => ({ token, params: { bid } })
const change = (body: object) => studio.call(changeDesign, { ...of(), body })
const picture = async () => {
  const file = await sharp({ create: { width: 600, height: 500, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer()
  return (await studio.call(uploadImage, { token, file })).body.data
}
const preview = (typeset: string) => studio.call(previewTypeset, { token, params: { bid, typeset } })

test('a book without content shows no typeset', async () => {
  expect((await preview('a5-2')).body.errors.code).toBe(40050)
})

test('a typeset is shown with pages of the book, and leaves the book as it is', async () => {
  for (const day of ['03', '12'])
    await studio.call(createItem, {
      ...of(),
      body: { content: '今天走到河堤。', postDate: `2024-05-${day} 10:00`, picList: [] },
    })
  const { status, body } = await preview('a4-2')
  expect([status, body.data.page]).toEqual([200, { width: 210, height: 285 }])
  expect(body.data.pages.length).toBeGreaterThan(0)
  expect(body.data.pages[0].svg).toContain('<svg')
  expect(body.data.total_page).toBeNull()
  const own = await preview('a5-1')
  const book = await studio.call(readBook, of())
  expect(book.body.data.typeset).toBe('a5-1')
  expect(own.body.data.total_page).toBe(book.body.data.total_page)
})

test('a picture is put on the cover with its part, and taken away again', async () => {
  const { image_id, sha256 } = await picture()
  const crop = { x: 0.25, y: 0, w: 0.5, h: 1 }
  const worn = await change({ cover: { imageId: image_id, crop } })
  expect(worn.body.data.design.cover).toMatchObject({ pic: sha256, crop })
  expect(worn.body.data.cover_url).toContain('crop=0.25~0~0.5~1')
  const bare = await change({ cover: { imageId: null, pic: null, crop: null } })
  expect(Object.keys(bare.body.data.design.cover)).toEqual(['color'])
  expect(bare.body.data.cover_url).not.toContain('mainImg')
})

test('inserted pages are counted, set with their words and pictures, and undone', async () => {
  const before = (await studio.call(readBook, of())).body.data.total_page
  const { image_id, sha256 } = await picture()
  const inserts = [
    { insertId: 'to-you', kind: 'dedication', at: 'front', text: '獻給你' },
    ...Array.from({ length: 8 }, (_, i) => ({
      insertId: `photo-${i}`,
      kind: 'photo',
      at: 'back',
      imageId: image_id,
    })),
  ]
  const { body } = await change({ inserts })
  expect(body.data.total_page).toBeGreaterThanOrEqual(before + 8)
  const plan = (await studio.call(readPlan, of())).body.data
  const inserted = plan.pages.filter((page: { insert_id?: string }) => page.insert_id !== undefined)
  expect(inserted.map((page: { insert_id: string }) => page.insert_id)).toEqual(
    inserts.map(insert => insert.insertId),
  )
  const key = inserted.at(-1).key
  const drawn = await studio.call(readPage, { token, params: { bid, key } })
  expect(drawn.body.data.svg).toContain(`/media/${sha256}/`)
  const undone = await studio.call(undo, of())
  expect(undone.body.data.book.total_page).toBe(before)
})
