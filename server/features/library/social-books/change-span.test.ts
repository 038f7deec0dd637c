import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Span } from '#domain/books/span'
import { readHistory } from '#sources/read-history'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { smallZip } from '../../../../tests/imports/small-zip.ts'
import type { BookRow } from '../books/schema.ts'
import { lockBook, readBook, updateBook } from '../books/store.ts'
import { changes, items } from '../content/schema.ts'
import { redoStep, undoStep } from '../content/undo-redo.ts'
import { writePatch } from '../content/write-patch.ts'
import { ingestBatch } from '../imports/ingest-batch.ts'
import { changeSpan } from './change-span.ts'

let world: ImportFixture
beforeAll(async () => {
  world = await importFixture()
})
afterAll(() => world?.close())

const open: Span = { since: null, until: null }
const year = (number: number): Span => ({ since: `${number}01`, until: `${number}12` })

const take = (book: BookRow, span: Span) => changeSpan(book, span, 'tab', world.deps)
const undo = (book: BookRow) => undoStep(book, 'tab', world.deps)
const redo = (book: BookRow) => redoStep(book, 'tab', world.deps)

/** An archive with an entry of May of each year. */
const archiveOf = (...years: number[]) =>
  smallZip(
    world.folder,
    `facebook-${years.join('-')}.zip`,
    years.map(number => ({ time: Date.UTC(number, 4, 3) / 1000, text: `在 ${number} 年` })),
  )

/** The span of the book, and the months of the entries that are chosen and those that are not. */
async function stateOf({ bid }: BookRow) {
  const { db } = world.deps
  const book = await readBook(db, bid)
  const rows = await db.select().from(items).where(eq(items.bid, bid)).orderBy(items.month)
  const months = (chosen: boolean) => rows.filter(row => row.chosen === chosen).map(row => row.month)
  const span = book && { since: book.since, until: book.until }
  return { span, chosen: months(true), left: months(false) }
}

test('entries that came in after the span was widened go out again with it', async () => {
  const book = await world.newBook()
  await take(book, year(2019))
  await world.bring(book, await archiveOf(2019, 2020))
  await take(book, open)
  await world.bring(book, await archiveOf(2018, 2021))
  const all = { span: open, chosen: ['201805', '201905', '202005', '202105'], left: [] }
  expect(await stateOf(book)).toEqual(all)
  await undo(book)
  const narrow = { span: year(2019), chosen: ['201905'], left: ['201805', '202005', '202105'] }
  expect(await stateOf(book)).toEqual(narrow)
  await redo(book)
  expect(await stateOf(book)).toEqual(all)
  await undo(book)
  await undo(book)
  expect(await stateOf(book)).toEqual(all)
  await redo(book)
  expect(await stateOf(book)).toEqual(narrow)
})

test('entries that were left out by the span come in when it is taken back', async () => {
  const book = await world.newBook()
  await world.bring(book, await archiveOf(2018))
  await take(book, year(2019))
  await take(book, year(2021))
  await world.bring(book, await archiveOf(2019, 2020, 2021))
  expect(await stateOf(book)).toEqual({
    span: year(2021),
    chosen: ['202105'],
    left: ['201805', '201905', '202005'],
  })
  await undo(book)
  expect(await stateOf(book)).toEqual({
    span: year(2019),
    chosen: ['201905'],
    left: ['201805', '202005', '202105'],
  })
  await undo(book)
  expect(await stateOf(book)).toEqual({
    span: open,
    chosen: ['201805', '201905', '202005', '202105'],
    left: [],
  })
})

test('a step names only the entries that it moves', async () => {
  const book = await world.newBook()
  await take(book, { since: '201901', until: null })
  await world.bring(book, await archiveOf(2018, 2020))
  const [step] = await world.deps.db.select().from(changes).where(eq(changes.bid, book.bid))
  expect([step?.before.items, step?.after.items].map(states => Object.values(states ?? {}))).toEqual([
    [{ chosen: true }],
    [{ chosen: false }],
  ])
})

test('a span that moves no entry is a step as well, and the same span again is none', async () => {
  const book = await world.newBook()
  const entry = { content: '手寫', postDate: '2019-05-03 10:00', picList: [] }
  await writePatch(book, entry, 'tab', world.deps)
  const before = await readBook(world.deps.db, book.bid)
  await take(book, year(2019))
  await take(book, year(2019))
  const after = await readBook(world.deps.db, book.bid)
  expect(after?.revision).toBe((before?.revision ?? 0) + 1)
  expect(await stateOf(book)).toEqual({ span: year(2019), chosen: ['201905'], left: [] })
  await undo(book)
  expect(await stateOf(book)).toEqual({ span: open, chosen: ['201905'], left: [] })
  await undo(book)
  expect(await stateOf(book)).toEqual({ span: open, chosen: [], left: ['201905'] })
})

test('entries that come in while the span changes wait for it', async () => {
  const { deps } = world
  const { db } = deps
  const book = await world.newBook()
  const importId = await world.ask(book, [])
  const history = await readHistory([await archiveOf(2018, 2019)])
  if ('refused' in history) throw new Error(history.refused)
  const { given, receipt } = history
  const batch = { items: history.items, given, receipt, troubles: [] }
  await history.close()
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const [locked, onwards] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const changing = db.transaction(async tx => {
    await lockBook(tx, book.bid)
    await updateBook(tx, book.bid, year(2019))
    locked.resolve()
    await onwards.promise
  })
  await locked.promise
  const ingesting = ingestBatch(deps, book, importId, new Map(), batch)
  await expect.poll(async () => (await db.execute(waiting)).rows).toHaveLength(1)
  onwards.resolve()
  await Promise.all([changing, ingesting])
  expect(await stateOf(book)).toEqual({ span: year(2019), chosen: ['201905'], left: ['201805'] })
})
