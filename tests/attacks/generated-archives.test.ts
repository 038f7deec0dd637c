import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookRow } from '#server/features/library/books/schema'
import { items } from '#server/features/library/content/schema'
import { imports, receiptLines } from '#server/features/library/imports/schema'
import english from '../../locales/en/web-import.json' with { type: 'json' }
import { deeper, isDeep } from '../depth.ts'
import { rawZip } from '../hostile-zips.ts'
import { importing } from '../imports/import-fixture.ts'
import { smallZip } from '../imports/small-zip.ts'
import { type WatchedImport, watchedImport } from '../imports/watched-import.ts'
import { goodTexts, type HostileArchive, hostileArchives, type Kind, kinds } from './generate-archives.ts'

// Takes long: archives of each kind of attack are read, small ones here and large ones in the deep run.

let fixture: WatchedImport
beforeAll(async () => {
  fixture = await watchedImport()
})
afterAll(() => fixture.close())

const size = isDeep ? 25 : 1
const seed = 11
/** The dear ones seldom. */
const runsOf: Record<Kind, number> = {
  nested: 4,
  wide: 4,
  long: 4,
  many: 4,
  huge: 1,
  'tiny-but-huge': 3,
}

test.each(kinds)(
  '%s: a line of the receipt or a refusal, all else comes in, and everybody else goes on',
  deeper,
  async kind => {
    const attacks = fc.sample(hostileArchives(size)[kind], { seed, numRuns: runsOf[kind] * (isDeep ? 2 : 1) })
    const brought = await Promise.all(attacks.map(bring))
    const other = await fixture.newBook()
    const good = await smallZip(fixture.folder, 'facebook-other.zip', [{ time: 1_600_000_000, text: '海' }])
    const otherImport = await fixture.ask(other, [good])
    const watch = watchLocks(brought.map(({ book }) => book))
    const begun = performance.now()
    // as in a worker, several at once
    await Promise.all([
      importing.run({ importId: otherImport }, fixture.deps),
      ...brought.map(({ importId }) => importing.run({ importId }, fixture.deps)),
    ]).finally(() => watch.end())
    expect(await textsOf(other)).toEqual(['海'])
    for (const [at, { book, importId }] of brought.entries())
      await expectEnd(attacks[at] ?? expect.unreachable(), book, importId)
    expect(watch.looks()).toBeGreaterThan(0)
    expect(watch.longestMs()).toBeLessThan(Math.max(callsWaitMs, (performance.now() - begun) / 4))
    await expect.poll(fixture.openTransactions).toEqual([])
  },
)

let number = 0

async function bring({ entries, bytes }: HostileArchive) {
  number += 1
  const path = join(fixture.folder, `facebook-${number}.zip`)
  await writeFile(path, bytes ?? rawZip(entries))
  const book = await fixture.newBook()
  return { book, importId: await fixture.ask(book, [path]) }
}

/** What a child takes beyond its limits would be a line as well, `too-costly`: no attack ends so. */
async function expectEnd({ what, ends, bytes }: HostileArchive, book: BookRow, importId: string) {
  const db = fixture.outside
  const [row] = await db.select().from(imports).where(eq(imports.importId, importId))
  const lines = await db.select().from(receiptLines).where(eq(receiptLines.bid, book.bid))
  const reasons = [...new Set(lines.map(({ reason }) => reason))]
  if (row?.state === 'failed') {
    const why = row.why ?? 'none'
    expect([what, ends.includes(why) ? 'as expected' : why]).toEqual([what, 'as expected'])
    expect([what, Object.keys(english.why)]).toEqual([what, expect.arrayContaining([why])])
    return
  }
  expect([what, bytes]).toEqual([what, undefined])
  expect([what, reasons.filter(reason => !ends.includes(reason))]).toEqual([what, []])
  expect([what, reasons.length > 0 || ends.includes('taken')]).toEqual([what, true])
  expect([what, await textsOf(book)]).toEqual([what, expect.arrayContaining(goodTexts)])
}

async function textsOf({ bid }: BookRow): Promise<string[]> {
  const rows = await fixture.outside.select().from(items).where(eq(items.bid, bid))
  return rows.map(({ original }) => original.text)
}

/**
 * A call waits so long for a lock. A machine on which all of the archives together take four times as long sets its own bound: a lock that
 * is held for the whole of an import is still beyond it.
 */
const callsWaitMs = 5_000

/** Takes each lock that a call for one of the books needs, again and again. */
function watchLocks(books: readonly BookRow[]) {
  let looks = 0
  let longestMs = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      for (const { bid } of books)
        for (const table of ['books', 'imports', 'uploads'])
          await fixture.outside.transaction(async tx => {
            await tx.execute(sql`set local lock_timeout = '120s'`)
            const begun = performance.now()
            await tx.execute(sql`select from ${sql.identifier(table)} where bid = ${bid} for no key update`)
            longestMs = Math.max(longestMs, performance.now() - begun)
          })
      looks += 1
    }
  })()
  watching.catch(() => undefined)
  return {
    looks: () => looks,
    longestMs: () => longestMs,
    end() {
      isOver = true
      return watching
    },
  }
}
