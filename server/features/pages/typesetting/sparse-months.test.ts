import { afterAll, beforeAll, expect, test } from 'vitest'
import { listChapters, readChapterPages } from '#contract/chapters'
import { changeItem, createItem } from '#contract/items'
import { readPlan } from '#contract/pages'
import { readBook } from '#contract/shelf'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { usualBook } from '../../../../tests/usual-book.ts'

let studio: Studio
let token: string
let bid: string
beforeAll(async () => {
  studio = await startStudio()
  ;({ token, bid } = await studio.firstBook('empty'))
  // what a few entries show here is of books with many
  await usualBook(studio, bid)
})
afterAll(() => studio.close())

interface Page {
  key: string
  chapter_id?: string
  chapter_ids?: string[]
  places: { item: string; chapter_id?: string }[]
}

const of = () => ({ token, params: { bid } })
const plan = async (): Promise<Page[]> => (await studio.call(readPlan, of())).body.data.pages
const months = async () => (await plan()).flatMap(page => page.chapter_ids ?? page.chapter_id ?? [])
const write = async (day: string, content = `${day} 今天走到河堤。`) =>
  (await studio.call(createItem, { ...of(), body: { content, postDate: `${day} 10:00`, picList: [] } })).body
    .data
const placesIn = async (chapterId: string) => {
  const answer = await studio.call(readChapterPages, { token, params: { bid, chapterId } })
  return answer.body.data.pages.flatMap((page: Page) => page.places) as Page['places']
}

test('sparse months share pages, which know the month of each entry, and leave them when they fill', async () => {
  const { item: march } = await write('2024-03-03')
  const { item: february } = await write('2024-02-03')
  const { item: may, chapter } = await write('2024-05-03')
  expect(await months()).toEqual(['202402', '202403', '202405'])
  // the answer has the page with all three
  expect(chapter.pages.map((page: Page) => page.chapter_ids)).toEqual([['202402', '202403', '202405']])
  const places = await placesIn('202405')
  expect(new Map(places.map(place => [place.item, place.chapter_id]))).toEqual(
    new Map([
      [february.item_id, '202402'],
      [march.item_id, '202403'],
      [may.item_id, '202405'],
    ]),
  )

  for (const day of ['04', '05', '06']) await write(`2024-03-${day}`)
  const apart = (await plan()).flatMap(page => (page.chapter_id ? [page.chapter_ids ?? page.chapter_id] : []))
  expect(apart).toEqual(['202402', ['202403', '202405']])
  const alone = await placesIn('202402')
  expect(new Set(alone.map(place => place.item))).toEqual(new Set([february.item_id]))

  // with an entry less March is sparse again
  const params = { bid, chapterId: '202403', itemId: march.item_id }
  const moved = await studio.call(changeItem, {
    token,
    params,
    body: { version: march.version, postDate: '2024-05-04 10:00' },
  })
  expect(moved.status).toBe(200)
  expect((await plan()).flatMap(page => (page.chapter_ids ? [page.chapter_ids] : []))).toEqual([
    ['202402', '202403', '202405'],
  ])
  const { body } = await studio.call(readBook, of())
  expect(body.data.retypeset_months[body.data.typeset]).toEqual([])
  const chapters = (await studio.call(listChapters, of())).body.data.chapters
  expect(chapters.map((each: { items: number }) => each.items)).toEqual([1, 3, 2])
})
