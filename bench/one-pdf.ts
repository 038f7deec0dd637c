import { join } from 'node:path'
import type { Item } from '#domain/books/item'
import { trims } from '#domain/catalogue/papers'
import { writePdf } from '#press/pdf/write-pdf'
import type { Derived } from '#press/photos/derive-photos'
import { innerBoxes } from '#press/printers/page-boxes'
import { profiles } from '#press/printers/profiles'
import type { BookSettings } from '#press/products/diary/book-settings'
import { figuresOf } from '#press/products/diary/cut-months'
import { drawingOf, photoKeys } from '#press/products/diary/drawing-of'
import { memoryCache } from '#press/products/diary/months/month-cache'
import { typesetMonths } from '#press/products/diary/months/typeset-months'
import { planPreview } from '#press/products/diary/plan-preview'
import type { Engine } from '#press/products/engine'
import { monthInputs } from './sample-book.ts'

/** From posts to the inner pages as a print PDF and nothing else: what a browser does when it prints them. Gives the pages. */
export async function makeOnePdf(
  items: Item[],
  settings: BookSettings,
  derived: Derived,
  engine: Engine,
  folder: string,
): Promise<number> {
  const { months } = await typesetMonths(monthInputs(items, settings), engine, memoryCache())
  const { volumes } = await planPreview(months, figuresOf(items, settings.timeZone), settings, engine)
  const [volume] = volumes
  if (!volume) throw new Error('there is nothing to print')
  const { pages } = volume
  const keys = photoKeys()
  const drawing = drawingOf(pages, settings, { bleed: true, keys, volumePages: pages.length })
  const pdf = await engine.run('pdf', { drawing, tagged: false })
  await writePdf(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength), join(folder, 'one.pdf'), {
    photos: new Map(
      [...keys.photos].map(([key, { photo, widthMm }]) => [
        key,
        { file: derived.fileFor(photo, widthMm, 'print') },
      ]),
    ),
    boxes: innerBoxes(profiles[settings.profile], trims.a5),
  })
  return pages.length
}
