import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Engine, startEngine } from '#press/products/engine'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { isRefused } from '../../../kernel/http/refusal.ts'
import { writePatch } from '../../library/content/write-patch.ts'
import { downloadJob } from './download-job.ts'
import { downloadKey } from './download-key.ts'
import { askForDownload } from './make-download.ts'
import { findDownload } from './store.ts'

let fixture: ImportFixture
let engine: Engine
beforeAll(async () => {
  engine = startEngine({ workers: 1 })
  fixture = await importFixture(engine)
})
afterAll(async () => {
  await fixture.close()
  await engine.close()
})

test('a PDF that was asked for anew meanwhile tells nobody how the one before it ended', async () => {
  const book = await fixture.newBook()
  const entry = { content: '下雪了。', postDate: '2024-05-03 10:30', picList: [] }
  expect(isRefused(await writePatch(book, entry, 'tab', fixture.deps))).toBe(false)
  const told: unknown[] = []
  let atWork = async (): Promise<void> => undefined
  const deps = {
    ...fixture.deps,
    events: { emit: async (_tx: unknown, _topic: unknown, what: unknown) => void told.push(what) },
    engine: {
      ...engine,
      async run(...asked: Parameters<Engine['run']>) {
        await atWork()
        return engine.run(...asked)
      },
    } as Engine,
  }
  const key = await downloadKey(deps.db, book)
  await askForDownload(book, key, deps)
  atWork = () => askForDownload(book, 'of another state', deps)
  await downloadJob.run({ bid: book.bid, key }, deps)
  await downloadJob.failed?.({ bid: book.bid, key }, new Error('it fails'), deps)
  expect(await findDownload(deps.db, book.bid)).toMatchObject({ key: 'of another state', state: 'making' })
  expect(told).toEqual([])
  // the one that was asked for last is told
  await downloadJob.failed?.({ bid: book.bid, key: 'of another state' }, new Error('it fails'), deps)
  expect(told).toEqual([{ bid: book.bid, what: 'pdf', isGood: false }])
})
