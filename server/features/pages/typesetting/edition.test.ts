import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDownload, readDownload } from '#contract/downloads'
import { previewEdition, takeEdition } from '#contract/editions'
import { changeItem, createItem } from '#contract/items'
import { readPlan } from '#contract/pages'
import { readBook } from '#contract/shelf'
import { previewTypeset } from '#contract/typesets'
import { edition } from '#press/products/edition'
import { folderFiles } from '#server/adapters/files/folder-files'
import { monthCacheOf } from '#server/adapters/files/month-cache-of'
import { books } from '#server/features/library/books/schema'
import { type Connection, connect } from '#server/kernel/db/connect'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { typesetMonths } from './schema.ts'

let studio: Studio
let connection: Connection
let token: string
let bid: string
beforeAll(async () => {
  studio = await startStudio()
  connection = connect(studio.databaseUrl, error => {
    throw error
  })
  ;({ token, bid } = await studio.firstBook('empty'))
})
afterAll(async () => {
  await connection.close()
  await studio.close()
})

const of = () => ({ token, params: { bid } })
const book = async () => (await studio.call(readBook, of())).body.data
const planned = async () => (await studio.call(readPlan, of())).body.data.pages
const pagesOf = async (month: string) =>
  (await planned()).filter((page: { chapter_id?: string }) => page.chapter_id === month).length

/** The months as an edition before this one set them, with more pages than they have now. */
async function setInOlderEdition() {
  const { db } = connection
  const cache = monthCacheOf(folderFiles(join(studio.folder, 'files')))
  for (const { key, month } of await db.select().from(typesetMonths).where(eq(typesetMonths.bid, bid))) {
    const pages = await cache.get(key)
    if (!pages) throw new Error(`the pages of ${month} are kept`)
    const older = { ...pages, pages: [...pages.pages, ...pages.pages, ...pages.pages, ...pages.pages] }
    await cache.put(`older-${month}`, older)
    await db
      .update(typesetMonths)
      .set({ key: `older-${month}`, pages: older.pages.length, edition: edition - 1 })
      .where(eq(typesetMonths.month, month))
  }
}

test('a book stays in the edition it was set in, on screen and in PDFs, until its owner takes the new one', async () => {
  const write = async (day: string) => {
    const entry = { content: `${day} 今天走到河堤。`, postDate: `${day} 10:00`, picList: [] }
    return (await studio.call(createItem, { ...of(), body: entry })).body.data.item
  }
  // a book that was there before months ran on, and before gift books
  await connection.db.update(books).set({ runsOn: false, gift: false }).where(eq(books.bid, bid))
  const inMay = await write('2024-05-03')
  await write('2024-06-12')
  const now = { may: await pagesOf('202405'), june: await pagesOf('202406') }
  expect((await book()).new_edition).toBe(false)
  expect((await studio.call(previewEdition, of())).body.data).toMatchObject({ older_months: 0, before: [] })
  const pdf = async () => {
    await studio.call(makeDownload, of())
    const download = async () => (await studio.call(readDownload, of())).body.data
    await expect.poll(async () => (await download()).state).toBe('ready')
    return (await download()).pages as number
  }
  await setInOlderEdition()

  expect((await book()).new_edition).toBe(true)
  expect([await pagesOf('202405'), await pagesOf('202406')]).toEqual([now.may * 4, now.june * 4])
  // with its cover, and without the blank page at its end
  expect(await pdf()).toBe((await planned()).length)

  const { body } = await studio.call(previewEdition, of())
  expect(body.data.older_months).toBe(2)
  expect([body.data.before.length, body.data.after.length]).toEqual([2, 2])
  const own = await studio.call(previewTypeset, { token, params: { bid, typeset: 'a5-1' } })
  expect(own.body.data.pages).toHaveLength(2)

  // a month that changes is set in the newest edition; the other one stays
  const params = { bid, chapterId: '202405', itemId: inMay.item_id }
  await studio.call(changeItem, { token, params, body: { version: inMay.version, content: '改過的字' } })
  expect([await pagesOf('202405'), await pagesOf('202406')]).toEqual([now.may, now.june * 4])
  expect((await book()).new_edition).toBe(true)

  expect((await studio.call(takeEdition, of())).status).toBe(200)
  await expect.poll(async () => (await book()).new_edition).toBe(false)
  // each of its two entries has a spread
  const spreads = async () => [await pagesOf('202405'), await pagesOf('202406')]
  await expect.poll(spreads).toEqual([2, 2])
  // with its cover, and without the two blank pages at its end
  expect(await pdf()).toBe((await planned()).length - 1)
})
