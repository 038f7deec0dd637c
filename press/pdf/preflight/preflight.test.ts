import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trims } from '#domain/catalogue/papers'
import { createCompiler } from '../../engine/compiler.ts'
import type { Drawing, Drawn } from '../../engine/drawing.ts'
import { toCmyk } from '../../photos/to-cmyk.ts'
import { coverGeometry } from '../../printers/cover-geometry.ts'
import { coverBoxes, drawnBleed, innerBoxes, type PageBoxes } from '../../printers/page-boxes.ts'
import type { PrinterProfile } from '../../printers/printer-profile.ts'
import { profiles } from '../../printers/profiles.ts'
import { builtInCmyk, type OutputIntent } from '../output-intent.ts'
import { writePdf } from '../write-pdf.ts'
import { type PreflightVolume, preflight } from './preflight.ts'

const folder = mkdtempSync(join(tmpdir(), 'daybound-preflight-'))
afterAll(() => rmSync(folder, { recursive: true }))

const compiler = createCompiler()
// Short books: the least number of pages is checked by itself.
const short = (profile: PrinterProfile): PrinterProfile => ({
  ...profile,
  pages: { ...profile.pages, min: { paperback: 2, hardback: 2 } },
  spineTextFrom: 4,
})
const house = short(profiles.house)

const files = { rgb: join(folder, 'rgb.jpg'), cmyk: join(folder, 'cmyk.jpg') }
beforeAll(async () => {
  // 60 mm wide at 270 ppi.
  const photo = sharp({ create: { width: 638, height: 480, channels: 3, background: '#4080c0' } })
  writeFileSync(files.rgb, await photo.clone().jpeg().toBuffer())
  writeFileSync(files.cmyk, await toCmyk(photo.clone()).jpeg().toBuffer())
})

const words = (x: number, y: number, text = '今天天氣很好', rest: object = {}): Drawn => ({
  kind: 'text',
  style: 'body',
  lang: 'zh-tw',
  runs: [text],
  x,
  y,
  w: 100,
  ...rest,
})
const picture = (x: number, y: number, w: number): Drawn => ({
  kind: 'image',
  key: 'p000001',
  x,
  y,
  w,
  h: w * 0.75,
  crop: { x: 0, y: 0, w: 1, h: 1 },
})
const rect = (x: number, y: number, w: number, h: number): Drawn => ({
  kind: 'rect',
  x,
  y,
  w,
  h,
  fill: '#ddeeff',
})

interface Book {
  profile?: PrinterProfile
  pages?: Drawn[][]
  cover?: Drawn[]
  photo?: string
  boxes?: (page: number) => PageBoxes
  outputIntent?: OutputIntent
  coverFor?: number
  places?: PreflightVolume['places']
}

/** Writes a small book and answers what the check says of it. */
async function check({ profile = house, pages, cover, photo = files.rgb, ...rest }: Book) {
  const bleed = drawnBleed(profile)
  const inner = pages ?? [[words(40, 40)], [picture(40, 40, 60)], [words(40, 60)], []]
  const sheet = coverGeometry(profile, trims.a5, 'paperback', rest.coverFor ?? inner.length)
  const draw = (width: number, height: number, drawn: Drawn[][]): Drawing => ({
    title: 'T',
    author: 'A',
    styles: { body: { family: 'serif', size: 10, lineHeight: 5 } },
    width,
    height,
    pages: drawn,
  })
  const paths = { inner: join(folder, 'inner-1.pdf'), cover: join(folder, 'cover-1.pdf') }
  const photos = new Map([['p000001', { file: photo }]])
  const intent = rest.outputIntent && { outputIntent: rest.outputIntent }
  await writePdf(compiler.pdf(draw(148 + 2 * bleed, 210 + 2 * bleed, inner), false), paths.inner, {
    photos,
    boxes: rest.boxes ?? innerBoxes(profile, trims.a5),
    ...intent,
  })
  const front = cover ?? [rect(0, 0, sheet.width, sheet.height), words(sheet.front.x + 20, 60)]
  await writePdf(compiler.pdf(draw(sheet.width, sheet.height, [front]), false), paths.cover, {
    photos,
    boxes: coverBoxes(profile, sheet.trim),
    ...intent,
  })
  const volume = { name: '1', ...paths, ...(rest.places && { places: rest.places }) }
  return preflight({ profile, binding: 'paperback', trim: trims.a5, volumes: [volume] })
}

test('a sound book passes without a word', async () => {
  const report = await check({})
  expect(report).toMatchObject({
    profile: 'house',
    binding: 'paperback',
    passed: true,
    errors: 0,
    warnings: 0,
  })
  expect(report.findings).toEqual([])
  expect(report.files.map(({ bytes, ...file }) => file)).toEqual([
    { file: 'inner-1.pdf', volume: '1', kind: 'inner', pages: 4 },
    { file: 'cover-1.pdf', volume: '1', kind: 'cover', pages: 1 },
  ])
})

