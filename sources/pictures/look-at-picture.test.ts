import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { expect, test, vi } from 'vitest'
import { lookAtPicture } from './look-at-picture.ts'
import { hashDistance, hashHalves } from './perceptual-hash.ts'
import { printableBytes } from './printable-bytes.ts'

/** 96 x 64 px, its left half red and its right half blue, as a phone would write it. */
const HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAAATwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAABXbWRhdAAAAEsoAa8TgHjVhci///QFR/+8jnh+QBDwSz/47Offhs7f+Tp3vvxA1g5a1drpH2iW4EP4fr+7fNRx/dy61yPQ4OqVALX6bgWb5NBowng=',
  'base64',
)

/** A scene with detail everywhere: waves of colour, and grain from a fixed formula. */
function scene(width: number, height: number, shift = 0): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const grain = (x * 7919 + y * 104_729 + x * y) % 23
      const at = (y * width + x) * 3
      data[at] = 128 + 90 * Math.sin((x + shift) / 17) + grain
      data[at + 1] = 128 + 90 * Math.cos(y / 11) + grain
      data[at + 2] = 128 + 90 * Math.sin((x + y) / 29) + grain
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

test('a picture is its hash and its size', async () => {
  const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const picture = await lookAtPicture(png)
  expect(picture).toEqual({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), width: 3, height: 2 })
  expect(await lookAtPicture(Buffer.concat([png, Buffer.from('x')]))).not.toEqual(picture)
})

test.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)(
  '%s is known by its bytes',
  async format => {
    expect(await lookAtPicture(await scene(60, 40).toFormat(format).toBuffer())).toMatchObject({
      width: 60,
      height: 40,
    })
  },
)

test.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF rotation %i is honoured', async orientation => {
  const jpeg = await scene(60, 40).withMetadata({ orientation }).jpeg().toBuffer()
  const upright = orientation < 5 ? { width: 60, height: 40 } : { width: 40, height: 60 }
  expect(await lookAtPicture(jpeg)).toMatchObject(upright)
})

test('a CMYK JPEG, a grey one and one with a colour profile are pictures', async () => {
  for (const picture of [
    scene(60, 40).toColourspace('cmyk'),
    scene(60, 40).toColourspace('b-w'),
    scene(60, 40).withIccProfile('p3'),
  ]) {
    expect(await lookAtPicture(await picture.jpeg().toBuffer(), { phash: true })).toMatchObject({
      width: 60,
      height: 40,
    })
  }
})

test('an animation is its first frame', async () => {
  const frames = await Promise.all([scene(30, 20).png().toBuffer(), scene(30, 20, 9).png().toBuffer()])
  for (const format of ['gif', 'webp'] as const) {
    const film = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(film).metadata()).pages).toBe(2)
    expect(await lookAtPicture(film)).toMatchObject({ width: 30, height: 20 })
  }
})

test('HEIC is read, and printed as JPEG', async () => {
  expect(await lookAtPicture(HEIC)).toMatchObject({ width: 96, height: 64 })
  const { data } = await sharp(await printableBytes(HEIC))
    .extract({ left: 10, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0] = data
  expect(red > 180 && green < 90 && blue < 90).toBe(true)
  expect(await lookAtPicture(HEIC.subarray(0, 380))).toEqual({ unreadable: 'broken-picture' })
  const enormous = Buffer.from(HEIC)
  const size = enormous.indexOf('ispe') + 8
  enormous.writeUInt32BE(30_000, size)
  enormous.writeUInt32BE(30_000, size + 4)
  expect(await lookAtPicture(enormous)).toEqual({ unreadable: 'picture-too-large' })
})

test('many HEIC files at once are each read, and the complaints of the decoder reach no output', async () => {
  const written = vi.spyOn(process.stdout, 'write')
  const pictures = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      lookAtPicture(index % 2 ? HEIC : HEIC.subarray(0, 380), { phash: true }),
    ),
  )
  expect(pictures.map(picture => ('unreadable' in picture ? picture.unreadable : picture.width))).toEqual(
    Array.from({ length: 14 }, (_, index) => (index % 2 ? 96 : 'broken-picture')),
  )
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
})

