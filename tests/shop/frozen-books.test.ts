import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutMonths } from '#press/products/diary/cut-months'
import { gatherRuns } from '#press/products/diary/months/gather-runs'
import { monthKey } from '#press/products/diary/months/month-cache'
import type { BookRow } from '#server/features/library/books/schema'
import { books } from '#server/features/library/books/schema'
import { lockBook } from '#server/features/library/books/store'
import { items } from '#server/features/library/content/schema'
import { fileUses } from '#server/features/library/files/schema'
import { typesetMonths } from '#server/features/pages/typesetting/schema'
import type { Snapshot } from '#server/features/shop/freezing/snapshot'
import { listFrozenBooks, readSnapshotRow } from '#server/features/shop/freezing/store'
import { frozenMonths } from '#server/features/shop/print-files/frozen-months'
import type { Sql } from '#server/kernel/db/connect'
import { paidBooks } from './paid-books.ts'

let world: Awaited<ReturnType<typeof paidBooks>>
beforeAll(async () => {
  world = await paidBooks()
})
afterAll(() => world.end())

const ofBook = (bid: string) => eq(items.bid, bid)
const ofMonths = (bid: string) => eq(typesetMonths.bid, bid)
const changes: Record<string, (tx: Sql, book: BookRow) => Promise<unknown>> = {
  'an entry is edited': (tx, { bid }) =>
    tx
      .update(items)
      .set({ edits: { text: '改過了' } })
      .where(ofBook(bid)),
  'entries are left out': (tx, { bid }) => tx.update(items).set({ chosen: false }).where(ofBook(bid)),
  'an entry goes': (tx, { bid }) => tx.delete(items).where(and(ofBook(bid), eq(items.month, '202606'))),
  'all entries go': (tx, { bid }) => tx.delete(items).where(ofBook(bid)),
  'an entry comes': (tx, { bid }) =>
    tx.execute(sql`
      insert into items (bid, item_id, type, month, time, original, words, photos, chosen, updated_at)
      select bid, 'new', type, month, time + 1, original, words, photos, true, updated_at
      from items where bid = ${bid} limit 1`),
  'its cover is another': (tx, { bid, design }) =>
    tx
      .update(books)
      .set({ design: { ...design, title: '另一個' } })
      .where(eq(books.bid, bid)),
  'its pages are set anew': (tx, { bid }) =>
    tx
      .update(typesetMonths)
      .set({ key: 'f'.repeat(64) })
      .where(eq(typesetMonths.bid, bid)),
  'it goes': (tx, { bid }) => tx.delete(books).where(eq(books.bid, bid)),
}

test.each(Object.entries(changes))(
  'a book is as it was ordered though %s before it is a file',
  async (name, change) => {
    const { db } = world.deps
    const book = await world.bookOfDays()
    const { content, months, picture } = await printed(book.bid)
    await world.place(name, [{ seq: 1, bid: book.bid, binding: 'paperback' }])
    const [frozen] = await listFrozenBooks(db, name)
    const key = frozen?.snapshotKey ?? ''
    const copied = () =>
      db.execute(sql`select content, files from book_snapshots where snapshot_key = ${key}`)
    // nothing of it was copied to order it
    expect((await copied()).rows).toEqual([{ content: null, files: [] }])
    expect(await usesOf(key)).toEqual([])
    await db.transaction(tx => change(tx, book))
    expect((await readSnapshotRow(db, key)).content).toEqual(content)
    expect(await usesOf(key)).toEqual([`files ${picture}`, ...months.map(month => `months ${month}`)].sort())
    // what comes after is no business of the order
    await db.transaction(tx => tx.delete(items).where(ofBook(book.bid)))
    await world.work()
    const row = await readSnapshotRow(db, key)
    expect(row).toMatchObject({ content: null, months: null })
    const text = (await world.deps.files.read(row.sha256 ?? ''))?.toString() ?? ''
    for (const words of ['海邊的早晨', '一整天都在下雨', '搬到新家了', '六月的第一天'])
      expect(text).toContain(words)
    expect(text).not.toContain('改過了')
  },
)

test('a book that stays as it is is written as a file without a copy', async () => {
  const { db, files } = world.deps
  const { bid } = await world.bookOfDays()
  await world.place('still', [{ seq: 1, bid, binding: 'pdf' }])
  const [frozen] = await listFrozenBooks(db, 'still')
  await world.work()
  const row = await readSnapshotRow(db, frozen?.snapshotKey ?? '')
  expect((await files.read(row.sha256 ?? ''))?.toString()).toContain('海邊的早晨')
  const { picture } = await printed(bid)
  expect(row.files).toContain(picture)
})

