import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MonthInput, MonthPages } from '#press/products/diary/months/typeset-month'
import type { Engine } from '#press/products/engine'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../../library/books/schema.ts'
import { updateBook } from '../../library/books/store.ts'
import { writePatch } from '../../library/content/write-patch.ts'
import { listTypesetMonths } from './store.ts'
import { typesetBookMonths } from './typeset-book-months.ts'

const setMonth = async ({ month }: MonthInput): Promise<MonthPages> => ({
  month,
  pages: [{ elements: [], regions: [] }],
  missing: [],
})
/** In place of Typst: sets months as the test says. */
let setBy: (input: MonthInput) => Promise<MonthPages>
const engine = {
  workers: 1,
  run: (_job: string, input: MonthInput) => setBy(input),
} as unknown as Engine // reason: nothing else of it is asked for

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture(engine)
})
afterAll(() => fixture.close())

const days = ['2021-01-02', '2021-02-02', '2021-03-02', '2021-04-02']

/** A book of four months, each of which stands alone. */
async function bookOfMonths(): Promise<BookRow> {
  const { bid } = await fixture.newBook()
  const book = await updateBook(fixture.deps.db, bid, { runsOn: false })
  if (!book) throw new Error('the book is gone')
  for (const day of days) {
    const entry = { content: `${day} 今天走到河堤。`, postDate: `${day} 10:00`, picList: [] }
    expect(isRefused(await writePatch(book, entry, 'tab', fixture.deps))).toBe(false)
  }
  return book
}

const remembered = async (book: BookRow) =>
  (await listTypesetMonths(fixture.deps.db, book)).filter(row => !row.stale).map(row => row.month)

test('the first month is remembered while the others are still being set', async () => {
  const book = await bookOfMonths()
  const others = Promise.withResolvers<void>()
  setBy = async input => {
    if (input.month !== '202101') await others.promise
    return setMonth(input)
  }
  const first = Promise.withResolvers<string[]>()
  const setting = typesetBookMonths(fixture.deps, book, undefined, {
    async onMonth(done, of) {
      expect(of).toBe(4)
      if (done === 1) first.resolve(await remembered(book))
    },
  })
  expect(await first.promise).toEqual(['202101'])
  others.resolve()
  expect((await setting).map(({ months }) => months)).toEqual([
    ['202101'],
    ['202102'],
    ['202103'],
    ['202104'],
  ])
  expect(await remembered(book)).toEqual(['202101', '202102', '202103', '202104'])
})

test('what was set is remembered where a later month cannot be', async () => {
  const book = await bookOfMonths()
  const monthReported = Promise.withResolvers<void>()
  setBy = async input => {
    if (input.month === '202101') return setMonth(input)
    await monthReported.promise
    throw new Error('the engine is gone')
  }
  const onMonth = async () => monthReported.resolve()
  await expect(typesetBookMonths(fixture.deps, book, undefined, { onMonth })).rejects.toThrow('gone')
  expect(await remembered(book)).toEqual(['202101'])
})

test('all pages are given before they are kept, and it ends after that', async () => {
  const book = await bookOfMonths()
  setBy = setMonth
  const keep = Promise.withResolvers<void>()
  const { months } = fixture.deps
  const deps = {
    ...fixture.deps,
    months: {
      ...months,
      put: (key: string, pages: MonthPages) => keep.promise.then(() => months.put(key, pages)),
    },
  }
  const given = Promise.withResolvers<string[][]>()
  let isOver = false
  const setting = typesetBookMonths(deps, book, ['202101', '202102'], {
    onAllSet: runs => given.resolve(runs.map(run => run.months)),
  }).then(() => {
    isOver = true
  })
  expect((await given.promise).sort()).toEqual([['202101'], ['202102']])
  expect([isOver, await remembered(book)]).toEqual([false, []])
  keep.resolve()
  await setting
  expect(await remembered(book)).toEqual(['202101', '202102'])
})
