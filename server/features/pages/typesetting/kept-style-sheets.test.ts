import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDownload, readDownload } from '#contract/downloads'
import { previewEdition } from '#contract/editions'
import { createItem } from '#contract/items'
import { readPage, readPlan } from '#contract/pages'
import type { Page } from '#press/page/display-list'
import { folderFiles } from '#server/adapters/files/folder-files'
import { monthCacheOf } from '#server/adapters/files/month-cache-of'
import { books } from '#server/features/library/books/schema'
import { type Connection, connect } from '#server/kernel/db/connect'
import { type Studio, startStudio } from '../../../../tests/studio.ts'
import { usualBook } from '../../../../tests/usual-book.ts'
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
  // what a few entries show here is of books with many
  await usualBook(studio, bid)
})
afterAll(async () => {
  await connection.close()
  await studio.close()
})

const of = () => ({ token, params: { bid } })

/** The words of the pages in a style that a4-2 had in its thirteenth edition and has no more. */
const inGoneStyle = (pages: Page[] | undefined): Page[] =>
  (pages ?? []).map(page => ({
    ...page,
    elements: page.elements.map(each => (each.kind === 'text' ? { ...each, style: 'greatRemark' } : each)),
  }))

/** As the press kept it before months had style sheets. */
async function keptInThirteenthEdition(month: string) {
  const { db } = connection
  const cache = monthCacheOf(folderFiles(join(studio.folder, 'files')))
  const [row] = await db.select().from(typesetMonths).where(eq(typesetMonths.bid, bid))
  const kept = row && (await cache.get(row.key))
  if (!kept) throw new Error('the month is kept')
  const { sheet: _, ...before } = kept
  await cache.put('thirteenth', {
    ...before,
    pages: inGoneStyle(kept.pages),
    ...(kept.fromLeft && { fromLeft: inGoneStyle(kept.fromLeft) }),
  })
  await db.update(typesetMonths).set({ key: 'thirteenth', edition: 13 }).where(eq(typesetMonths.month, month))
}

test('a month in styles that are gone is shown, compared and printed in them', async () => {
  await connection.db.update(books).set({ typeset: 'a4-2' }).where(eq(books.bid, bid))
  const entry = { content: '今天走到河堤。', postDate: '2024-05-03 10:00', picList: [] }
  await studio.call(createItem, { ...of(), body: entry })
  await keptInThirteenthEdition('202405')

  const plan = (await studio.call(readPlan, of())).body.data.pages
  const { key } = plan.find((page: { chapter_id?: string }) => page.chapter_id === '202405')
  const page = await studio.call(readPage, { token, params: { bid, key } })
  expect(page.status).toBe(200)
  // what can be typed in its place has its size: 40 pt
  const sizes = page.body.data.places.flatMap(
    (place: { words?: { size: number } }) => place.words?.size ?? [],
  )
  expect(Math.max(...sizes)).toBeCloseTo((40 * 25.4) / 72, 3)

  const compared = (await studio.call(previewEdition, of())).body.data
  expect(compared.before.length).toBeGreaterThan(0)

  await studio.call(makeDownload, of())
  const state = async () => (await studio.call(readDownload, of())).body.data.state
  await expect.poll(state, { timeout: 30_000 }).toMatch(/ready|failed/)
  expect(await state()).toBe('ready')
})
