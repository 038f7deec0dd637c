import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import type { Files } from '#server/adapters/files/files'
import { type ImportFixture, importFixture, importing } from '../../../../tests/imports/import-fixture.ts'
import { eraseBook } from '../books/erase-book.ts'
import { sweepFiles } from '../files/sweep-files.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.close())

test('an import whose book is deleted ends without an error, and what it had put is swept', async () => {
  const { deps } = fixture
  const life = join(fixture.folder, 'facebook-life.zip')
  await writeDemoLife({ target: { zip: life }, photos: 'small', scale: { posts: 60, photos: 30 } })
  const book = await fixture.newBook()
  const importId = await fixture.ask(book, [life])
  const deleting = Promise.withResolvers<void>()
  // outside of whatever puts the first picture
  const deleted = deleting.promise.then(() => deps.db.transaction(tx => eraseBook(tx, book.bid, deps)))
  const puts: Promise<unknown>[] = []
  const files: Files = {
    ...deps.files,
    async put(bytes) {
      deleting.resolve()
      // one that stalls until all has been swept
      const put = deleted.then(() => deps.files.put(bytes))
      puts.push(put)
      return put
    },
  }
  await importing.run({ importId }, { ...deps, files })
  expect(puts).not.toEqual([])
  await Promise.allSettled(puts)
  await expect
    .poll(async () => {
      await deps.db.execute(sql`update file_removals set due_at = now()`)
      await sweepFiles(deps)
      const left = await readdir(join(fixture.folder, 'files', 'files'), {
        recursive: true,
        withFileTypes: true,
      })
      return left.filter(entry => entry.isFile())
    })
    .toEqual([])
})