test('a book is printed with the style sheets of its editions: of one kept before months had theirs, and whenever it was ordered', async () => {
  const { db, files, months } = world.deps
  const book = await world.bookOfDays({ gift: false })
  const rows = await db.select().from(typesetMonths).where(eq(typesetMonths.bid, book.bid))
  for (const { month, key } of rows) {
    const kept = await months.get(key)
    if (!kept) throw new Error('the months of a book are kept')
    const { sheet: _, ...before } = kept
    await months.put(`older ${key}`, before)
    // a5-1 had a wider type area, and sentences of other weight
    const set = { key: `older ${key}`, edition: 13 }
    await db
      .update(typesetMonths)
      .set(set)
      .where(and(ofMonths(book.bid), eq(typesetMonths.month, month)))
  }
  await world.place('older', [{ seq: 1, bid: book.bid, binding: 'paperback' }])
  const [frozen] = await listFrozenBooks(db, 'older')
  await world.work()
  const row = await readSnapshotRow(db, frozen?.snapshotKey ?? '')
  const snapshot: Snapshot = JSON.parse((await files.read(row.sha256 ?? ''))?.toString() ?? '')
  const widths = (months: Snapshot['months']) => months.map(({ pages }) => pages.sheet?.area.width)
  expect(new Set(widths(snapshot.months))).toEqual(new Set([115]))

  // one that was written before is of the newest edition that knows its styles
  const written = snapshot.months.map(({ items, pages: { sheet: _, ...pages } }) => ({ items, pages }))
  const { settings } = snapshot
  const cache = frozenMonths({ ...snapshot, months: written }, settings)
  const [first] = gatherRuns(
    cutMonths(
      written.flatMap(({ items }) => items),
      settings.timeZone,
    ),
    settings,
  )
  if (!first) throw new Error('a snapshot has months')
  const { typeset, locale, timeZone, profile, binding, edited } = settings
  const input = { ...first, typeset, locale, timeZone, profile, binding, ...(edited && { edited }) }
  expect((await cache.get(monthKey(input)))?.sheet?.area.width).toBe(114)
})

test('who orders waits for an entry that is being written, and whoever writes for who orders', async () => {
  const { db } = world.deps
  const { bid } = await world.bookOfDays()
  const written = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const writing = db.transaction(async tx => {
    // as an import does, that has not locked the book before
    await changes['an entry comes']?.(tx, { bid } as BookRow)
    written.resolve()
    await goOn.promise
  })
  await written.promise
  const locking = db.transaction(tx => lockBook(tx, bid))
  await expect.poll(() => waitingForRows()).toBe(1)
  goOn.resolve()
  await writing
  await locking
  const locked = Promise.withResolvers<void>()
  const orderGoesOn = Promise.withResolvers<void>()
  const ordering = db.transaction(async tx => {
    await lockBook(tx, bid)
    locked.resolve()
    await orderGoesOn.promise
  })
  await locked.promise
  const editing = db.transaction(tx => tx.update(items).set({ chosen: false }).where(ofBook(bid)))
  await expect.poll(() => waitingForRows()).toBe(1)
  orderGoesOn.resolve()
  await Promise.all([ordering, editing])
})

async function waitingForRows(): Promise<number> {
  const { rows } = await world.deps.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting ?? 0
}

/** What a book prints, the keys of its months, and its photo. */
async function printed(bid: string) {
  const { db } = world.deps
  const { rows } = await db.execute<{ content: unknown }>(sql`select printed_content(${bid}) as content`)
  const set = await db.select().from(typesetMonths).where(eq(typesetMonths.bid, bid))
  const { rows: pictures } = await db.execute<{ picture: string }>(
    sql`select pictures_in(printed_content(${bid})) as picture`,
  )
  return {
    content: rows[0]?.content,
    months: [...new Set(set.map(({ key }) => key))],
    picture: pictures[0]?.picture,
  }
}

async function usesOf(snapshotKey: string): Promise<string[]> {
  const rows = await world.deps.db
    .select()
    .from(fileUses)
    .where(eq(fileUses.holder, `snapshot ${snapshotKey}`))
  return rows.map(({ kind, key }) => `${kind} ${key}`).sort()
}
