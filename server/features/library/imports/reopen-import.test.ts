import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import { type ImportFixture, importFixture, importing } from '../../../../tests/imports/import-fixture.ts'
import { readImport } from './store.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.close())

test('an import that was set aside says that it failed; tried again by the staff, it comes in whole', async () => {
  const archive = join(fixture.folder, 'life.zip')
  await writeDemoLife({ target: { zip: archive }, photos: 'small', scale: { posts: 5, photos: 2 } })
  const { deps, ask, newBook, state, work } = fixture
  const book = await newBook()
  const importId = await ask(book, [archive])
  // as the worker does where the job killed it three times
  deps.queued.length = 0
  await importing.failed?.({ importId }, new Error('the job killed its worker again and again'), deps)
  expect(await readImport(deps.db, importId)).toMatchObject({ state: 'failed', why: 'failed' })
  expect((await state(book)).items).toEqual([])

  await deps.db.transaction(async tx => importing.reopen?.({ importId }, tx, deps))
  deps.queued.push(importId)
  await work()
  expect(await readImport(deps.db, importId)).toMatchObject({ state: 'done', why: null })
  expect((await state(book)).items.length).toBeGreaterThan(0)
})
