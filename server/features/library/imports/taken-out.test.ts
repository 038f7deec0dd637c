import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Outcome, ReceiptLine, ReceiptReason } from '#domain/books/receipt'
import { type ImportFixture, importFixture } from '../../../../tests/imports/import-fixture.ts'
import { receiptRows } from './receipt-rows.ts'
import { readTakenOut } from './taken-out.ts'
import { writeReceipt } from './write-receipt.ts'

let fixture: ImportFixture
beforeAll(async () => {
  fixture = await importFixture()
})
afterAll(() => fixture.close())

const posts = { archive: 'facebook.zip', path: 'posts.json' }
const album = { archive: 'facebook.zip', path: 'album/0.json' }
const line = (at: ReceiptLine['origin'], outcome: Outcome, reason: ReceiptReason): ReceiptLine => ({
  what: 'photo',
  outcome,
  reason,
  id: '1.jpg',
  origin: at,
})

test('what has lost a copy or what cannot be read is not whole any more; what waits for a photo is', async () => {
  const { deps } = fixture
  const book = await fixture.newBook()
  const { bid } = book
  const importId = await fixture.ask(book, [])
  const lines = [
    line({ ...posts, index: 0 }, 'duplicate', 'same-photo'),
    line({ ...posts, index: 1 }, 'unreadable', 'broken-picture'),
    line({ ...posts, index: 2 }, 'missing', 'file-missing'),
    line({ ...album, index: 7 }, 'duplicate', 'album-photo-of-post'),
  ]
  await writeReceipt(deps.db, receiptRows(lines, { bid, importId }, []))
  const { hasLost, isCopy } = await readTakenOut(deps, bid)
  const origins = [0, 1, 2, 3].map(index => ({ ...posts, index }))
  expect([...origins, album].map(origin => hasLost({ origin, media: [] }))).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
  const copies = origins.map(origin => isCopy({ kind: 'photo', uri: '1.jpg', origin }))
  expect(copies).toEqual([true, false, false, false])
})
