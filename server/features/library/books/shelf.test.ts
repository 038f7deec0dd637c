import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { changeDesign } from '#contract/design'
import { changeItem, createItem } from '#contract/items'
import { changeSharing } from '#contract/sharing'
import { copyBook, createBook, deleteBook, listBooks, readBook } from '#contract/shelf'
import { listItems } from '#contract/social-books'
import type { ImportVia } from '#domain/catalogue/networks'
import { typesetNames } from '#domain/catalogue/typesets'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { connect } from '../../../kernel/db/connect.ts'
import { securityEvents } from '../../account/security/schema.ts'
import { imports } from '../imports/schema.ts'
import { progress } from '../progress/schema.ts'
import { books } from './schema.ts'

let studio: Studio
let token: string
let uid: string

beforeAll(async () => {
  studio = await startStudio({ worker: false })
  ;({ token, uid } = await studio.logIn('empty'))
})
afterAll(() => studio.close())

const shelf = async () => (await studio.call(listBooks, { token })).body.data

test('twenty presses at once make five books, not six', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => studio.call(createBook, { token, body: {} })),
  )
  expect(answers.filter(answer => answer.status === 201)).toHaveLength(4)
  expect(answers.filter(answer => answer.body.errors?.code === 40010)).toHaveLength(16)
  expect(await shelf()).toMatchObject({ able_to_create_new: false })
  expect((await shelf()).books).toHaveLength(5)
})

test('a book that was ordered stays on the shelf and leaves room for another one', async () => {
  const { db, close } = connect(studio.databaseUrl, () => undefined)
  onTestFinished(close)
  const { token } = await studio.logIn('withholds')
  const shelf = async () => (await studio.call(listBooks, { token })).body.data
  const more = () => studio.call(createBook, { token, body: {} })
  await Promise.all([more(), more(), more(), more()])
  expect(await shelf()).toMatchObject({ able_to_create_new: false })
  const [{ bid }] = (await shelf()).books
  await db.update(books).set({ finalized: true }).where(eq(books.bid, bid))
  expect(await shelf()).toMatchObject({ able_to_create_new: true })
  expect((await studio.call(copyBook, { token, params: { bid } })).status).toBe(201)
  expect(await shelf()).toMatchObject({ able_to_create_new: false })
  expect((await more()).body.errors.code).toBe(40010)
})

test('the flags tell posts from fan pages while they are read, and the months to set of every typeset', async () => {
  const [book] = (await shelf()).books
  const { db, close } = connect(studio.databaseUrl, () => undefined)
  const read = async (sources: string[] | undefined) => {
    await db.delete(imports)
    const request = sources ? { sources } : { uploads: [] }
    const via: ImportVia = sources ? 'facebook' : 'archive'
    const run = { importId: 'i1', bid: book.bid, via, request, names: [], startedAt: new Date(0) }
    await db.insert(imports).values({ ...run, state: 'running' })
    const { data } = (await studio.call(readBook, { token, params: { bid: book.bid } })).body
    return [data.is_getting_posts, data.is_getting_pages]
  }
  const step = { done: 0, total: 0, updatedAt: new Date(0) } as const
  await db.insert(progress).values({ bid: book.bid, what: 'pages', state: 'running', ...step })
  expect(await read(['pages'])).toEqual([false, false])
  await db.insert(progress).values({ bid: book.bid, what: 'posts', state: 'running', ...step })
  expect(await read(['pages'])).toEqual([false, true])
  expect(await read(['posts', 'pages'])).toEqual([true, true])
  expect(await read(['posts'])).toEqual([true, false])
  expect(await read(undefined)).toEqual([true, false])
  await close()
  expect(Object.keys(book.retypeset_months).sort()).toEqual([...typesetNames].sort())
})

test('a copy has what its book has, and goes on by itself', async () => {
  const other = await studio.logIn('second')
  const [book] = (await studio.call(listBooks, { token: other.token })).body.data.books
  const of = (bid: string) => ({ token: other.token, params: { bid } })
  const entry = { content: '散步', postDate: '2024-05-03 10:30', picList: [] }
  const { item } = (await studio.call(createItem, { ...of(book.bid), body: entry })).body.data
  await studio.call(changeDesign, { ...of(book.bid), body: { title: '春天', author: '阿明' } })
  await studio.call(changeSharing, { ...of(book.bid), body: { public: true } })
  const copy = await studio.call(copyBook, of(book.bid))
  expect(copy.status).toBe(201)
  const { data } = copy.body
  expect(data).toMatchObject({
    title: '春天（副本）',
    author: '阿明',
    public: false,
    current_chapters: ['202405'],
  })
  expect([data.patched, data.undo, data.revision]).toEqual([true, null, 0])
  await studio.call(changeItem, {
    token: other.token,
    params: { bid: data.bid, chapterId: '202405', itemId: item.item_id },
    body: { version: 0, content: '跑步' },
  })
  const contents = async (sid: string) => {
    const { body } = await studio.call(listItems, { token: other.token, params: { sid } })
    return body.data.items.map(({ content }: { content: string }) => content)
  }
  expect(await contents(data.source.sid)).toEqual(['跑步'])
  expect(await contents(book.source.sid)).toEqual(['散步'])
})

test('deleting all books at once leaves one, and each that went is noted by its id alone', async () => {
  const bids: string[] = (await shelf()).books.map((book: { bid: string }) => book.bid)
  const answers = await Promise.all(bids.map(bid => studio.call(deleteBook, { token, params: { bid } })))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(4)
  expect(answers.filter(answer => answer.body.errors?.code === 40011)).toHaveLength(1)
  const [left, ...more] = (await shelf()).books
  expect(more).toEqual([])
  const { db, close } = connect(studio.databaseUrl, () => undefined)
  const events = await db.select().from(securityEvents).where(eq(securityEvents.kind, 'book-deleted'))
  await close()
  const deleted = bids.filter(bid => bid !== left.bid).sort()
  expect(events.map(({ target }) => target).sort()).toEqual(deleted)
  expect(new Set(events.map(event => event.uid))).toEqual(new Set([uid]))
})