const inner = (page: number) => ({ severity: 'error', file: 'inner-1.pdf', page })

test('page count, multiple and last page', async () => {
  const report = await check({ profile: profiles.lulu, pages: [[], [], []] })
  expect(report.findings.slice(0, 2)).toEqual([
    { rule: 'page-count-low', severity: 'error', file: 'inner-1.pdf', numbers: { pages: 3, least: 32 } },
    {
      rule: 'page-count-multiple',
      severity: 'error',
      file: 'inner-1.pdf',
      numbers: { pages: 3, multiple: 2 },
    },
  ])
  const full = await check({ pages: [[], [], [], [words(40, 40)]] })
  expect(full.findings).toEqual([{ ...inner(4), rule: 'last-page-not-blank', numbers: {} }])
  const few: PrinterProfile = { ...house, pages: { ...house.pages, max: { paperback: 2, hardback: 2 } } }
  expect((await check({ profile: few })).findings.map(({ rule, numbers }) => [rule, numbers])).toEqual([
    ['page-count-high', { pages: 4, most: 2 }],
  ])
})

test('pages of another size, without boxes, or with too little bleed', async () => {
  const a4 = await check({ boxes: innerBoxes(house, { width: 140, height: 200 }) })
  expect(a4.findings[0]).toEqual({
    ...inner(1),
    rule: 'page-size',
    numbers: { width: 140, height: 200, wide: 148, high: 210 },
  })
  const small = innerBoxes(house, trims.a5)(0)
  const media = { x: 2, y: 0, w: 152, h: 216 }
  const tight = await check({ boxes: () => ({ ...small, media }) })
  expect(tight.findings[0]).toEqual({
    ...inner(1),
    rule: 'bleed-missing',
    numbers: { side: 'left', mm: 1, wanted: 3 },
  })
})

test('what touches the trim fills the bleed', async () => {
  const touching = await check({ pages: [[rect(3, 3, 148, 60)], [], [], []] })
  expect(touching.findings).toEqual(
    ['left', 'top', 'right'].map(side => ({
      ...inner(1),
      rule: 'stops-at-trim',
      numbers: { side, wanted: 3 },
    })),
  )
  expect((await check({ pages: [[rect(0, 0, 154, 60)], [], [], []] })).findings).toEqual([])
  expect(
    (await check({ pages: [[picture(0, 0, 154)], [], [], []] })).findings.map(each => each.rule),
  ).toEqual(['resolution-low'])
})

test('words and pictures keep away from knife and gutter, and the item is named', async () => {
  const report = await check({
    pages: [[words(40, 5), picture(12, 60, 60)], [words(6, 100)], [], []],
    places: [
      [
        { item: 'long-words', x: 30, y: 0, w: 100, h: 10 },
        { item: 'trip', x: 9, y: 50, w: 60, h: 60 },
        { item: 'trip', photo: 2, x: 9, y: 57, w: 60, h: 45 },
      ],
    ],
  })
  expect(report.findings).toEqual([
    {
      ...inner(1),
      rule: 'text-in-safety',
      item: 'long-words',
      numbers: { side: 'top', mm: 2.85, wanted: 12.7 },
    },
    {
      ...inner(1),
      rule: 'picture-in-safety',
      item: 'trip',
      photo: 2,
      numbers: { side: 'left', mm: 9, wanted: 18 },
    },
    { ...inner(2), rule: 'text-in-safety', numbers: { side: 'left', mm: 3.14, wanted: 12.7 } },
  ])
})

test('of words only the ink counts: the empty part of a point may hang out', async () => {
  // Seven squares that end 1 mm inside the gutter margin of a left page; a centred full stop is half empty.
  const rules = async (text: string) =>
    (await check({ pages: [[], [words(109.3, 100, text)], [], []] })).findings.map(finding => finding.rule)
  expect(await rules('今天天氣很好。')).toEqual([])
  expect(await rules('今天天氣很好好')).toEqual(['text-in-safety'])
})

test('resolution: fine from 240, warned of from 150, an error below unless the picture is small already', async () => {
  const at = async (mm: number) => {
    const { findings } = await check({ pages: [[picture(24, 30, mm)], [], [], []] })
    return findings.map(({ rule, severity, numbers }) => [rule, severity, numbers.ppi])
  }
  expect(await at(67)).toEqual([])
  expect(await at(80)).toEqual([['resolution-low', 'warning', 203]])
  expect(await at(112)).toEqual([['resolution-low', 'error', 145]])
  expect(await at(40)).toEqual([])
  expect(await at(30)).toEqual([['resolution-high', 'warning', 540]])
})

test('letters that no font has are found, emoji are none of them', async () => {
  const report = await check({ pages: [[words(40, 40, '\u{10380}好\u{10381}')], [], [], []] })
  expect(report.findings).toEqual([{ ...inner(1), rule: 'missing-glyph', numbers: { count: 2 } }])
  const emoji = words(40, 40, '', { runs: ['好', { emoji: '😀' }] })
  expect((await check({ pages: [[emoji], [], [], []] })).findings).toEqual([])
})

