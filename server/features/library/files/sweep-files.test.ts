import { hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { array, assert, asyncProperty, constant, constantFrom, nat, oneof, record } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Files } from '#server/adapters/files/files'
import { fileRemovals } from '#server/features/library/files/schema'
import { images } from '#server/features/library/images/schema'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { eraseBook } from '../books/erase-book.ts'
import { bookCache } from './book-cache.ts'
import { OwnerGone } from './owner-gone.ts'
import { putFile } from './put-file.ts'
import { puttingFiles } from './put-files.ts'
import { noteUse } from './store.ts'
import { sweepFiles } from './sweep-files.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.close())

class Killed extends Error {}

/** The store and the database of the fixture, which stop working at one of their steps, before it or after it. */
function killable() {
  let left = Number.POSITIVE_INFINITY
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    left -= 1
    if (left === 0) throw new Killed()
    const done = await work()
    left -= 1
    if (left === 0) throw new Killed()
    return done
  }
  const { files } = fixture.deps
  const killing: Files = {
    ...files,
    put: bytes => step(() => files.put(bytes)),
    remove: sha256 => step(() => files.remove(sha256)),
    putCached: (kind, key, bytes) => step(() => files.putCached(kind, key, bytes)),
    removeCached: (kind, key) => step(() => files.removeCached(kind, key)),
  }
  return {
    files: killing,
    kill(steps: number | undefined) {
      left = steps ?? Number.POSITIVE_INFINITY
    },
  }
}

const pictureOf = (n: number) => Buffer.from(`picture ${n}`)
const nameOf = (n: number) => hash('sha256', pictureOf(n))
const itemOf = (n: number) => ({
  media: [{ kind: 'photo', uri: `${n}.jpg`, picture: { sha256: nameOf(n), width: 9, height: 9 } }],
})

/** As if minutes or days had passed since all that happened. */
async function letTimePass(days: boolean) {
  const { db } = fixture.deps
  await db.execute(
    sql`update file_removals set due_at = due_at - make_interval(mins => ${days ? 20_000 : 10})`,
  )
  if (days)
    await db.execute(sql`update file_uses set until = until - interval '40 days' where until is not null`)
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(fixture.folder, 'files', folder), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return entries.flatMap(entry => (entry.isFile() ? entry.name : [])).sort()
}

const book = nat({ max: 2 })
const picture = nat({ max: 3 })
const killAfter = oneof(constant(undefined), nat({ max: 8 }))
const action = oneof(
  record({
    do: constantFrom('import', 'edit', 'hold', 'cover', 'page', 'unpage', 'step', 'unstep', 'remove'),
    book,
    picture,
    killAfter,
  }),
  record({ do: constantFrom('delete'), book, picture, killAfter }),
  record({ do: constantFrom('sweep', 'minutes', 'days'), book, picture, killAfter }),
)

test('nothing that is needed is ever gone, and nothing that is not stays: whatever is added, shared, undone, deleted and killed', async () => {
  const { db, events } = fixture.deps
  await assert(
    asyncProperty(array(action, { minLength: 5, maxLength: 30 }), async actions => {
      await db.execute(sql`delete from users`)
      const { files, kill } = killable()
      const deps = { ...fixture.deps, files }
      const books = [await fixture.newBook(), await fixture.newBook(), await fixture.newBook()]
      const alive = new Set(books)
      for (const { do: what, book: b, picture: n, killAfter: steps } of actions) {
        const row = books[b]
        if (!row) throw new Error('three books')
        const { bid } = row
        const item = JSON.stringify(itemOf(n))
        const state = JSON.stringify({ items: { i: { edits: { added: itemOf(n).media } } } })
        const put = () => putFile(deps, { bid }, pictureOf(n))
        kill(steps)
        try {
          if (what === 'import') {
            // with another one that no row comes to need
            const putting = puttingFiles(deps, { bid })
            for (const each of [n, (n + 1) % 4]) await putting.put(pictureOf(each))
            await putting.end()
            await db.execute(sql`insert into items (bid, item_id, type, month, time, original, words, photos, updated_at)
              select bid, ${`i${n}`}, 'facebook', '202601', 0, ${item}::jsonb, '', 1, now() from books where bid = ${bid}
              on conflict do nothing`)
          } else if (what === 'edit') {
            await put()
            await db.execute(sql`update items set edits = ${JSON.stringify({ added: itemOf(n).media })}::jsonb
              where bid = ${bid}`)
          } else if (what === 'remove')
            await db.execute(sql`delete from items where bid = ${bid} and item_id = ${`i${n}`}`)
          else if (what === 'step') {
            await put()
            await db.execute(sql`insert into changes (bid, label, before, after, changed_at)
              select bid, 'edit', '{}', ${state}::jsonb, now() from books where bid = ${bid}`)
          } else if (what === 'unstep') await db.execute(sql`delete from changes where bid = ${bid}`)
          else if (what === 'hold') {
            await put()
            await db.insert(images).values({
              imageId: deps.newId(),
              uid: row.uid,
              sha256: nameOf(n),
              width: 9,
              height: 9,
              uploadedAt: new Date(),
            })
          } else if (what === 'cover') {
            await put()
            await db.execute(sql`update books set design = jsonb_set(design, '{cover,pic}', ${JSON.stringify(nameOf(n))}::jsonb)
              where bid = ${bid}`)
          } else if (what === 'page') await bookCache(deps, bid).putCached('pages', `page${n}`, pictureOf(n))
          else if (what === 'unpage')
            await db.execute(
              sql`delete from file_uses where holder = ${`cache ${bid}`} and key = ${`page${n}`}`,
            )
          else if (what === 'delete') {
            await db.transaction(tx => eraseBook(tx, bid, { events }))
            alive.delete(row)
          } else if (what === 'sweep') await sweepFiles(deps)
          else await letTimePass(what === 'days')
        } catch (error) {
          if (!(error instanceof Killed || error instanceof OwnerGone)) throw error
        }
        kill(undefined)
        await expectNeeded()
      }
      // when all has had its time, what stays is what is needed
      for (let round = 0; round < 3; round++) {
        await letTimePass(true)
        await sweepFiles(deps)
      }
      expect(await namesIn('files')).toEqual(await needed())
      expect(await namesIn('kept')).toEqual([])
      expect(await db.select().from(fileRemovals)).toEqual([])
    }),
    { numRuns: 40 },
  )
})

