import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { books } from '#server/features/library/books/schema'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { makeGuide } from './make-guide.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.close())

const scratch = () => join(fixture.folder, 'scratch')
const { signal } = new AbortController()
const written: string[] = []
const writes = async (folder: string) => {
  await writeFile(join(folder, 'life.json'), '{}')
  written.push(folder)
}

test('what its life is read from lies below the data folder, and is gone where it cannot be read', async () => {
  const broken = makeGuide(
    fixture.deps,
    async folder => {
      await writes(folder)
      throw new Error('no life')
    },
    signal,
  )
  await expect(broken).rejects.toThrow('no life')
  expect(written[0]?.startsWith(scratch())).toBe(true)
  expect(await readdir(scratch())).toEqual([])
})

test('two workers that begin at once make one book, and nothing is left of what it was made from', async () => {
  const bothRead = Promise.withResolvers<void>()
  const make = () =>
    makeGuide(
      fixture.deps,
      async folder => {
        await writes(folder)
        if (written.length === 3) bothRead.resolve()
        await bothRead.promise
        return { owner: '小滿', items: [], openMedia: async () => 'missing', close: async () => undefined }
      },
      signal,
    )
  await Promise.all([make(), make()])
  const made = await fixture.deps.db.select().from(books).where(eq(books.guide, true))
  expect(made.map(book => [book.design.author, book.public, book.finalized])).toEqual([['小滿', true, true]])
  expect(new Set(written).size).toBe(3)
  expect(await readdir(scratch())).toEqual([])
})