test('a CMYK printer: photos in CMYK, a condition, and a word about the rest', async () => {
  const gelato = short(profiles.gelato)
  const rules = async (book: Book) =>
    (await check({ profile: gelato, ...book })).findings.map(
      ({ file, rule, severity }) => `${file} ${rule} ${severity}`,
    )
  expect(await rules({})).toEqual([
    'inner-1.pdf photo-not-cmyk error',
    'inner-1.pdf colours-not-cmyk warning',
    'inner-1.pdf no-output-intent error',
    'inner-1.pdf other-standard warning',
    'cover-1.pdf colours-not-cmyk warning',
    'cover-1.pdf no-output-intent error',
    'cover-1.pdf other-standard warning',
    'cover-1.pdf spine-estimated warning',
  ])
  const inks = { photo: files.cmyk, outputIntent: await builtInCmyk() }
  expect(await rules(inks)).toEqual([
    'inner-1.pdf other-condition warning',
    'cover-1.pdf other-condition warning',
    'cover-1.pdf spine-estimated warning',
  ])
  const emoji = words(40, 40, '', { runs: ['好', { emoji: '😀' }] })
  expect((await rules({ ...inks, pages: [[emoji], [], [], []] }))[0]).toBe(
    'inner-1.pdf colours-not-cmyk warning',
  )
  expect((await check({ photo: files.cmyk })).findings).toEqual([
    { ...inner(2), rule: 'photo-not-srgb', numbers: {} },
  ])
})

test('transparency is reported to printers that want it flattened', async () => {
  const sheer: Drawn = {
    kind: 'shape',
    x: 40,
    y: 40,
    w: 20,
    h: 20,
    source:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9V9Z" opacity=".5" fill="red"/></svg>',
  }
  const pages = [[sheer], [], [], []]
  const lulu = await check({ profile: short(profiles.lulu), pages })
  expect(lulu.findings).toEqual([
    { rule: 'transparency', severity: 'warning', file: 'inner-1.pdf', numbers: { pages: 1 } },
  ])
  expect((await check({ pages })).findings).toEqual([])
})

test('the cover has the size that the pages make it, and words only where they may be', async () => {
  const cover = (page: number) => ({ ...inner(page), file: 'cover-1.pdf' })
  const thick = await check({ coverFor: 200 })
  expect(thick.findings).toEqual([
    { ...cover(1), rule: 'cover-size', numbers: { width: 311.2, height: 210, wide: 296.3, high: 210 } },
  ])
  const sheet = coverGeometry(house, trims.a5, 'paperback', 4)
  const ground = rect(0, 0, sheet.width, sheet.height)
  const edge = await check({ cover: [ground, words(sheet.front.x + 2, 60)] })
  expect(edge.findings).toEqual([
    { ...cover(1), rule: 'text-in-safety', numbers: { side: 'front', mm: 2.14, wanted: 5 } },
  ])
  const boards = { ...house, spine: { ...house.spine, paperback: { mmPerPage: 0.076, baseMm: 6 } } }
  const bound = coverGeometry(boards, trims.a5, 'paperback', 4)
  const title = words(bound.spine.x + bound.spine.w / 2 + 1.8, 60, '今天', { rotate: 90 })
  const spine = [rect(0, 0, bound.width, bound.height), title]
  expect((await check({ profile: boards, cover: spine })).findings).toEqual([])
  const thin = await check({ profile: { ...boards, spineTextFrom: 80 }, cover: spine })
  expect(thin.findings.map(({ rule, numbers }) => [rule, numbers])).toEqual([
    ['spine-text', { pages: 4, from: 80 }],
  ])
  const white = await check({ cover: [words(sheet.front.x + 20, 60), rect(3, 3, sheet.trim.width, 210)] })
  expect(white.findings.map(({ rule, numbers }) => [rule, numbers.side])).toEqual([
    ['stops-at-trim', 'left'],
    ['stops-at-trim', 'top'],
    ['stops-at-trim', 'right'],
    ['stops-at-trim', 'bottom'],
  ])
})

test('too large a file, and one that is none', async () => {
  const kdp = { ...short(profiles.kdp), maxFileMb: 0.001 }
  const large = await check({ profile: kdp })
  expect(large.findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'inner-1.pdf file-size',
    'cover-1.pdf file-size',
  ])
  writeFileSync(join(folder, 'broken.pdf'), 'no PDF')
  const volume = { name: '1', inner: join(folder, 'broken.pdf'), cover: join(folder, 'cover-1.pdf') }
  const broken = preflight({ profile: house, binding: 'paperback', trim: trims.a5, volumes: [volume] })
  expect(broken.passed).toBe(false)
  expect(broken.findings[0]).toEqual({
    rule: 'unreadable-file',
    severity: 'error',
    file: 'broken.pdf',
    numbers: { reason: 'PDF has no startxref' },
  })
})
