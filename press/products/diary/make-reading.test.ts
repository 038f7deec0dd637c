import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildItem, buildPhoto } from '../../../tests/press/build-item.ts'
import { drawnPicture } from '../../../tests/press/drawn-picture.ts'
import { deriveHere } from '../../photos/derive-here.ts'
import { type Engine, startEngine } from '../engine.ts'
import { makeReading } from './make-reading.ts'
import { memoryCache } from './months/month-cache.ts'

let engine: Engine
let folder: string
beforeAll(async () => {
  engine = startEngine({ workers: 1 })
  folder = await mkdtemp(join(tmpdir(), 'daybound-reading-'))
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

async function made(name: string) {
  const [out, photoFolder] = [await mkdtemp(join(folder, name)), await mkdtemp(join(folder, name))]
  const photo = buildPhoto('harbour', { width: 2000, height: 1500 })
  const { file, pages } = await makeReading({
    items: [buildItem({ text: '今天的海很安靜。', media: [photo] })],
    settings: {
      title: '小島日記',
      author: '小滿',
      typeset: 'a5-1',
      binding: 'paperback',
      profile: 'house',
      template: 'dots',
      color: '#243F66',
      locale: 'zh-tw',
      timeZone: 'Asia/Taipei',
    },
    engine,
    out,
    photoFolder,
    months: memoryCache(),
    derivePhoto: deriveHere(() => drawnPicture(2000, 1500, '#7FA3B5')),
  })
  const photos = await readdir(photoFolder)
  const widest = Math.max(
    ...(await Promise.all(photos.map(async name => (await sharp(join(photoFolder, name)).metadata()).width))),
  )
  return { files: await readdir(out), bytes: await readFile(file), pages, photos, widest }
}

it('makes the edition for reading and nothing for a press', async () => {
  const { files, photos, widest } = await made('one')
  expect(files).toEqual(['book.pdf'])
  expect(photos.length).toBeGreaterThan(0)
  // as wide as an A5 page at 150 ppi, and not at 300
  expect(widest).toBeLessThan(1000)
})

it('counts its own pages: the cover and what is written, without the blank pages of the printed book', async () => {
  const { bytes, pages } = await made('pages')
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  expect(pages).toBe(pdf.getPageCount())
  // title, figures, contents, the year, a month of one page, names, colophon
  expect(pages).toBe(1 + 7)
})

it('says what it is, who wrote it, in which language, and who made it, and the same bytes each time', async () => {
  const { bytes } = await made('two')
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  expect([pdf.getTitle(), pdf.getAuthor(), pdf.getProducer()]).toEqual(['小島日記', '小滿', 'Daybound'])
  expect(String(pdf.catalog.get(PDFName.of('Lang')))).toBe('(zh-TW)')
  expect(bytes.toString('utf8').match(/<pdf:Producer>[^<]*/g)).toEqual(['<pdf:Producer>Daybound'])
  expect([pdf.getCreationDate(), pdf.getModificationDate()]).toEqual([undefined, undefined])
  expect((await made('three')).bytes.equals(bytes)).toBe(true)
})
