import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Item } from '#domain/books/item'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { items } from '../content/schema.ts'
import { pictureBudget } from '../quotas/picture-budget.ts'
import type { HistorySource } from './history-source.ts'
import type { ImportedItems } from './imported-items.ts'
import { ingestBatch } from './ingest-batch.ts'
import { processPhotos } from './process-photos.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.close())

const post = (index: number): Item => {
  const origin = { archive: 'facebook.zip', path: 'posts.json', index }
  const media: Item['media'] = [{ kind: 'photo', uri: `${index}.jpg`, origin }]
  const time = 1_600_000_000 + index * 86_400
  return {
    id: `post-${index}`,
    source: 'facebook',
    kind: 'post',
    time,
    text: `Day ${index}`,
    media,
    people: [],
    links: [],
    origin,
  }
}

test('an entry that was put into the bin while its photo was looked at leaves it to the one that is printed', async () => {
  const { deps } = fixture
  const book = await fixture.newBook()
  const { bid } = book
  const importId = await fixture.ask(book, [])
  const importedItems: ImportedItems = new Map()
  const given = [post(1), post(2)]
  await ingestBatch(deps, book, importId, importedItems, { items: given, given, receipt: [], troubles: [] })
  const isFirst = and(eq(items.bid, bid), eq(items.itemId, 'post-1'))
  const create = { width: 64, height: 48, channels: 3 as const, background: '#369' }
  const bytes = await sharp({ create }).jpeg().toBuffer()
  const source: HistorySource = {
    async *batches() {},
    async open() {
      await deps.db.update(items).set({ deleted: true }).where(isFirst)
      return bytes
    },
    beside: 1,
    close: async () => undefined,
  }
  const budget = pictureBudget(0, async () => 0)
  const onMonths = () => undefined
  const onProgress = () => undefined
  await processPhotos({ deps, book, importId, importedItems, source, budget, onMonths, onProgress })
  const rows = await deps.db.select().from(items).where(eq(items.bid, bid)).orderBy(items.time)
  expect(rows.map(({ deleted, photos }) => [deleted, photos])).toEqual([
    [true, 1],
    [false, 1],
  ])
})
