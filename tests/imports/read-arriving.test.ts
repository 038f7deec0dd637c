import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORMATS } from '#sandbox/demo-life/formats/formats'
import { PictureBytes } from '#sandbox/demo-life/picture-bytes'
import { writeDemoLife } from '#sandbox/demo-life/write-demo-life'
import type { BookRow } from '#server/features/library/books/schema'
import { receiptOf } from '#server/features/library/imports/receipt-of'
import { deeper, isDeep, runs } from '../depth.ts'
import { arrivingArchive } from './arriving-archive.ts'
import { type ImportFixture, importFixture } from './import-fixture.ts'

// Takes long: each of ten formats is read whole, and again cut where chance says.

let fixture: ImportFixture
let folder: string
const pictures = new PictureBytes()
beforeAll(async () => {
  fixture = await importFixture()
  folder = await mkdtemp(join(tmpdir(), 'daybound-arriving-'))
})
afterAll(async () => {
  await fixture.close()
  await rm(folder, { recursive: true, force: true })
})

async function lifeOf(format: keyof typeof FORMATS): Promise<string> {
  const zip = join(folder, `${format.startsWith('face') ? 'facebook' : 'instagram'}-${format}.zip`)
  await writeDemoLife({
    target: { zip },
    format,
    photos: 'small',
    pictures,
    scale: { posts: 60, photos: isDeep ? 90 : 30 },
  })
  return zip
}

async function resultOf(book: BookRow) {
  const { troubles: _, ...receipt } = await receiptOf(fixture.deps.db, book.bid)
  return { ...(await fixture.state(book)), items_: receipt.items, photos: receipt.photos }
}

const formats = Object.keys(FORMATS) as (keyof typeof FORMATS)[] // the keys of a literal

test.each(formats)(
  '%s, cut anywhere on its way and then completed, gives the book of the whole',
  deeper,
  async format => {
    const path = await lifeOf(format)
    const whole = await fixture.newBook()
    expect((await fixture.bring(whole, path)).state).toBe('done')
    const result = await resultOf(whole)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 4 }),
        async cuts => {
          const book = await fixture.newBook()
          const archive = await arrivingArchive(fixture, book, path)
          for (const cut of cuts.sort((a, b) => a - b)) {
            await archive.arrive(Math.round(cut * archive.bytes))
            await archive.look()
          }
          await archive.end()
          expect((await archive.ownImport())?.state ?? 'none').toBe('done')
          expect(await resultOf(book)).toEqual(result)
        },
      ),
      { numRuns: runs(3, 1) },
    )
  },
)
