import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Item } from '#domain/books/item'
import type { TypesetName } from '#domain/catalogue/typesets'
import { type AuditFigures, auditPages, type BookFacts } from '#press/audit/audit-pages'
import type { PictureFacts } from '#press/audit/measures/photo-crops'
import type { EntryPlace } from '#press/audit/measures/spreads'
import { readDrawnPages } from '#press/audit/read-drawn-pages'
import { asBuffer } from '#press/engine/as-buffer'
import { areaFor, areaLeft } from '#press/page/geometry'
import { profiles } from '#press/printers/profiles'
import type { BookPage } from '#press/products/diary/book-page'
import type { BookSettings } from '#press/products/diary/book-settings'
import { drawingOf, photoKeys } from '#press/products/diary/drawing-of'
import { memoryCache } from '#press/products/diary/months/month-cache'
import { settleBook } from '#press/products/diary/settle-book'
import type { Engine } from '#press/products/engine'
import { typesets } from '#press/typesets/typesets'
import type { PictureMarks } from '#sandbox/real-lives/write-real-life'
import { entryWords } from './entry-words.ts'

export interface AuditedLife {
  items: Item[]
  author: string
  /** Empty where nothing is known of the pictures. */
  marks: PictureMarks
}

/** Sets a life in a typeset and audits its pages, as they are drawn for the press but for the pixels of the photos. */
export async function auditLife(
  { items, author, marks }: AuditedLife,
  typeset: TypesetName,
  engine: Engine,
  edited = true,
): Promise<AuditFigures> {
  const settings = { ...usual, author, typeset, edited, yearDividers: edited, gift: edited }
  const folder = await mkdtemp(join(tmpdir(), 'daybound-audit-'))
  try {
    const settled = await settleBook(
      {
        items,
        settings,
        engine,
        out: folder,
        photoFolder: folder,
        months: memoryCache(),
        derivePhoto: () => Promise.resolve(true),
      },
      [],
    )
    const drawn = []
    for (const { number, pages } of settled.volumes) {
      const drawing = drawingOf(pages, settings, {
        bleed: false,
        keys: photoKeys(),
        volumePages: pages.length,
      })
      const file = join(folder, `${number}.pdf`)
      await writeFile(file, asBuffer(await engine.run('pdf', { drawing, tagged: false })))
      drawn.push(...(await readDrawnPages(file)))
    }
    const pages = settled.volumes.flatMap(volume => volume.pages)
    const bodySizePt = typesets[typeset].styles.body?.size
    return auditPages(drawn, {
      ...factsOf(pages, items, marks),
      ...(bodySizePt !== undefined && { bodySizePt }),
      lefts: settled.volumes.flatMap(({ pages }) => leftsOf(pages.length, typeset)),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// A thicker volume has a wider gutter.
function leftsOf(pages: number, typeset: TypesetName): number[] {
  const profile = profiles[usual.profile]
  const area = areaFor(typesets[typeset], profile, usual.binding)
  return Array.from({ length: pages }, (_, n) => areaLeft(area, profile, pages, n % 2 === 0))
}

const usual: Omit<BookSettings, 'author' | 'typeset'> = {
  title: '',
  binding: 'paperback',
  profile: 'house',
  template: 'window',
  color: '#243F66',
  locale: 'zh-tw',
  timeZone: 'Asia/Taipei',
  runOn: true,
}

function factsOf(pages: readonly BookPage[], items: readonly Item[], marks: PictureMarks): BookFacts {
  const facts = new Map<string, PictureFacts>()
  for (const { picture } of items.flatMap(item => item.media)) {
    if (!picture) continue
    const mark = marks[picture.sha256]
    // of other pictures all may be cut off: that nothing is said of them must not count as a fault
    const { words, focus } = mark ?? { words: false, focus: { x: 0.5, y: 0.5, w: 0, h: 0 } }
    facts.set(picture.sha256, { words, focus, widthPx: picture.width })
  }
  return {
    months: pages.map(page => page.month),
    pictures: pages.map(page =>
      page.elements.flatMap(element => (element.kind === 'image' ? [facts.get(element.photo)] : [])),
    ),
    places: pages.map((page, i) => placesOn(page, page.month !== pages[i - 1]?.month)),
    entries: entryWords(pages, items),
  }
}

function placesOn({ regions, goesOn, headless, folio }: BookPage, opensMonth: boolean): EntryPlace[] {
  // the end of an entry beside a margin is a place without height: nobody reads it
  const shown = regions.filter(({ h }) => h > 0)
  const withWords = new Set(shown.flatMap(({ item, photo }) => (photo === undefined ? [item] : [])))
  return [
    ...shown.flatMap(({ item, photo }) => {
      const isPhoto = photo !== undefined
      // a picture that opens its month is taken from its entry
      return isPhoto && opensMonth && !withWords.has(item) ? [] : [{ item, isPhoto }]
    }),
    // the running head of a left page names the entry that goes on there
    ...(goesOn && !headless && folio % 2 === 0 ? [{ item: goesOn.item, isPhoto: false }] : []),
  ]
}
