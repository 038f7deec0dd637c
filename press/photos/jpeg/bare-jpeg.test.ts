import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { growthOf, MOST_GROWTH } from '../../../tests/growth.ts'
import { grainyPicture } from '../../../tests/press/grainy-picture.ts'
import { bareJpeg } from './bare-jpeg.ts'
import { jpegSegments } from './segments.ts'

const plain = await grainyPicture(120, 90)
const progressive = await sharp(plain).jpeg({ progressive: true, optimiseCoding: true }).toBuffer()

const segment = (marker: number, body: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
/** With segments behind its first two bytes. */
const having = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
const pixels = (jpeg: Buffer) => sharp(jpeg).raw().toBuffer()
const exif = (orientation: number) =>
  segment(
    0xe1,
    Buffer.from(`4578696600004d4d002a0000000800010112000300000001000${orientation}000000000000`, 'hex'),
  )

const secrets = ['PLACE', 'CAMERA', 'THUMB', 'TRAILER', 'WORDS']
async function taken(jpeg: Buffer): Promise<Buffer> {
  const withExif = await sharp(jpeg)
    .keepMetadata()
    .withExif({
      IFD0: { Make: 'CAMERA', Model: 'CAMERA' },
      IFD2: { MakerNote: 'CAMERA' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 9/1 0/1', GPSAreaInformation: 'PLACE' },
    })
    .jpeg({ progressive: jpeg === progressive })
    .toBuffer()
  const xmp = Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>PLACE</x:xmpmeta>')
  const thumbnail = Buffer.from('JFXX\0\x10THUMB')
  return Buffer.concat([
    having(
      withExif,
      segment(0xe0, thumbnail),
      segment(0xe1, xmp),
      segment(0xed, Buffer.from('Photoshop 3.0\0PLACE')),
      segment(0xfe, Buffer.from('WORDS')),
    ),
    Buffer.from('MPF TRAILER'),
  ])
}

test.each([
  ['baseline', plain],
  ['progressive', progressive],
])(
  '%s: place, camera, thumbnail, comment and what follows its end are gone, and every pixel is there',
  async (_, jpeg) => {
    const photo = await taken(jpeg)
    for (const secret of secrets) expect(photo.includes(secret)).toBe(true)
    const bare = bareJpeg(photo)
    expect(bare).toMatchObject({ width: 120, height: 90 })
    const bytes = bare?.bytes ?? Buffer.alloc(0)
    for (const secret of secrets) expect(bytes.includes(secret)).toBe(false)
    expect(
      jpegSegments(bytes)
        ?.map(({ marker }) => marker)
        .filter(marker => marker >= 0xe0),
    ).toEqual([0xe0])
    const { exif, xmp, icc, comments } = await sharp(bytes).metadata()
    expect([exif, xmp, icc, comments]).toEqual([undefined, undefined, undefined, undefined])
    expect((await pixels(bytes)).equals(await pixels(photo))).toBe(true)
  },
)

test('a coded picture stays as it is to the byte, and a second time changes nothing', () => {
  const scansOf = (jpeg: Buffer) => jpegSegments(jpeg)?.filter(({ marker }) => marker < 0xe0)
  for (const jpeg of [plain, progressive]) {
    const bare = bareJpeg(jpeg)?.bytes ?? Buffer.alloc(0)
    expect(scansOf(bare)).toEqual(scansOf(jpeg))
    expect(bareJpeg(bare)?.bytes.equals(bare)).toBe(true)
  }
})

test('sRGB may be named by a profile; other colours are decoded', async () => {
  const tagged = await sharp(plain).withIccProfile('srgb').jpeg().toBuffer()
  expect((await sharp(tagged).metadata()).icc).toBeDefined()
  expect(bareJpeg(tagged)?.bytes.includes('ICC_PROFILE')).toBe(false)
  expect(bareJpeg(tagged)).toBeDefined()
  expect(bareJpeg(await sharp(plain).withIccProfile('p3').jpeg().toBuffer())).toBeUndefined()
  const profile = Buffer.from('ICC_PROFILE\0\x01\x02of two parts, the second of which is not there')
  expect(bareJpeg(having(plain, segment(0xe2, profile)))).toBeUndefined()
  expect(bareJpeg(await sharp(plain).toColourspace('cmyk').jpeg().toBuffer())).toBeUndefined()
  expect(bareJpeg(await sharp(plain).toColourspace('b-w').jpeg().toBuffer())).toBeUndefined()
})

test('what is turned is decoded, and what EXIF cannot be read', () => {
  expect(bareJpeg(having(plain, exif(1)))).toBeDefined()
  for (const turned of [2, 3, 6, 8]) expect(bareJpeg(having(plain, exif(turned)))).toBeUndefined()
  expect(bareJpeg(having(plain, segment(0xe1, Buffer.from('Exif\0\0MM'))))).toBeUndefined()
})

test('inks of Adobe, red green blue as such, odd markers and tables with more in them are decoded', () => {
  const adobe = (transform: number) =>
    segment(0xee, Buffer.from([...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, transform]))
  expect(bareJpeg(having(plain, adobe(1)))).toBeDefined()
  for (const transform of [0, 2]) expect(bareJpeg(having(plain, adobe(transform)))).toBeUndefined()
  expect(bareJpeg(having(plain, segment(0xcc, Buffer.from([0, 0]))))).toBeUndefined()
  expect(bareJpeg(having(plain, segment(0xdd, Buffer.from([0, 0, 7]))))).toBeUndefined()
  expect(bareJpeg(having(plain, segment(0xdb, Buffer.alloc(66))))).toBeUndefined()
  expect(bareJpeg(having(plain, segment(0xc4, Buffer.alloc(18))))).toBeUndefined()
  expect(bareJpeg(Buffer.from('not a picture'))).toBeUndefined()
})

test('whatever stands in segments of applications and comments, nothing of it stays', () => {
  const metadata = fc.record({
    marker: fc.oneof(fc.integer({ min: 0xe3, max: 0xed }), fc.constantFrom(0xe0, 0xef, 0xfe)),
    body: fc.uint8Array({ maxLength: 300 }),
  })
  const bare = bareJpeg(plain)?.bytes
  fc.assert(
    fc.property(
      fc.array(metadata, { maxLength: 12 }),
      fc.uint8Array({ maxLength: 50 }),
      (segments, trailer) => {
        const jpeg = having(plain, ...segments.map(({ marker, body }) => segment(marker, Buffer.from(body))))
        expect(bareJpeg(Buffer.concat([jpeg, trailer]))?.bytes).toEqual(bare)
      },
    ),
  )
})

test('cut anywhere it is malformed', async () => {
  const photo = await taken(plain)
  const end = photo.indexOf('MPF TRAILER')
  for (let length = 0; length < end; length += 1) expect(bareJpeg(photo.subarray(0, length))).toBeUndefined()
  expect(bareJpeg(photo.subarray(0, end))).toBeDefined()
})

test('lengths that lie, and any other byte that is changed, give nothing or a JPEG that is as bare', () => {
  fc.assert(
    fc.property(
      fc.nat(plain.length - 1),
      fc.nat(255),
      fc.constantFrom(plain, progressive),
      (at, byte, jpeg) => {
        const changed = Buffer.from(jpeg)
        changed[at % jpeg.length] = byte
        const bare = bareJpeg(changed)
        if (!bare) return
        expect(jpegSegments(bare.bytes)?.filter(({ marker }) => marker >= 0xe0)).toHaveLength(1)
        expect(bareJpeg(bare.bytes)?.bytes.equals(bare.bytes)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test.each([
  ['fill bytes', (n: number) => Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(n, 0xff)])],
  [
    'a scan of escaped bytes',
    (n: number) => Buffer.concat([plain.subarray(0, -2), Buffer.alloc(n, 'ff00', 'hex')]),
  ],
  ['large segments', (n: number) => having(plain, ...severalOf(n))],
])('time grows with the bytes alone: %s', async (_, input) => {
  const grown = await growthOf({ input, work: bareJpeg, mostSize: 10_000_000 })
  expect(grown.growth, JSON.stringify(grown)).toBeLessThan(MOST_GROWTH)
})

/** Segments of so many bytes together. */
function severalOf(bytes: number): Buffer[] {
  const body = Buffer.alloc(60_000)
  return Array.from({ length: Math.ceil(bytes / body.length) }, () => segment(0xe5, body))
}
