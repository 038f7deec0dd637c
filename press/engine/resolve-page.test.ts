import qrcode from 'qrcode'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Element } from '../page/display-list.ts'
import { resolvePage, type Side } from './resolve-page.ts'

const right: Side = {
  trim: { width: 148, height: 210 },
  bleed: { left: 3, top: 3 },
  sheet: { width: 154, height: 216 },
  areaLeft: 18,
  recto: true,
}
const left: Side = { ...right, areaLeft: 15, recto: false }

const resolved = (element: Element, side: Side, ground?: string) =>
  resolvePage({ elements: [element], regions: [] }, side, 'zh-tw', ground, photo => `key of ${photo}`)

const box = { x: 10, y: 20, w: 30, h: 40 }
const rect = (more: object): Element => ({ kind: 'rect', ...box, fill: '#EEEEEE', ...more })

describe('a place on a page', () => {
  it.each([
    ['of the type area is moved by the gutter of its side', 'area', 3 + 18 + 10, 3 + 15 + 10],
    ['of the sheet is the same on both sides', 'sheet', 3 + 10, 3 + 10],
    ['at the outer edge is mirrored', 'outer', 3 + 148 - 10 - 30, 3 + 10],
  ] as const)('%s', (_, frame, onRight, onLeft) => {
    expect(resolved(rect({ frame }), right)).toEqual([
      { kind: 'rect', x: onRight, y: 23, w: 30, h: 40, fill: '#EEEEEE' },
    ])
    expect(resolved(rect({ frame }), left)).toEqual([
      { kind: 'rect', x: onLeft, y: 23, w: 30, h: 40, fill: '#EEEEEE' },
    ])
  })

  it('is of the type area where nothing is said', () => {
    expect(resolved(rect({}), right)).toMatchObject([{ x: 31, y: 23 }])
  })
})

describe('a ground that bleeds', () => {
  it.each([
    ['all round', { x: 0, y: 0, w: 148, h: 210 }, { x: 0, y: 0, w: 154, h: 216 }],
    ['at the left only', { x: 0, y: 50, w: 60, h: 60 }, { x: 0, y: 53, w: 63, h: 60 }],
    ['at the right only', { x: 88, y: 50, w: 60, h: 60 }, { x: 91, y: 53, w: 63, h: 60 }],
    ['at the top only', { x: 40, y: 0, w: 60, h: 60 }, { x: 43, y: 0, w: 60, h: 63 }],
    ['at the foot only', { x: 40, y: 150, w: 60, h: 60 }, { x: 43, y: 153, w: 60, h: 63 }],
    ['nowhere', { x: 40, y: 50, w: 60, h: 60 }, { x: 43, y: 53, w: 60, h: 60 }],
  ])('reaches the edge of the sheet %s', (_, place, sheet) => {
    expect(resolved(rect({ frame: 'sheet', bleed: true, ...place }), right)).toEqual([
      { kind: 'rect', fill: '#EEEEEE', ...sheet },
    ])
  })

  it('bleeds at the outer edge of both sides', () => {
    const edge = rect({ frame: 'outer', bleed: true, x: 0, y: 50, w: 20, h: 60 })
    expect(resolved(edge, right)).toMatchObject([{ x: 131, w: 23 }])
    expect(resolved(edge, left)).toMatchObject([{ x: 0, w: 23 }])
  })

  it('stays where it is told to, unless it says that it bleeds', () => {
    expect(resolved(rect({ frame: 'sheet', x: 0, y: 0, w: 148, h: 210 }), right)).toMatchObject([
      { x: 3, y: 3, w: 148, h: 210 },
    ])
  })
})

it('lays the colour of the paper under everything, bleed included', () => {
  expect(resolved(rect({}), right, '#FBF7EF')[0]).toEqual({
    kind: 'rect',
    x: 0,
    y: 0,
    w: 154,
    h: 216,
    fill: '#FBF7EF',
  })
})

it('names the language of words and the placeholder of a photo', () => {
  const words = { kind: 'text', x: 0, y: 0, w: 50, style: 'body', lines: 1, runs: ['海'] } as const
  expect(resolved({ ...words, runs: ['海'] }, right)).toMatchObject([{ lang: 'zh-tw', runs: ['海'] }])
  expect(resolved({ ...words, runs: ['sea'], lang: 'en' }, right)).toMatchObject([{ lang: 'en' }])
  const crop = { x: 0, y: 0, w: 1, h: 1 }
  expect(resolved({ kind: 'image', ...box, photo: 'abc', crop }, right)).toEqual([
    { kind: 'image', ...box, x: 31, y: 23, key: 'key of abc', crop },
  ])
})

describe('an address as a QR code', () => {
  const address = 'https://example.com/videos/2021-03-14?from=daybound'

  const [drawn] = resolved({ kind: 'qr', x: 10, y: 20, w: 18, text: address }, right)

  it('is drawn module by module as the standard has it', async () => {
    const { modules } = qrcode.create(address, { errorCorrectionLevel: 'M' })
    const { data, info } = await sharp(Buffer.from(drawn?.kind === 'shape' ? drawn.source : ''))
      .flatten({ background: '#ffffff' })
      .resize(modules.size * 4, modules.size * 4, { kernel: 'nearest' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const scanned = Array.from({ length: modules.size }, (_, row) =>
      Array.from({ length: modules.size }, (_, column) => {
        return (data[((row * 4 + 2) * info.width + column * 4 + 2) * info.channels] ?? 255) < 128
      }),
    )
    expect(scanned).toEqual(
      Array.from({ length: modules.size }, (_, row) =>
        Array.from({ length: modules.size }, (_, column) => modules.get(row, column) === 1),
      ),
    )
  })

  it('is a square at its place', () => {
    expect(drawn).toMatchObject({ kind: 'shape', x: 31, y: 23, w: 18, h: 18 })
  })
})
