import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trims } from '#domain/catalogue/papers'
import { createCompiler } from '../engine/compiler.ts'
import type { Drawing, Drawn } from '../engine/drawing.ts'
import { toCmyk } from '../photos/to-cmyk.ts'
import { house } from '../printers/house.ts'
import { kdp } from '../printers/kdp.ts'
import { innerBoxes } from '../printers/page-boxes.ts'
import { builtInCmyk } from './output-intent.ts'
import { readPdf } from './read-pdf.ts'
import { bufferSource, openObjects } from './syntax/objects.ts'
import { pagesOf } from './syntax/pages.ts'
import { streamOf } from './syntax/resolve.ts'
import { isRef } from './syntax/value.ts'
import { writePdf } from './write-pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'daybound-write-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))

const image = (key: string, x: number): Drawn => ({
  kind: 'image',
  key,
  x,
  y: 50,
  w: 40,
  h: 40,
  crop: { x: 0, y: 0, w: 1, h: 1 },
})

const drawing: Drawing = {
  title: 'T',
  author: 'A',
  styles: { body: { family: 'serif', size: 10, lineHeight: 5 } },
  width: 154,
  height: 216,
  pages: [
    [image('p000001', 20), image('p000002', 80)],
    [image('p000003', 20), image('p000001', 80)],
    [{ kind: 'text', style: 'body', lang: 'zh-tw', runs: ['今天天氣很好'], x: 20, y: 20, w: 80 }],
  ],
}

const typst = createCompiler().pdf(drawing, false)
const colours = { red: '#d02010', green: '#108030', blue: '#1030d0' }
const files = { red: join(folder, 'red.jpg'), green: join(folder, 'green.jpg'), ink: join(folder, 'ink.jpg') }

beforeAll(async () => {
  const plain = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
  writeFileSync(files.red, await plain(colours.red).jpeg({ quality: 95 }).toBuffer())
  writeFileSync(files.green, await plain(colours.green).jpeg({ quality: 95 }).toBuffer())
  writeFileSync(files.ink, await toCmyk(plain(colours.blue)).jpeg({ quality: 95 }).toBuffer())
})

const photos = () =>
  new Map([
    ['p000001', { file: files.red }],
    ['p000002', { file: files.green }],
    ['p000003', { file: files.red }],
  ])

test('the photos stand where the placeholders stood', async () => {
  const out = join(folder, 'swapped.pdf')
  await writePdf(typst, out, { photos: photos() })
  expect(await colourAt(out, 0, 40, 70)).toEqual(near(colours.red))
  expect(await colourAt(out, 0, 100, 70)).toEqual(near(colours.green))
  expect(await colourAt(out, 1, 40, 70)).toEqual(near(colours.red))
  expect(await colourAt(out, 1, 100, 70)).toEqual(near(colours.red))
  expect(await colourAt(out, 1, 70, 70)).toEqual(near('#ffffff'))
})

test('a file that several keys name is written once', async () => {
  const out = join(folder, 'once.pdf')
  await writePdf(typst, out, { photos: photos() })
  const bytes = readFileSync(out)
  const red = readFileSync(files.red)
  expect(bytes.indexOf(red)).toBeGreaterThan(0)
  expect(bytes.indexOf(red, bytes.indexOf(red) + 1)).toBe(-1)
  const pdf = await PDFDocument.load(bytes, { throwOnInvalidObject: true })
  const images = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const dict = 'dict' in object ? object.dict : undefined
    return dict instanceof PDFDict && dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
      ? [`${dict.get(PDFName.of('Width'))} x ${dict.get(PDFName.of('Height'))}`]
      : []
  })
  expect(images).toEqual(['400 x 300', '400 x 300'])
})

test('boxes are trim and bleed, and the bind side has none where the printer wants none', async () => {
  const out = join(folder, 'boxes.pdf')
  await writePdf(typst, out, { photos: photos(), boxes: innerBoxes(house, trims.a5) })
  expect((await boxesOf(out)).slice(0, 2)).toEqual([
    { media: [0, 0, 154, 216], crop: [0, 0, 154, 216], bleed: [0, 0, 154, 216], trim: [3, 3, 148, 210] },
    { media: [0, 0, 154, 216], crop: [0, 0, 154, 216], bleed: [0, 0, 154, 216], trim: [3, 3, 148, 210] },
  ])
  const wide = createCompiler().pdf({ ...drawing, width: 154.4, height: 216.4 }, false)
  await writePdf(wide, out, { photos: photos(), boxes: innerBoxes(kdp, trims.a5) })
  const [right, left] = await boxesOf(out)
  expect(right?.bleed).toEqual([3.2, 0, 151.2, 216.4])
  expect(left?.bleed).toEqual([0, 0, 151.2, 216.4])
  expect(right?.trim).toEqual([3.2, 3.2, 148, 210])
  expect(left?.trim).toEqual([3.2, 3.2, 148, 210])
})

