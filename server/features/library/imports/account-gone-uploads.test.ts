import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ImportFixture, importFixture, importing } from '../../../../tests/imports/import-fixture.ts'
import { playedStore } from '../../../../tests/imports/played-store.ts'
import { smallZip } from '../../../../tests/imports/small-zip.ts'
import { uploadBytesOf } from '../uploads/upload-bytes-of.ts'
import { receiptOf } from './receipt-of.ts'
import { readImport } from './store.ts'

describe.each(['a folder', 'a shared store'])('uploads in %s', place => {
  let fixture: ImportFixture
  let store: Awaited<ReturnType<typeof playedStore>> | undefined
  beforeAll(async () => {
    if (place === 'a shared store') store = await playedStore()
    fixture = await importFixture(undefined, undefined, store?.address)
  })
  afterAll(async () => {
    await fixture.close()
    await store?.stop()
  })

  test('the log and the receipt say whose bytes are gone, until the same archive is read', async () => {
    const { deps, newBook, ask, bring } = fixture
    const book = await newBook()
    const zip = await smallZip(fixture.folder, 'facebook.zip', [{ time: 1_600_000_000, text: '早安' }])
    const importId = await ask(book, [zip])
    const [uploadId = ''] = (await readImport(deps.db, importId))?.request.uploads ?? []
    await uploadBytesOf(deps).remove([uploadId])
    deps.queued.length = 0
    const lines: string[] = []
    await importing.run({ importId }, { ...deps, log: pino({}, { write: line => void lines.push(line) }) })

    expect(await readImport(deps.db, importId)).toMatchObject({ state: 'failed', why: 'not-found' })
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { level: 50, msg: 'an import did not find the bytes of its upload', importId, uploadId },
      { msg: 'an import ended', importId, state: 'failed', why: 'not-found' },
    ])
    const groups = async () =>
      (await receiptOf(deps.db, book.bid)).groups.map(({ outcome, reason, lines }) => [
        outcome,
        reason,
        lines.map(line => line.name),
      ])
    expect(await groups()).toEqual([['missing', 'upload-gone', ['facebook.zip']]])

    expect(await bring(book, zip)).toMatchObject({ state: 'done' })
    expect(await groups()).toEqual([])
  })
})
