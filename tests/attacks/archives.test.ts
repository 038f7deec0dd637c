import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { items } from '#server/features/library/content/schema'
import { receiptLines } from '#server/features/library/imports/schema'
import { type RawEntry, rawZip } from '../hostile-zips.ts'
import { importing } from '../imports/import-fixture.ts'
import { type WatchedImport, watchedImport } from '../imports/watched-import.ts'

let fixture: WatchedImport
beforeAll(async () => {
  fixture = await watchedImport()
})
afterAll(() => fixture.close())

const folder = 'your_facebook_activity/posts'
const words = (...texts: string[]) =>
  JSON.stringify(texts.map((post, at) => ({ timestamp: 1_600_000_000 + at * 90_000, data: [{ post }] })))
const good: RawEntry = { name: `${folder}/your_posts__1.json`, data: Buffer.from(words('早安', '晚安')) }
const page = (body: string) => `<html><body><main>${body}</main></body></html>`
const date = '<div>Mar 11, 2023, 5:21 PM</div>'
const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Facebook's pages are read where the archive has no JSON of Facebook; this one is of both networks. */
const goodPage: RawEntry = {
  name: `${folder}/your_posts_2.html`,
  data: Buffer.from(page(`<div class="_a6-g"><div><div>早安</div></div>${date}</div>`)),
}

interface Attack {
  file: string
  text: string
  beside: RawEntry
  texts: string[]
}

const attacks: Record<string, Attack> = {
  'a page of 500,000 open elements': {
    file: `${folder}/your_posts_1.html`,
    text: page('<div>'.repeat(500_000)),
    beside: goodPage,
    texts: ['早安'],
  },
  'a page of 300,000 links in links': {
    file: `${folder}/your_posts_1.html`,
    text: page('<a><b>'.repeat(300_000)),
    beside: goodPage,
    texts: ['早安'],
  },
  'a record of 200,000 lists in lists': {
    file: `${folder}/your_posts__2.json`,
    text: `[{"timestamp":1600000000,"data":${nest(200_000)}}]`,
    beside: good,
    texts: ['早安', '晚安'],
  },
}

test.each(Object.entries(attacks))(
  '%s is a line of the receipt, and the rest comes in',
  async (name, attack) => {
    const { deps } = fixture
    const zip = join(fixture.folder, `facebook-${name.replaceAll(/\W/g, '-')}.zip`)
    const { file, text, beside } = attack
    await writeFile(zip, rawZip([{ name: file, method: 8, data: Buffer.from(text) }, beside]))
    const other = join(fixture.folder, 'facebook-other.zip')
    await writeFile(other, rawZip([good]))
    const [book, otherBook] = [await fixture.newBook(), await fixture.newBook()]
    const importIds = [await fixture.ask(book, [zip]), await fixture.ask(otherBook, [other])]
    // both at once, as in a worker
    await Promise.all(importIds.map(importId => importing.run({ importId }, deps)))
    const db = fixture.outside
    const [rows, lines] = [await db.select().from(items), await db.select().from(receiptLines)]
    const textsOf = (bid: string) => rows.filter(row => row.bid === bid).map(row => row.original.text)
    expect([textsOf(book.bid).sort(), textsOf(otherBook.bid).sort()]).toEqual([
      attack.texts.sort(),
      ['早安', '晚安'].sort(),
    ])
    const own = lines.filter(line => line.bid === book.bid)
    expect(own.map(({ outcome, reason, origin }) => [outcome, reason, origin.includes(file)])).toEqual([
      ['unreadable', 'too-deep', true],
    ])
  },
)

test('while an archive is read, its book is free for calls, and no transaction is open', async () => {
  const { deps } = fixture
  const zip = join(fixture.folder, 'facebook-slow.zip')
  await writeFile(zip, rawZip([good]))
  const book = await fixture.newBook()
  const importId = await fixture.ask(book, [zip])
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const reading: typeof deps.reading = {
    ...deps.reading,
    async readHistory(...request) {
      begun.resolve()
      await goOn.promise
      return deps.reading.readHistory(...request)
    },
  }
  const running = importing.run({ importId }, { ...deps, reading })
  await begun.promise
  try {
    await expect.poll(fixture.openTransactions).toEqual([])
    // any lock that the import held would refuse one of these
    await fixture.outside.transaction(async tx => {
      for (const table of ['books', 'imports', 'uploads', 'items'])
        await tx.execute(sql`select from ${sql.identifier(table)} where bid = ${book.bid} for update nowait`)
    })
  } finally {
    goOn.resolve()
    await running
  }
})
