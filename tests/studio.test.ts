import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChapterPages } from '#contract/chapters'
import { changeItem, createItem } from '#contract/items'
import { readPlan } from '#contract/pages'
import { createBook, deleteBook, listBooks, readBook } from '#contract/shelf'
import { redo, undo } from '#contract/undo'
import { type Studio, startStudio } from './studio.ts'

let studio: Studio
let person: { uid: string; token: string }
let bid: string

beforeAll(async () => {
  studio = await startStudio()
  person = await studio.logIn('empty')
  const { body } = await studio.call(listBooks, { token: person.token })
  bid = body.data.books[0].bid
})
afterAll(() => studio.close())

test('a new person finds one book', async () => {
  const { status, body } = await studio.call(listBooks, { token: person.token })
  expect(status).toBe(200)
  expect(body.data.books).toHaveLength(1)
  expect(body.data.able_to_create_new).toBe(true)
})

test('an entry by hand is set on a page at once, edited there, and taken back', async () => {
  const { token } = person
  const written = await studio.call(createItem, {
    token,
    params: { bid },
    body: { content: '今天開始寫日記。', postDate: '2024-05-03 10:30', picList: [] },
  })
  expect(written.status).toBe(201)
  const { item, chapter } = written.body.data
  expect(chapter.chapter_id).toBe('202405')
  expect(chapter.drawn[0].svg).toContain('<svg')
  const key = { bid, chapterId: '202405', itemId: item.item_id }
  const edited = await studio.call(changeItem, {
    token,
    params: key,
    body: { version: item.version, content: '改過的日記，多寫一句。' },
  })
  expect(edited.body.data.item.content).toBe('改過的日記，多寫一句。')
  // its day at the left is as it was, its words at the right are not
  const drawnNow = edited.body.data.chapter.drawn
  expect(drawnNow[0].svg).toBe(chapter.drawn[0].svg)
  expect(drawnNow[1].svg).not.toBe(chapter.drawn[1].svg)
  const again = await studio.call(changeItem, {
    token,
    params: key,
    body: { version: item.version, content: '另一個視窗' },
  })
  expect(again.status).toBe(409)
  const back = await studio.call(undo, { token, params: { bid } })
  expect(back.status).toBe(200)
  const pages = await studio.call(readChapterPages, { token, params: { bid, chapterId: '202405' } })
  expect(pages.status).toBe(200)
  const forth = await studio.call(redo, { token, params: { bid } })
  expect(forth.status).toBe(200)
  const plan = await studio.call(readPlan, { token, params: { bid } })
  expect(plan.body.data.pages.length).toBeGreaterThan(0)
})

test('the shelf holds five books and keeps one', async () => {
  const { token } = person
  for (let made = 1; made < 5; made += 1)
    expect((await studio.call(createBook, { token, body: { title: `第 ${made} 本` } })).status).toBe(201)
  const sixth = await studio.call(createBook, { token, body: {} })
  expect(sixth.body.errors.code).toBe(40010)
  const { body } = await studio.call(listBooks, { token })
  for (const book of body.data.books.slice(1))
    expect((await studio.call(deleteBook, { token, params: { bid: book.bid } })).status).toBe(200)
  const last = await studio.call(deleteBook, { token, params: { bid: body.data.books[0].bid } })
  expect(last.body.errors.code).toBe(40011)
})

test('a book is not there for a stranger', async () => {
  const stranger = await studio.logIn('second')
  const { body } = await studio.call(listBooks, { token: person.token })
  const of = { params: { bid: body.data.books[0].bid } }
  expect((await studio.call(readBook, { ...of, token: stranger.token })).status).toBe(404)
  expect((await studio.call(readBook, of)).status).toBe(404)
  expect((await studio.call(readBook, { ...of, token: 'gone' })).status).toBe(401)
})
