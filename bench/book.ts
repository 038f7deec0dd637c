import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { deriveHere } from '#press/photos/derive-here'
import { type Derived, derivePhotos } from '#press/photos/derive-photos'
import { photoWidths } from '#press/photos/slots-on-pages'
import { startEngine } from '#press/products/engine'
import { openPrinter, startChromium } from './chromium.ts'
import { median, timed } from './median.ts'
import { makeOnePdf } from './one-pdf.ts'
import { bodyForChromium, facesForChromium, pageForChromium, slotsOf } from './page-for-chromium.ts'
import { type SampleBook, sampleBook } from './sample-book.ts'
import { sampleLife } from './sample-life.ts'
import { atLeast, atMost, figure, noTarget, type Table } from './table.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { vivliostyle } from './vivliostyle.ts'

const seeds = [1, 2, 3, 4, 5]

/** A book of 240 A5 pages by a warm engine, and by a warm headless Chromium. */
export async function benchBook(): Promise<Table[]> {
  return inTemporaryFolder(async folder => {
    const life = await sampleLife(folder, { posts: 1400, photos: 3000 })
    const browser = await startChromium(folder)
    const tables: Table[] = []
    for (const [typeset, columns] of [
      ['a5-1', 1],
      ['a5-2', 2],
    ] as const) {
      const book = await sampleBook(folder, life, typeset)
      const rehearsed = await rehearse(book)
      const printer = await openPrinter(browser, folder, pageForChromium(columns), facesForChromium())
      const ours = startEngine()
      for (const seed of [901, 902]) await book.make(book.items(seed), ours, 'warm')
      await printer.print(bodyForChromium(book.items(901), new Map()), false)

      const runs: Run[] = []
      for (const { seed, derived, body } of rehearsed) {
        const made = await book.make(book.items(seed), ours, 'timed')
        const print = await timed(() => printer.print(body.print, false))
        const reading = await timed(() => printer.print(body.reading, true))
        const anew = await timed(async () => {
          const fresh = await openPrinter(browser, folder, pageForChromium(columns), facesForChromium())
          await fresh.print(body.print, false)
          await fresh.close()
        })
        runs.push({
          seed,
          derived,
          pages: made.pages,
          typeset: made.seconds.typeset,
          bind: made.seconds.bind,
          chromiumPages: (await PDFDocument.load(print.result)).getPageCount(),
          chromiumOne: print.seconds,
          chromiumBoth: print.seconds + reading.seconds,
          chromiumAnew: anew.seconds,
        })
        await writeFile(join(folder, 'chromium.pdf'), print.result)
      }
      const onePdf: number[] = []
      for (const { seed, derived } of runs)
        onePdf.push(
          (await timed(() => makeOnePdf(book.items(seed), book.settings, derived, ours, folder))).seconds,
        )
      await Promise.all([ours.close(), printer.close()])
      tables.push(tableOf(book, columns, runs, onePdf, browser.version()))
    }
    await Promise.all([browser.close(), life.close()])
    return tables
  })
}

interface Run {
  seed: number
  derived: Derived
  pages: number
  typeset: number
  bind: number
  chromiumPages: number
  chromiumOne: number
  chromiumBoth: number
  chromiumAnew: number
}

/** Makes each book once with an engine of its own: photos are derived, and Chromium's pages can show them as large as ours. */
async function rehearse(book: SampleBook) {
  const engine = startEngine()
  const rehearsed = []
  for (const seed of seeds) {
    const items = book.items(seed)
    const { laid } = await book.make(items, engine, 'rehearsed')
    const sheets = laid.flatMap(volume => [...volume.pages, volume.cover])
    const derived = await derivePhotos(photoWidths(sheets), deriveHere(book.openPicture), {
      folder: book.photoFolder,
      colour: 'srgb',
      uses: ['print', 'reading'],
    })
    const pages = laid.flatMap(volume => volume.pages)
    const body = {
      print: bodyForChromium(items, slotsOf(pages, derived, 'print')),
      reading: bodyForChromium(items, slotsOf(pages, derived, 'reading')),
    }
    rehearsed.push({ seed, derived, body })
  }
  await engine.close()
  return rehearsed
}

function tableOf(book: SampleBook, columns: number, runs: Run[], onePdf: number[], version: string): Table {
  const middle = (pick: (run: Run) => number) => median(runs.map(pick))
  const all = middle(run => run.typeset + run.bind)
  const [pages, theirPages] = [middle(run => run.pages), middle(run => run.chromiumPages)]
  const row = (what: string, pages: number, seconds: number, target = noTarget) => [
    what,
    String(pages),
    figure(seconds),
    String(Math.round(pages / seconds)),
    ...target,
  ]
  const ratio = (what: string, theirs: number, ours: number) => {
    const times = theirs / theirPages / (ours / pages)
    return [what, '', `${figure(times)} ×`, '', ...atLeast(times, 8, '×')]
  }
  const oneOfOurs = median(onePdf)
  const { typeset } = book.settings
  const photos = book.items(1).reduce((sum, item) => sum + item.media.length, 0)
  return {
    title: `Book of 240 A5 pages, ${columns === 1 ? 'one column' : 'two columns'} (${typeset})`,
    columns: ['', 'pages', 'seconds', 'pages/s', 'target', ''],
    rows: [
      row(
        'Daybound: typeset',
        pages,
        middle(r => r.typeset),
        atMost(
          middle(r => r.typeset),
          1.5,
          's',
        ),
      ),
      row(
        'Daybound: inner, cover, download and cover image',
        pages,
        middle(r => r.bind),
        atMost(
          middle(r => r.bind),
          5,
          's',
        ),
      ),
      row('Daybound: typeset and all files', pages, all),
      row('Daybound: typeset and inner only', pages, oneOfOurs),
      row(
        'Chromium: one PDF for print',
        theirPages,
        middle(r => r.chromiumOne),
      ),
      row(
        'Chromium: one PDF for print, in a page opened for it',
        theirPages,
        middle(r => r.chromiumAnew),
      ),
      row(
        'Chromium: PDF for print, tagged PDF for reading',
        theirPages,
        middle(r => r.chromiumBoth),
      ),
      ratio(
        'Chromium to Daybound a page, one PDF each',
        middle(r => r.chromiumOne),
        oneOfOurs,
      ),
      ratio(
        'Chromium to Daybound a page, one PDF each, page opened for it',
        middle(r => r.chromiumAnew),
        oneOfOurs,
      ),
      ratio(
        'Chromium to Daybound a page, all files each',
        middle(r => r.chromiumBoth),
        all,
      ),
      ['Vivliostyle', '', vivliostyle(), '', ...noTarget],
    ],
    notes: [
      `Medians of ${runs.length}; each repetition has other words. ${book.items(1).length} posts with ${photos} photos over 18 months; photos derived beforehand.`,
      'The engine is warm: children started, fonts loaded, other books made before; the month cache is empty.',
      `Chromium ${version} is warm too: page open, fonts loaded, other text printed before; the same posts, photo files, photo sizes and fonts in plain CSS; no cover, contents or preflight.`,
    ],
  }
}
