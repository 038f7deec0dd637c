import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { eraseBook } from '../books/erase-book.ts'
import { OwnerGone } from './owner-gone.ts'
import { puttingFiles } from './put-files.ts'
import { fileUses } from './schema.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.close())

const pictures = Array.from({ length: 200 }, (_, i) => Buffer.from(`one of many pictures, ${i % 150}`))

test('all are there and noted when it ends, in few transactions', async () => {
  const { db, files } = fixture.deps
  const { bid } = await fixture.newBook()
  let transactions = 0
  const counting = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') transactions += 1
      return Reflect.get(target, name)
    },
  })
  const putting = puttingFiles({ db: counting, files }, { bid })
  for (const picture of pictures) await putting.put(picture)
  await putting.end()
  const keys = new Set(pictures.map(picture => hash('sha256', picture)))
  for (const key of keys) expect(await files.has(key)).toBe(true)
  const noted = await db.select({ key: fileUses.key }).from(fileUses).where(eq(fileUses.bid, bid))
  expect(new Set(noted.map(({ key }) => key))).toEqual(keys)
  expect(transactions).toBeLessThan(pictures.length / 10)
})

test('two who put the same pictures in other orders do not wait for each other for good', async () => {
  const [a, b] = [await fixture.newBook(), await fixture.newBook()]
  const putAll = async (bid: string, inOrder: readonly Buffer[]) => {
    const putting = puttingFiles(fixture.deps, { bid })
    for (const picture of inOrder) await putting.put(picture)
    await putting.end()
  }
  await Promise.all([putAll(a.bid, pictures), putAll(b.bid, pictures.toReversed())])
})

test('holds no more than its bound: who brings files faster than the store takes them waits', async () => {
  const { bid } = await fixture.newBook()
  const release = Promise.withResolvers<void>()
  const files = {
    ...fixture.deps.files,
    put: async (bytes: Parameters<typeof fixture.deps.files.put>[0]) => {
      await release.promise
      return fixture.deps.files.put(bytes)
    },
  }
  const putting = puttingFiles({ ...fixture.deps, files }, { bid })
  let taken = 0
  const bringing = (async () => {
    for (const picture of pictures) {
      await putting.put(picture)
      taken += 1
    }
  })()
  // the database answers once more than the store would need to be overrun
  await fixture.deps.db.execute('select 1')
  expect(taken).toBe(64)
  release.resolve()
  await bringing
  await putting.end()
})

test('says so where the owner is deleted, or the store fails', async () => {
  const book = await fixture.newBook()
  const failing = puttingFiles(
    { ...fixture.deps, files: { ...fixture.deps.files, put: () => Promise.reject(new Error('disk full')) } },
    { bid: book.bid },
  )
  await failing.put(Buffer.from('a'))
  await expect(failing.end()).rejects.toThrow('disk full')
  await expect(failing.put(Buffer.from('b'))).rejects.toThrow('disk full')
  await fixture.deps.db.transaction(tx => eraseBook(tx, book.bid, fixture.deps))
  const late = puttingFiles(fixture.deps, { bid: book.bid })
  await late.put(Buffer.from('c'))
  await expect(late.end()).rejects.toThrow(OwnerGone)
})
