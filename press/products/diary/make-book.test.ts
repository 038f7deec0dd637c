import { hash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { buildSettings } from '../../../tests/press/build-settings.ts'
import { drawnPicture } from '../../../tests/press/drawn-picture.ts'
import { grainyPicture } from '../../../tests/press/grainy-picture.ts'
import { type PageInk, pageInk } from '../../../tests/press/page-ink.ts'
import type { Element } from '../../page/display-list.ts'
import { bufferSource, openObjects } from '../../pdf/syntax/objects.ts'
import { bareJpeg } from '../../photos/jpeg/bare-jpeg.ts'
import { bookWords } from '../../text/book-words.ts'
import { type Engine, startEngine } from '../engine.ts'
import type { BookPage } from './book-page.ts'
import { drawingOf, photoKeys } from './drawing-of.ts'
import { type MadeBook, makeBook } from './make-book.ts'
import { memoryCache } from './months/month-cache.ts'

const settings = buildSettings()

const sentences = [
  '今天的海很安靜，我們走到港口才下起雨來。',
  '龘靐齉，犇驫羴：這些字也要印出來。',
  'We walked home 🌊 海邊。',
]
const words = (n: number) => (sentences[n % sentences.length] ?? '').repeat(1 + (n % 4))
const size = { width: 900, height: 600 }
const pictures = new Map(['#C9A66B', '#7FA3B5', '#B5675A'].map((colour, i) => [`photo${i}`, colour]))
const broken = buildPhoto('broken', size)

// Fourteen months from November 2020, four entries in each.
const items = Array.from({ length: 56 }, (_, n) => {
  const month = Math.floor(n / 4)
  return buildItem({
    id: `item-${n}`,
    time: Date.UTC(2020, 10 + month, 3 + 6 * (n % 4), 4) / 1000,
    text: n === 9 ? `${words(n)}𓀀` : words(n),
    media: n % 3 === 0 ? [buildPhoto(`photo${(n / 3) % 3}`, size)] : n === 7 ? [broken] : [],
  })
})

let engine: Engine
let folder: string
let book: MadeBook
let inner: Buffer
let ink: PageInk[]
let pages: BookPage[]

beforeAll(async () => {
  engine = startEngine({ workers: 2 })
  folder = await mkdtemp(join(tmpdir(), 'daybound-book-'))
  const drawn = new Map<string | undefined, Buffer>()
  for (const [name, colour] of pictures)
    drawn.set(buildPhoto(name).picture?.sha256, await drawnPicture(size.width, size.height, colour))
  book = await makeBook({
    items,
    settings,
    engine,
    out: folder,
    photoFolder: join(folder, 'photos'),
    months: memoryCache(),
    openPicture: async sha256 => drawn.get(sha256) ?? Buffer.from('not a picture'),
  })
  inner = await readFile(join(folder, 'inner-1.pdf'))
  ink = await pageInk(inner)
  pages = book.laid[0]?.pages ?? []
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

const wordsOf = (element: Element) =>
  element.kind === 'text' ? element.runs.filter(run => typeof run === 'string').join('') : ''

describe('the contents', () => {
  it('name each month with the page on which it opens', () => {
    const contents = pages.find(page => page.elements.some(e => wordsOf(e) === bookWords('zh-tw').contents))
    const names = contents?.elements.filter(
      element => element.kind === 'text' && element.style === 'frontLine',
    )
    // of each month its name, then its page
    const listed = Array.from({ length: (names?.length ?? 0) / 2 }, (_, i) =>
      (names ?? []).slice(2 * i, 2 * i + 2).map(wordsOf),
    )
    const opened = [...new Set(pages.flatMap(page => page.month ?? []))].map(month =>
      pages.find(page => page.month === month),
    )
    expect(listed.map(([, folio]) => Number(folio))).toEqual(opened.map(page => page?.folio))
    expect(listed.length).toBe(14)
    for (const [i, page] of opened.entries()) expect(page?.elements.map(wordsOf)).toContain(listed[i]?.[0])
  })
})

describe('inner-1.pdf', () => {
  it('has the pages that were laid, folios on them, and nothing at all on the last', () => {
    expect(ink.length).toBe(book.pages)
    expect(book.volumes).toEqual([
      { name: '1', pages: pages.length, inner: 'inner-1.pdf', cover: 'cover-1.pdf' },
    ])
    expect(pages.length % 4).toBe(0)
    for (const [n, page] of pages.entries()) {
      const share = ink[n]?.share({ x: 0, y: 0, w: 154, h: 216 }) ?? 0
      if (page.blank) expect(share).toBe(0)
      else expect(share).toBeGreaterThan(0.0005)
    }
    expect(pages.at(-1)?.blank).toBe(true)
  })

  it('has ink wherever words stand, in Chinese and every other', () => {
    const drawing = drawingOf(pages, settings, { bleed: true, keys: photoKeys(), volumePages: pages.length })
    const faint: string[] = []
    let checked = 0
    for (const [n, elements] of drawing.pages.entries()) {
      for (const element of elements) {
        if (element.kind !== 'text' || element.rotate) continue
        const text = element.runs.map(run => (typeof run === 'string' ? run : run.emoji)).join('')
        const style = drawing.styles[element.style]
        if (text.trim() === '' || !style) continue
        checked += 1
        // a line of so many characters darkens about an eighth of their squares
        const em = (style.size * 25.4) / 72
        const least = (0.04 * text.length * em * em) / (element.w * style.lineHeight)
        const box = {
          x: element.x,
          y: element.y,
          w: element.w,
          h: style.lineHeight * Math.ceil((text.length * em) / element.w),
        }
        if ((ink[n]?.share(box) ?? 0) < least * 0.5) faint.push(`page ${n + 1}: ${text.slice(0, 20)}`)
      }
    }
    expect(checked).toBeGreaterThan(200)
    expect(faint).toEqual([])
  })

  it('has ink wherever a photo stands', () => {
    const drawing = drawingOf(pages, settings, { bleed: true, keys: photoKeys(), volumePages: pages.length })
    const images = drawing.pages.flatMap((elements, n) =>
      elements.flatMap(element => (element.kind === 'image' ? [{ n, element }] : [])),
    )
    expect(images.length).toBeGreaterThanOrEqual(19)
    for (const { n, element } of images) expect(ink[n]?.share(element)).toBeGreaterThan(0.95)
  })
})

describe('what went wrong', () => {
  it('is told: a picture that cannot be decoded, a character that no font has', () => {
    expect(book.broken).toEqual([broken.picture?.sha256])
    expect(book.missingGlyphs).toEqual(['𓀀'])
    expect(book.lost).toEqual([])
    const places = pages.flatMap(page => page.regions)
    expect(places.filter(place => place.item === 'item-7').every(place => place.photo === undefined)).toBe(
      true,
    )
    expect(new Set(places.map(place => place.item)).size).toBe(items.length)
  })
})

it('prints a cover without a picture where none is wanted, whatever the entries show', async () => {
  const [first] = items
  if (!first) throw new Error('there are entries')
  const cover = async (media: typeof first.media) => {
    const out = await mkdtemp(join(folder, 'bare-'))
    await makeBook({
      items: [{ ...first, media }],
      settings: { ...settings, coverPhoto: null },
      engine,
      out,
      photoFolder: join(folder, 'photos'),
      months: memoryCache(),
      openPicture: () => drawnPicture(size.width, size.height, '#C9A66B'),
    })
    return readFile(join(out, 'cover.png'))
  }
  expect((await cover(first.media)).equals(await cover([]))).toBe(true)
})

it('holds a photo to the byte as its camera coded it, and nothing of what the camera wrote beside', async () => {
  const taken = await sharp(await grainyPicture(720, 540))
    .withExif({ IFD0: { Make: 'CAMERA', ImageDescription: 'PLACE' } })
    .jpeg({ quality: 60 })
    .toBuffer()
  const out = await mkdtemp(join(folder, 'taken-'))
  await makeBook({
    items: [buildItem({ id: 'taken', media: [buildPhoto('taken', { width: 720, height: 540 })] })],
    settings,
    engine,
    out,
    photoFolder: join(out, 'photos'),
    months: memoryCache(),
    openPicture: async () => taken,
  })
  const coded = bareJpeg(taken)?.bytes ?? Buffer.alloc(0)
  for (const name of ['inner-1.pdf', 'book.pdf']) {
    const pdf = await readFile(join(out, name))
    expect(jpegsOf(pdf)).toContain(hash('sha256', coded))
    for (const secret of ['CAMERA', 'PLACE', 'Exif'])
      expect([taken.includes(secret), pdf.includes(secret)]).toEqual([true, false])
  }
})

/** Hashes of the streams that a reader is to decode as JPEG. */
function jpegsOf(pdf: Buffer): string[] {
  const objects = openObjects(bufferSource(pdf))
  return [...objects.offsets.keys()].flatMap(number => {
    const { value, data } = objects.object(number)
    if (data === undefined || !(value instanceof Map) || value.get('/Filter') !== '/DCTDecode') return []
    return [hash('sha256', pdf.subarray(data, data + Number(value.get('/Length'))))]
  })
}
