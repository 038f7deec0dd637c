import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChapterPages } from '#contract/chapters'
import { changeDesign } from '#contract/design'
import { uploadImage } from '#contract/images'
import { changeItem, createItem } from '#contract/items'
import { readPlan } from '#contract/pages'
import { readBook } from '#contract/shelf'
import { listChapterItems } from '#contract/social-books'
import { changeTypeset } from '#contract/typesets'
import { redo, undo } from '#contract/undo'
import { drawnPicture } from '../../../../tests/press/drawn-picture.ts'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { usualBook } from '../../../../tests/usual-book.ts'

let studio: Studio
let token: string
let bid: string
let sid: string

beforeAll(async () => {
  studio = await startStudio({ worker: false })
  ;({ token, bid } = await studio.firstBook('empty'))
  // what a few entries show here is of books with many
  await usualBook(studio, bid)
  sid = (await studio.call(readBook, of())).body.data.source.sid
  for (const [day, content] of [
    ['03', '累了'],
    ['05', '今天走到河堤，'.repeat(9)],
    ['12', '好喔'],
  ])
    await studio.call(createItem, {
      ...of(),
      body: { content, postDate: `2024-05-${day} 10:00`, picList: [] },
    })
})
afterAll(() => studio.close())

const month = '202405'
const of = () => ({ token, params: { bid } })
const keys = async () =>
  (await studio.call(readPlan, of())).body.data.pages
    .filter((page: { chapter_id?: string }) => page.chapter_id === month)
    .map((page: { key: string }) => page.key)
interface Told {
  item_id: string
  version: number
  part?: string
  treatment?: string
  treatments?: string[]
}
const items = async (): Promise<Told[]> =>
  (await studio.call(listChapterItems, { token, params: { sid, cid: month } })).body.data.items
const parts = async () => (await items()).map(item => item.part)

test('a new book is edited, and says of each entry how it is set', async () => {
  expect((await studio.call(readBook, of())).body.data.design.edited).toBe(true)
  expect(await parts()).toEqual(['smallTalk', 'entry', 'smallTalk'])
})

test('a log and a scrapbook, which gather nothing, do not say or offer that they do', async () => {
  const offered = async () => (await items())[0]?.treatments
  expect(await offered()).toEqual(['own', 'run', 'featured'])
  await studio.call(changeTypeset, { ...of(), body: { typeset: 'a5-column-tweet' } })
  expect(await parts()).toEqual(['entry', 'entry', 'entry'])
  expect(await offered()).toEqual(['own', 'featured'])
  await studio.call(undo, of())
  await studio.call(changeTypeset, { ...of(), body: { typeset: 'a5-waterfall-tweet' } })
  expect(await parts()).toEqual(['slip', 'entry', 'slip'])
  expect(await offered()).toEqual(['own', 'featured'])
  await studio.call(undo, of())
  expect(await parts()).toEqual(['smallTalk', 'entry', 'smallTalk'])
})

test('its owner has everything alike, and back again', async () => {
  const edited = await keys()
  const off = await studio.call(changeDesign, { ...of(), body: { edited: false } })
  expect(off.body.data.undo).toBe('editing')
  expect(await parts()).toEqual([undefined, undefined, undefined])
  const alike = await keys()
  expect(alike).not.toEqual(edited)
  await studio.call(undo, of())
  expect(await keys()).toEqual(edited)
  await studio.call(redo, of())
  expect(await keys()).toEqual(alike)
  await studio.call(undo, of())
})

test('an entry is set as its owner wishes, until that is undone or left to the book', async () => {
  const edited = await keys()
  const set = async (treatment: string | null) => {
    const [first] = await items()
    if (!first) throw new Error('the month has entries')
    const params = { bid, chapterId: month, itemId: first.item_id }
    return (await studio.call(changeItem, { token, params, body: { version: first.version, treatment } }))
      .body.data
  }
  const own = await set('own')
  expect(own.item).toMatchObject({ treatment: 'own', part: 'entry', edited: true })
  expect(own.chapter.pages.map((page: { key: string }) => page.key)).not.toEqual(edited)
  // the other one-liner is alone now
  expect(await parts()).toEqual(['entry', 'entry', 'entry'])
  expect((await studio.call(undo, of())).body.data.book.redo).toBe('treatment')
  expect(await parts()).toEqual(['smallTalk', 'entry', 'smallTalk'])
  expect((await set('featured')).item.part).toBe('feature')
  const left = (await set(null)).item
  expect([left.part, left.treatment, left.edited]).toEqual(['smallTalk', undefined, false])
  expect(await keys()).toEqual(edited)
})

test('many hashtags stand at the back of the book, or with their entry as its owner wishes', async () => {
  const total = async () => (await studio.call(readBook, of())).body.data.total_page
  const pages = async () => (await studio.call(readPlan, of())).body.data.pages.length
  const without = await total()
  const row = Array.from({ length: 300 }, (_, i) => `#標${i}`).join(' ')
  const body = { content: `走到河堤\n${row}`, postDate: '2024-05-20 10:00', picList: [] }
  await studio.call(createItem, { ...of(), body })
  expect(await pages()).toBe(await total())
  const atBack = await total()
  expect(atBack).toBeGreaterThanOrEqual(without + 4)
  const entry = (await items()).at(-1)
  expect(entry).toMatchObject({ tags_at_back: 300 })
  const params = { bid, chapterId: month, itemId: entry?.item_id ?? '' }
  const keep = { version: entry?.version ?? 0, keepsTags: true }
  const { item } = (await studio.call(changeItem, { token, params, body: keep })).body.data
  expect([item.keeps_tags, item.edited, item.tags_at_back]).toEqual([true, true, undefined])
  expect(await pages()).toBe(await total())
  expect(await total()).toBeLessThan(atBack)
  expect((await studio.call(undo, of())).body.data.book.redo).toBe('treatment')
  expect(await total()).toBe(atBack)
})

test('a page says which photo opens its month, until its owner chooses a size for one of its entry', async () => {
  const photos = await Promise.all(
    ['#7FA3B5', '#B5917F'].map(async colour => {
      const file = await drawnPicture(1800, 1200, colour)
      return (await studio.call(uploadImage, { token, file })).body.data.image_id
    }),
  )
  const body = { content: '一起去看海', postDate: '2022-01-05 10:00', picList: photos }
  const { item } = (await studio.call(createItem, { ...of(), body })).body.data
  for (const day of ['08', '12', '16', '20', '24'])
    await studio.call(createItem, {
      ...of(),
      body: { content: '今天走到河堤，'.repeat(9), postDate: `2022-01-${day} 10:00`, picList: [] },
    })
  const opening = async () => {
    const { body } = await studio.call(readChapterPages, { token, params: { bid, chapterId: '202201' } })
    return body.data.pages.flatMap((page: { places: { item: string; photo?: string; opens?: true }[] }) =>
      page.places.flatMap(place => (place.opens ? [[place.item, place.photo]] : [])),
    )
  }
  expect(await opening()).toEqual([[item.item_id, item.photos[0].photo_id]])
  const sized = item.photos.map(({ photo_id: photoId }: { photo_id: string }, n: number) => ({
    photoId,
    ...(n === 1 && { size: 'small' }),
  }))
  const params = { bid, chapterId: '202201', itemId: item.item_id }
  await studio.call(changeItem, { token, params, body: { version: item.version, photos: sized } })
  expect(await opening()).toEqual([])
})