test('a CMYK file names its condition, and its photos keep their colours', async () => {
  const out = join(folder, 'cmyk.pdf')
  const inks = new Map([...photos()].map(([key]) => [key, { file: files.ink }]))
  await writePdf(typst, out, { photos: inks, outputIntent: await builtInCmyk() })
  const [r = 0, g = 0, b = 0] = await colourAt(out, 0, 40, 70)
  expect(b).toBeGreaterThan(r + 60)
  expect(b).toBeGreaterThan(g + 60)
  const pdf = await PDFDocument.load(readFileSync(out), { throwOnInvalidObject: true, updateMetadata: false })
  const [intent] =
    pdf.catalog
      .lookup(PDFName.of('OutputIntents'))
      ?.toString()
      .match(/GTS_PDFX/) ?? []
  expect(intent).toBe('GTS_PDFX')
  expect(readFileSync(out).includes('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>')).toBe(true)
  expect(readFileSync(out).includes('/Decode [1 0 1 0 1 0 1 0]')).toBe(true)
})

test('in a CMYK file words are black ink alone, and drawn colours are inks that look the same', async () => {
  const out = join(folder, 'inks.pdf')
  const page: Drawn[] = [
    { kind: 'text', style: 'body', lang: 'zh-tw', runs: ['今天天氣很好'], x: 20, y: 20, w: 80 },
    { kind: 'rect', x: 20, y: 50, w: 40, h: 40, fill: '#f4ead8' },
    {
      kind: 'shape',
      x: 80,
      y: 50,
      w: 40,
      h: 40,
      source:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9V9H0Z" fill="#c8ac88"/></svg>',
    },
  ]
  const plain = createCompiler().pdf({ ...drawing, pages: [page] }, false)
  await writePdf(plain, out, { photos: new Map(), outputIntent: await builtInCmyk() })
  const [facts] = readPdf(out).pages
  expect(facts?.inks).toEqual(new Set(['cmyk']))
  expect(contentOf(out)).toContain('\n0 0 0 1 k')
  expect(await colourAt(out, 0, 40, 70)).toEqual(near('#f4ead8', 14))
  expect(await colourAt(out, 0, 100, 70)).toEqual(near('#c8ac88', 26))
})

test('the same input gives the same bytes, and the answer describes them', async () => {
  const [firstPath, secondPath] = [join(folder, 'one.pdf'), join(folder, 'two.pdf')]
  const answer = await writePdf(typst, firstPath, { photos: photos(), boxes: innerBoxes(house, trims.a5) })
  await writePdf(typst, secondPath, { photos: photos(), boxes: innerBoxes(house, trims.a5) })
  const bytes = readFileSync(firstPath)
  expect(bytes.equals(readFileSync(secondPath))).toBe(true)
  expect(answer).toEqual({
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    pages: 3,
  })
})

test('a placeholder without a photo is refused, and no file is left', async () => {
  const out = join(folder, 'refused.pdf')
  await expect(writePdf(typst, out, { photos: new Map() })).rejects.toThrow(
    'no photo for the placeholder p00000',
  )
  writeFileSync(join(folder, 'bad.jpg'), 'no picture')
  const bad = new Map([...photos()].map(([key]) => [key, { file: join(folder, 'bad.jpg') }]))
  await expect(writePdf(typst, out, { photos: bad })).rejects.toThrow('not a JPEG')
  expect(() => readFileSync(out)).toThrow('ENOENT')
  expect(() => readFileSync(`${out}.part`)).toThrow('ENOENT')
})

/** Colour of a page at so many mm from its upper left. */
async function colourAt(file: string, page: number, x: number, y: number): Promise<number[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(readFileSync(file))
  const { data, width } = await document.getPage(page).render({ scale: 1, colorSpace: 'BGRA' })
  document.destroy()
  library.destroy()
  const at = (Math.round((y / 25.4) * 72) * width + Math.round((x / 25.4) * 72)) * 4
  return [...data.subarray(at, at + 3)]
}

function contentOf(file: string): string {
  const pdf = openObjects(bufferSource(readFileSync(file)))
  return pagesOf(pdf)
    .map(({ dict }) => {
      const contents = dict.get('/Contents')
      return isRef(contents) ? streamOf(pdf, pdf.object(contents.ref)).toString('latin1') : ''
    })
    .join('')
}

function near(hex: string, within = 6): unknown {
  const parts = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  return parts.map(part => expect.toSatisfy((value: number) => Math.abs(value - part) <= within))
}

async function boxesOf(file: string) {
  const pdf = await PDFDocument.load(readFileSync(file), {
    throwOnInvalidObject: true,
    updateMetadata: false,
  })
  const mm = (box: { x: number; y: number; width: number; height: number }) =>
    [box.x, box.y, box.width, box.height].map(value => Math.round((value / 72) * 25.4 * 100) / 100)
  return pdf.getPages().map(page => ({
    media: mm(page.getMediaBox()),
    crop: mm(page.getCropBox()),
    bleed: mm(page.getBleedBox()),
    trim: mm(page.getTrimBox()),
  }))
}
