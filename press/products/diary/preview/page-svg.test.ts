import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSettings } from '../../../../tests/press/build-settings.ts'
import { writePdf } from '../../../pdf/write-pdf.ts'
import { type Engine, startEngine } from '../../engine.ts'
import type { BookPage } from '../book-page.ts'
import { drawingOf, photoKeys } from '../drawing-of.ts'
import { pageSvg } from './page-svg.ts'

const settings = buildSettings()

const page: BookPage = {
  folio: 7,
  month: '202103',
  regions: [],
  elements: [
    {
      kind: 'text',
      x: 0,
      y: 30,
      w: 110,
      style: 'body',
      lines: 3,
      runs: ['今天和家人一起去陽明山賞花，「櫻花」開得好美……', { emoji: '🌸👨‍👩‍👧' }, ' Happy day!'],
    },
    {
      kind: 'image',
      x: 10,
      y: 60,
      w: 60,
      h: 40,
      photo: 'ridge',
      crop: { x: 0.1, y: 0, w: 0.8, h: 0.9 },
      radius: 3,
    },
    { kind: 'rect', x: 0, y: 110, w: 60, h: 0.5, fill: '#B93A2B' },
    { kind: 'qr', x: 80, y: 120, w: 20, text: 'https://example.com/' },
  ],
}

let engine: Engine
let folder: string
beforeAll(async () => {
  engine = startEngine({ workers: 1 })
  folder = await mkdtemp(join(tmpdir(), 'daybound-preview-'))
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

test('the preview and the print file are the same page', async () => {
  const photo = await slopes()
  const preview = await fromSvg(page, photo)
  const printed = await fromPdf(page, photo)
  const same = difference(preview, printed)
  expect(same).toBeLessThan(2.5)

  // the measure itself sees one line of words that moved by a millimetre and a half
  const [words, ...rest] = page.elements
  if (!words) throw new Error('the page has words')
  const moved: BookPage = { ...page, elements: [{ ...words, y: words.y + 1.5 }, ...rest] }
  expect(difference(preview, await fromPdf(moved, photo))).toBeGreaterThan(same * 1.5)
})

test('photos are links, escaped, and no picture is inside', async () => {
  const svg = await pageSvg(page, settings, 40, engine, (name, mm) => `/photos/${name}?mm=${mm}&"<`)
  expect(svg).toContain('href="/photos/ridge?mm=75&#38;&#34;&#60;"')
  expect(svg).not.toContain('data:image/jpeg')
})

async function fromSvg(drawn: BookPage, photo: Buffer): Promise<Buffer> {
  const href = `data:image/jpeg;base64,${photo.toString('base64')}`
  const svg = await pageSvg(drawn, settings, 40, engine, () => href)
  return grey(
    await sharp(Buffer.from(svg), { density: 150 }).flatten({ background: '#fff' }).png().toBuffer(),
  )
}

async function fromPdf(drawn: BookPage, photo: Buffer): Promise<Buffer> {
  const keys = photoKeys()
  const drawing = drawingOf([drawn], settings, { bleed: false, keys, volumePages: 40 })
  const file = join(folder, 'photo.jpg')
  await sharp(photo).toFile(file)
  const out = join(folder, 'page.pdf')
  const pdf = Buffer.from(await engine.run('pdf', { drawing, tagged: false }))
  await writePdf(pdf, out, { photos: new Map([...keys.photos.keys()].map(key => [key, { file }])) })
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await readFile(out))
  const { data, width, height } = await document.getPage(0).render({ scale: 150 / 72, render: 'bitmap' })
  const image = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  document.destroy()
  library.destroy()
  return grey(image)
}

// At a third of a millimetre a pixel: two renderers smooth and round edges each in its own way.
async function grey(image: Buffer): Promise<Buffer> {
  return sharp(image).removeAlpha().greyscale().resize(437, 620, { fit: 'fill' }).blur(1.5).raw().toBuffer()
}

/** Root mean square of the difference, of 255. */
function difference(image: Buffer, other: Buffer): number {
  expect(image.length).toBe(other.length)
  let sum = 0
  image.forEach((value, i) => {
    sum += (value - (other[i] ?? 0)) ** 2
  })
  return Math.sqrt(sum / image.length)
}

async function slopes(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#9cc"/><path d="M0 500L300 150 520 420 700 260 900 500V600H0z" fill="#264"/><circle cx="680" cy="120" r="60" fill="#fd8"/></svg>'
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer()
}
