import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isInSpan } from '#domain/books/span'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { readHistory } from '#sources/read-history'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import type { BookRow } from '../books/schema.ts'
import { updateBook } from '../books/store.ts'
import { items } from '../content/schema.ts'
import type { Batch } from './history-source.ts'
import { loadImportedItems } from './imported-items.ts'
import { ingestBatch } from './ingest-batch.ts'

let fixture: ImportFixture
/** The same life twice: what the second brings is joined with the first, or is new. */
let batches: Batch[]
beforeAll(async () => {
  fixture = await importFixture()
  batches = []
  for (const format of ['facebook-2020', 'facebook-html', 'instagram-2024'] as const) {
    const zip = join(fixture.folder, `${format}.zip`)
    await writeDemoLife({ target: { zip }, format, photos: 'none', scale: { posts: 120, photos: 90 } })
    const history = await readHistory([zip])
    if ('refused' in history) throw new Error(history.refused)
    await history.close()
    const { items, given, receipt } = history
    batches.push({ items, given, receipt, troubles: [] })
  }
})
afterAll(() => fixture.close())

const limits = { rows: 8, letters: 20_000 }

/** Takes all in; dies after so many transactions, and goes on as a worker does that is started again. */
async function ingest(book: BookRow, killAfter: (kills: number) => number): Promise<number> {
  const { deps } = fixture
  const importId = await fixture.ask(book, [])
  let kills = 0
  for (const batch of batches)
    for (;;) {
      let left = killAfter(kills)
      const db = Object.assign(Object.create(deps.db), {
        transaction: (...work: Parameters<typeof deps.db.transaction>) => {
          left -= 1
          if (left < 0) throw new Error('killed')
          return deps.db.transaction(...work)
        },
      })
      const importedItems = await loadImportedItems(deps.db, book.bid)
      const done = ingestBatch({ ...deps, db }, book, importId, importedItems, batch, limits)
      const isKilled = await done.then(
        () => false,
        error => /killed/.test(String(error)),
      )
      if (!isKilled) {
        await done
        break
      }
      kills += 1
    }
  return kills
}

test('whoever is killed between two portions loses nothing and has nothing twice', async () => {
  const [whole, torn] = [await fixture.newBook(), await fixture.newBook()]
  expect(await ingest(whole, () => Number.POSITIVE_INFINITY)).toBe(0)
  // each time somewhat later: the lines of the receipt come first, and are written again
  const kills = await ingest(torn, at => at % 32)
  expect(kills).toBeGreaterThan(20)
  const [a, b] = [await fixture.state(torn), await fixture.state(whole)]
  expect(a.items.length).toBeGreaterThan(150)
  expect(a.lines.filter(line => line.outcome === 'duplicate').length).toBeGreaterThan(20)
  expect(a).toEqual(b)
})

test('what lies outside of the span of the book comes in, and is not chosen', async () => {
  const { deps } = fixture
  const book = await fixture.newBook()
  const span = { since: '202001', until: '202112' }
  await updateBook(deps.db, book.bid, span)
  const importId = await fixture.ask(book, [])
  const [batch] = batches
  if (!batch) throw new Error('a life has a batch')
  await ingestBatch(deps, book, importId, new Map(), batch)
  const rows = await deps.db.select().from(items).where(eq(items.bid, book.bid))
  const months = (chosen: boolean) => rows.filter(row => row.chosen === chosen).map(row => row.month)
  expect(months(true).length).toBeGreaterThan(5)
  expect(months(true).every(month => isInSpan(month, span))).toBe(true)
  expect(months(false).length).toBeGreaterThan(5)
  expect(months(false).some(month => isInSpan(month, span))).toBe(false)
})

test('no transaction writes more than a portion', async () => {
  const { deps } = fixture
  const book = await fixture.newBook()
  const written: number[] = []
  const db = Object.assign(Object.create(deps.db), {
    transaction: async (work: Parameters<typeof deps.db.transaction>[0]) => {
      const count = await rowsOf(book)
      await deps.db.transaction(work)
      written.push((await rowsOf(book)) - count)
    },
  })
  const importId = await fixture.ask(book, [])
  for (const batch of batches) {
    const importedItems = await loadImportedItems(deps.db, book.bid)
    await ingestBatch({ ...deps, db }, book, importId, importedItems, batch, limits)
  }
  expect(written.length).toBeGreaterThan(10)
  expect(Math.max(...written)).toBeLessThanOrEqual(limits.rows)
})

async function rowsOf({ bid }: BookRow): Promise<number> {
  const { rows } = await fixture.deps.db.execute(sql`
    select (select count(*) from items where bid = ${bid}) + (select count(*) from receipt_lines where bid = ${bid})
      as number`)
  return Number(rows[0]?.number)
}
