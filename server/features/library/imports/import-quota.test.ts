import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { QuotaKind } from '#domain/quotas/quotas'
import { arrivingArchive } from '../../../../tests/imports/arriving-archive.ts'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { photo, smallZip } from '../../../../tests/imports/small-zip.ts'
import type { BookRow } from '../books/schema.ts'
import { items } from '../content/schema.ts'
import { progress } from '../progress/schema.ts'
import { pictureBudget } from '../quotas/picture-budget.ts'
import { readUsed } from '../quotas/store.ts'
import { imports, receiptLines } from './schema.ts'
import { startImport } from './start-import.ts'

let fixture: ImportFixture
let usual: ImportFixture['deps']['settings']['quotas']
let first: Buffer
let zip: string
beforeAll(async () => {
  fixture = await importFixture()
  usual = fixture.deps.settings.quotas
  first = await photo(1, 640, 480)
  const files = { '1.jpg': first, '2.jpg': await photo(2, 640, 480), '3.jpg': await photo(3, 640, 480) }
  const posts = [
    { time: 1_500_000_000, text: 'Sun', photos: ['1.jpg'] },
    { time: 1_600_000_000, text: 'Snow', photos: ['2.jpg'] },
    { time: 1_650_000_000, photos: ['3.jpg'] },
  ]
  zip = await smallZip(fixture.folder, 'facebook-life.zip', posts, files)
})
afterAll(() => fixture.close())
beforeEach(() => allow({}))

function allow(quotas: Partial<Record<QuotaKind, number>>) {
  Object.assign(fixture.deps.settings, { quotas: { ...usual, ...quotas } })
}

async function outcome({ bid }: BookRow) {
  const { db } = fixture.deps
  const rows = await db.select().from(items).where(eq(items.bid, bid)).orderBy(items.time)
  const lines = await db.select().from(receiptLines).where(eq(receiptLines.bid, bid))
  return {
    rows: rows.map(({ original: { text, media } }) => [text, media.filter(({ picture }) => picture).length]),
    lines: lines.map(({ what, outcome, reason, name }) => [what, outcome, reason, name].join(' ')).sort(),
  }
}

test('photos beyond the quota are lines of the receipt, the words come in, and with room they all do', async () => {
  const book = await fixture.newBook()
  allow({ pictureBytes: first.length + 100 })
  expect(await fixture.bring(book, zip)).toMatchObject({
    state: 'partly',
    why: 'quota-pictures',
    figures: { used: '0', limit: '0' },
  })
  expect(await outcome(book)).toEqual({
    rows: [
      ['Sun', 1],
      ['Snow', 0],
      ['', 0],
    ],
    lines: [
      'item missing over-quota 3.jpg',
      'photo missing over-quota 2.jpg',
      'photo missing over-quota 3.jpg',
    ],
  })
  expect((await readUsed(fixture.deps.db, book.uid)).pictureBytes).toBe(first.length)
  allow({})
  expect(await fixture.bring(book, zip)).toMatchObject({ state: 'done', why: null, figures: null })
  expect(await outcome(book)).toEqual({
    rows: [
      ['Sun', 1],
      ['Snow', 1],
      ['', 1],
    ],
    lines: [],
  })
})

test('an import beyond the quota that begins by itself has failed from its beginning, with figures', async () => {
  const { deps } = fixture
  const book = await fixture.newBook()
  allow({ imports: 1 })
  const archive = await arrivingArchive(fixture, book, zip)
  await deps.db.transaction(tx =>
    startImport(tx, deps, { bid: book.bid, via: 'facebook', request: {}, names: [] }),
  )
  deps.queued.length = 0
  await archive.arrive(archive.words, false)
  expect(await archive.ownImport()).toBeUndefined()
  await archive.finish()
  expect(await archive.ownImport()).toMatchObject({
    state: 'failed',
    why: 'quota-imports',
    figures: { used: '1', limit: '1' },
  })
  expect(deps.queued).toEqual([])
  const steps = await deps.db.select().from(progress).where(eq(progress.bid, book.bid))
  expect(steps.map(({ what, state, why }) => [what, state, why])).toEqual([
    ['posts', 'failed', 'quota-imports'],
  ])
  const rows = await deps.db.select().from(imports).where(eq(imports.bid, book.bid))
  expect(rows).toHaveLength(2)
})

test('what others of the person bring meanwhile is seen, without asking for each picture', async () => {
  let [used, reads] = [0, 0]
  const budget = pictureBudget(1000, async () => {
    reads += 1
    return used
  })
  await budget.renew()
  for (let taken = 0; taken < 40; taken += 10) {
    expect(budget.take(10)).toBe(true)
    await budget.renew()
  }
  expect(reads).toBe(1)
  used = 995
  budget.take(10)
  await budget.renew()
  expect([reads, budget.take(6), budget.take(5), budget.isLeft()]).toEqual([2, false, true, false])
  expect(budget.reached()).toEqual({ used: '0', limit: '0' })
})
