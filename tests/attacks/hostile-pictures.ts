import { brotliDecompressSync, crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export interface HostilePicture {
  name: string
  bytes: Buffer
  /** What is said of it, by the name of a code; `taken` where decoders find no fault in it that cost anything. */
  answer: 'taken' | 'notAPicture' | 'brokenPicture' | 'pictureTooLarge'
}

/** Files of little length that say, or are, pictures of many pixels: each kind of `tiny but huge`. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const jpeg = await plain(900, 700).jpeg().toBuffer()
  const avif = await plain(600, 600).avif({ effort: 0 }).toBuffer()
  return [
    { name: 'an AVIF of 9,990 px square', bytes: hugeAvif(), answer: 'pictureTooLarge' },
    { name: 'a PNG of zeros, 20,000 px square', bytes: emptyPng(20_000), answer: 'pictureTooLarge' },
    { name: 'a PNG of zeros, 9,990 px square', bytes: emptyPng(9990), answer: 'taken' },
    {
      name: 'a PNG that ends after its header, 9,990 px square',
      bytes: emptyPng(9990).subarray(0, 60),
      answer: 'brokenPicture',
    },
    { name: 'a GIF with a canvas of 65,535 px', bytes: manyFrames(65_535, 2), answer: 'pictureTooLarge' },
    { name: 'a GIF of 20,000 frames', bytes: manyFrames(600, 20_000), answer: 'taken' },
    {
      name: 'a WebP that moves on a canvas of 16,000 px',
      bytes: await movingWebp(),
      answer: 'pictureTooLarge',
    },
    { name: 'a JPEG that says 65,500 px', bytes: sayingJpeg(jpeg, 65_500), answer: 'pictureTooLarge' },
    {
      name: 'a JPEG that says 14,000 px, with little in it',
      bytes: sayingJpeg(jpeg, 14_000),
      answer: 'taken',
    },
    { name: 'a JPEG cut at a third', bytes: jpeg.subarray(0, jpeg.length / 3), answer: 'brokenPicture' },
    { name: 'a JPEG whose EXIF says 100,000 px', bytes: await lyingExif(), answer: 'taken' },
    {
      name: 'an AVIF that says 7,000 px, and is small',
      bytes: sayingAvif(avif, 7000),
      answer: 'brokenPicture',
    },
    {
      name: 'an AVIF that says 600 px, and is 9,990',
      bytes: sayingAvif(hugeAvif(), 600),
      answer: 'brokenPicture',
    },
    {
      name: 'a drawing that is called a JPEG',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>'),
      answer: 'notAPicture',
    },
  ]
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2040c0' } })

/** 9,990 px square, of one colour: 1.2 kB that take 2 GB to be decoded. Packed, since encoding it takes as much. */
function hugeAvif(): Buffer {
  return brotliDecompressSync(Buffer.from(packed9990, 'base64'))
}

/** 7,070 px square, which is the most that is decoded of AVIF: 0.8 kB that take a gigabyte and seconds. */
export function largestAvif(): Buffer {
  return brotliDecompressSync(Buffer.from(packed7070, 'base64'))
}

const packed9990 =
  'G78EQOZoXM1DwB74ThIbI9mUIA/e1A3LAnxX6BFEdN7BL5h6gBFa5IGkN7xWpCQhlH6PAEA8MSWTFJOGEgEA8ChRR2o8iqk4e58bLphMJjkeRwEjEopLAZ4swhHjYLK3BhpA8H4jDOhWcDmECIkO1C2BNEugxRyTpq1DJycJpeCbOIGIRCGBaaxIHNFkb1x07HKk2JnkR1RSQgtKjD4E7nk0A4V0zApAIohI+BgwafB7Q5dDSwdAt4OPj0nhBVY2qa8khnaBXlpRDmbdSSa+3a+iAoE5UAdm0G+aVa+V7bGbsKKlVzdIfJSaGS+Pi8AQSr38PwSSPfMutImptEMiIZvuJgaMeqOuvvUDKq7Oc8oW3/GR9JSzuybsfF+1TZrIERsSQ7rep9VHcbkSVh177bjRuvWtjHoxfYVi6RN1tnzXyqdZRdxKnD3/CYeG3Bsuuv9Ob4Eec99dN2AkfA0='
const packed7070 =
  'G/wCCMaHr9NeZgpIiX9J39qFcMptjwDWnV5/O2BYK9EIImvVdgkkkLQtAAtb6qEkZukOrxExUhQpeu62AOjwqhvKmbWEBwAlhOeoUwlh8gAI/xsZdAwFnOJKhMoJuxqaESkuY8MMCQADDJR/nkHRypiQUl5CGlXDyqXQmLUOjtLlykl1SXVMI+WV5QA8iOyycxlmrWNwh74MAKiQqnIuAADaq1agMEL1RGgJAiw1Ul7CxBNigEF3UDRASZdwmNVKkJLW/+7ufUHYLyFwMXD6SiuvfZaXsm5HBhTgMnfNZtJoI/jEnxKxceV90j93PMzOLbS4fTGmW1UQ1/XSoayG2tPMfBTj6SrmfBiVNL1jGWXg3f4Cutas1zUw/rcotejBPB134FodUqzPevvf/PeRetuTG32rz1c617d9B11H+7rwSYRcvatpblJx9MT4lxurpQf/tl/Yc3/Er/8Q08ztBA=='

/** A PNG of one bit a pixel, all black. */
export function emptyPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0], 8)
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A GIF whose frames are a pixel each (GIF89a, 18 to 22). */
export function manyFrames(canvas: number, frames: number): Buffer {
  const header = Buffer.from('474946383961000000008000000000000000ff', 'hex').subarray(0, 13)
  header.writeUInt16LE(canvas, 6)
  header.writeUInt16LE(canvas, 8)
  const colours = Buffer.from([0, 0, 0, 255, 255, 255])
  const frame = Buffer.from('21f9040001000000' + '2c00000000010001000002024401' + '00', 'hex')
  return Buffer.concat([header, colours, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** Its canvas, in the chunk VP8X, is said to be 16,000 px. */
async function movingWebp(): Promise<Buffer> {
  const frames = await Promise.all([plain(60, 60).png().toBuffer(), plain(60, 60).negate().png().toBuffer()])
  const webp = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  webp.writeUIntLE(15_999, 24, 3)
  webp.writeUIntLE(15_999, 27, 3)
  return webp
}

export function sayingJpeg(jpeg: Buffer, side: number): Buffer {
  const bytes = Buffer.from(jpeg)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(side, frame + 5)
  bytes.writeUInt16BE(side, frame + 7)
  return bytes
}

export function sayingAvif(avif: Buffer, side: number): Buffer {
  const bytes = Buffer.from(avif)
  const size = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(side, size)
  bytes.writeUInt32BE(side, size + 4)
  return bytes
}

function lyingExif(): Promise<Buffer> {
  const exif = { IFD2: { PixelXDimension: '100000', PixelYDimension: '100000' } }
  return plain(900, 700).withExif(exif).jpeg().toBuffer()
}