test('all other pictures are printed as they are', async () => {
  const png = await scene(60, 40).png().toBuffer()
  expect(await printableBytes(png)).toBe(png)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>'
test.each([
  ['an SVG posing as JPEG', svg],
  ['an SVG with an XML line', `<?xml version="1.0"?>${svg}`],
  ['a page that says the photo is gone', '<!doctype html><title>404</title>'],
  ['a PDF', '%PDF-1.7\n1 0 obj'],
  ['a film', Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex')],
  ['a few bytes of an ISO file', Buffer.from('0000001866747970', 'hex')],
  ['text', 'hello'],
])('%s is not a picture', async (_name, bytes) => {
  expect(await lookAtPicture(Buffer.from(bytes))).toEqual({ unreadable: 'not-a-picture' })
})

test.each([
  ['BMP', Buffer.from('BM6\0\0\0\0\0\0\0')],
  ['JPEG XL', Buffer.from('ff0a7f', 'hex')],
  ['Photoshop', Buffer.from('8BPS\0\x01')],
])('%s is named as unsupported', async (_name, bytes) => {
  expect(await lookAtPicture(bytes)).toEqual({ unreadable: 'unsupported-picture' })
})

test('30,000 x 30,000 px are refused from the header, whatever the format', async () => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 2], 8)
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(9))),
  ])
  expect(await lookAtPicture(png)).toEqual({ unreadable: 'picture-too-large' })
  const jpeg = await scene(60, 40).jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(30_000, frame + 5)
  jpeg.writeUInt16BE(30_000, frame + 7)
  expect(await lookAtPicture(jpeg)).toEqual({ unreadable: 'picture-too-large' })
})

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

test.each([
  ['a JPEG cut at 2%', 'jpeg', 0.02, false],
  ['a JPEG cut at half', 'jpeg', 0.5, false],
  ['a JPEG cut at 96%', 'jpeg', 0.96, true],
  ['a progressive JPEG cut at 10%', 'progressive', 0.1, false],
  ['a progressive JPEG cut at 90%', 'progressive', 0.9, true],
  ['a PNG cut at half', 'png', 0.5, false],
  ['a PNG cut at 96%', 'png', 0.96, false],
  ['a WebP cut at half', 'webp', 0.5, false],
  ['a GIF cut at a fifth', 'gif', 0.2, false],
] as const)(
  '%s: only what has nearly all of its rows is a picture, and it can be printed',
  async (_name, format, part, legible) => {
    const whole = await (format === 'progressive'
      ? scene(800, 600).jpeg({ progressive: true })
      : scene(800, 600).toFormat(format)
    ).toBuffer()
    const cut = whole.subarray(0, whole.length * part)
    const result = await lookAtPicture(cut)
    expect(result).toEqual(
      legible ? expect.objectContaining({ width: 800, height: 600 }) : { unreadable: 'broken-picture' },
    )
    if (legible) expect((await sharp(cut, { failOn: 'none' }).jpeg().toBuffer()).length).toBeGreaterThan(1000)
  },
)

test('a sound header over pixels of nonsense is broken, and so is no byte at all', async () => {
  const png = await scene(60, 40).png().toBuffer()
  png.fill(0xaa, png.indexOf('IDAT') + 4)
  expect(await lookAtPicture(png)).toEqual({ unreadable: 'broken-picture' })
  expect(await lookAtPicture(Buffer.alloc(0))).toEqual({ unreadable: 'broken-picture' })
})

test('a spot in the middle of a JPEG does not lose it', async () => {
  const jpeg = await scene(800, 600).jpeg().toBuffer()
  jpeg.fill(0x55, jpeg.length / 2, jpeg.length / 2 + 20)
  expect(await lookAtPicture(jpeg)).toMatchObject({ width: 800, height: 600 })
})

test('pictures that look alike have like hashes, others do not; turning by EXIF changes nothing', async () => {
  const hashOf = async (picture: Sharp, quality = 80) => {
    const result = await lookAtPicture(await picture.jpeg({ quality }).toBuffer(), { phash: true })
    return 'sha256' in result ? (result.phash ?? '') : ''
  }
  const distance = (one: string, other: string) => hashDistance(hashHalves(one), hashHalves(other))
  const original = await hashOf(scene(300, 200))
  expect(original).toMatch(/^[0-9a-f]{16}$/)
  expect(distance(original, await hashOf(scene(300, 200).resize(150), 40))).toBeLessThan(5)
  expect(distance(original, await hashOf(scene(300, 200).modulate({ brightness: 1.1 })))).toBeLessThan(5)
  expect(distance(original, await hashOf(scene(300, 200, 40)))).toBeGreaterThan(10)
  const turned = sharp(await scene(300, 200).png().toBuffer())
    .rotate(270)
    .withMetadata({ orientation: 6 })
  expect(distance(original, await hashOf(turned))).toBeLessThan(5)
})

test('the distance of hashes counts bits', () => {
  expect(hashDistance(hashHalves('0000000000000000'), hashHalves('ffffffffffffffff'))).toBe(64)
  expect(hashDistance(hashHalves('8000000000000001'), hashHalves('0000000000000000'))).toBe(2)
})
