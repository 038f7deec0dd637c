import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { measurePicture } from './measure-picture.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2040c0' } })

test.each([
  ['a JPEG', 'shrunk', () => plain(70, 50).jpeg()],
  ['a progressive JPEG', 'whole', () => plain(70, 50).jpeg({ progressive: true })],
  ['a grey JPEG', 'shrunk', () => plain(70, 50).greyscale().jpeg()],
  ['a CMYK JPEG with a profile', 'shrunk', () => plain(70, 50).toColourspace('cmyk').keepIccProfile().jpeg()],
  ['a PNG', 'rows', () => plain(70, 50).png()],
  ['an interlaced PNG', 'whole', () => plain(70, 50).png({ progressive: true })],
  ['a GIF', 'whole', () => plain(70, 50).gif()],
  ['a WebP', 'whole', () => plain(70, 50).webp()],
  ['a lossless WebP', 'whole', () => plain(70, 50).webp({ lossless: true })],
  ['a WebP with metadata', 'whole', () => plain(70, 50).withMetadata({ orientation: 6 }).webp()],
  ['a TIFF', 'whole', () => plain(70, 50).tiff()],
  ['an AVIF', 'video', () => plain(70, 50).avif({ effort: 0 })],
] as const)('%s tells its size and how it is decoded', async (_name, decoding, picture) => {
  expect(measurePicture(await picture().toBuffer())).toEqual({ width: 70, height: 50, decoding })
})

test('a JPEG in several scans is decoded with all of it in memory, as a progressive one', async () => {
  const jpeg = await plain(70, 50).jpeg().toBuffer()
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  jpeg.writeUInt8(1, scan + 4)
  expect(measurePicture(jpeg)).toMatchObject({ decoding: 'whole' })
})

test('a header that is cut off, or says nothing, tells no size', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const) {
    const bytes = await plain(70, 50).toFormat(format).toBuffer()
    for (const length of [0, 4, 12, 16]) {
      const measured = measurePicture(bytes.subarray(0, length))
      expect(measured === undefined || (format === 'gif' && measured.width === 70)).toBe(true)
    }
  }
  const flat = await plain(70, 50).png().toBuffer()
  flat.writeUInt32BE(0, 20)
  expect(measurePicture(flat)).toBeUndefined()
})

test('whatever stands after the first bytes of a picture, measuring ends and throws nothing', async () => {
  const starts = await Promise.all(
    (['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const).map(format =>
      plain(70, 50).toFormat(format).toBuffer(),
    ),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...starts),
      fc.nat(300),
      fc.uint8Array({ maxLength: 600 }),
      (start, kept, noise) => {
        measurePicture(Buffer.concat([start.subarray(0, 12 + kept), noise]))
      },
    ),
  )
})