/** What the rows say, by a question of its own. */
async function needed(): Promise<string[]> {
  const { rows } = await fixture.deps.db.execute<{ sha256: string }>(sql`
    select distinct (regexp_matches(text, '[0-9a-f]{64}', 'g'))[1] as sha256 from (
      select original::text || edits::text as text from items
      union all select before::text || after::text from changes
      union all select design::text from books
      union all select sha256 from images) as texts order by 1`)
  return rows.map(({ sha256 }) => sha256)
}

async function expectNeeded(): Promise<void> {
  const there = new Set(await namesIn('files'))
  expect((await needed()).filter(sha256 => !there.has(sha256))).toEqual([])
}

test('what is put while the sweep removes the same file is there afterwards', async () => {
  const { deps } = fixture
  const { bid } = await fixture.newBook()
  const other = await fixture.newBook()
  const bytes = Buffer.from('put by two')
  const { sha256 } = await putFile(deps, { bid }, bytes)
  await deps.db.transaction(tx => eraseBook(tx, bid, deps))
  await letTimePass(true)
  const removing = Promise.withResolvers<void>()
  const put = removing.promise.then(() => putFile(deps, { bid: other.bid }, bytes))
  // whoever would need it waits for the sweep; who did not wait would believe in bytes that are about to go
  const putOrWaiting = Promise.race([put, removing.promise.then(somebodyWaits)])
  const files: Files = {
    ...deps.files,
    async remove(key) {
      removing.resolve()
      await putOrWaiting
      await deps.files.remove(key)
    },
  }
  await sweepFiles({ ...deps, files })
  await put
  expect(await deps.files.has(sha256)).toBe(true)
})

test('a removal that fails keeps the others from going on after it', async () => {
  const { deps } = fixture
  const { bid } = await fixture.newBook()
  const [broken] = await Promise.all([1, 2, 3].map(n => putFile(deps, { bid }, Buffer.from(`beside ${n}`))))
  await deps.db.transaction(tx => eraseBook(tx, bid, deps))
  await letTimePass(true)
  let removing = 0
  const files: Files = {
    ...deps.files,
    async remove(sha256) {
      if (sha256 === broken?.sha256) throw new Error('the disk does not answer')
      removing += 1
      // longer than a transaction takes to be rolled back
      for (let turns = 0; turns < 30; turns++) await namesIn('files')
      removing -= 1
    },
  }
  await expect(sweepFiles({ ...deps, files })).rejects.toThrow('the disk does not answer')
  expect(removing).toBe(0)
  await sweepFiles(deps)
})

async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await fixture.deps.db.execute(
      sql`select from pg_locks join pg_database d on d.oid = database
        where datname = current_database() and locktype = 'advisory' and not granted`,
    )
    if (rows.length > 0) return
  }
}

test('nothing is noted or put for a book that is gone', async () => {
  const { deps } = fixture
  const { bid } = await fixture.newBook()
  await deps.db.transaction(tx => eraseBook(tx, bid, deps))
  await expect(putFile(deps, { bid }, Buffer.from('late'))).rejects.toThrow(OwnerGone)
  expect(await noteUse(deps.db, { bid }, { kind: 'pages', key: 'late', holder: 'cache', days: 1 })).toBe(
    false,
  )
  await bookCache(deps, bid).putCached('pages', 'late', Buffer.from('late'))
  expect(await namesIn('kept')).not.toContain('late')
})
