import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { emptyPng, manyFrames, pngChunk, sayingAvif, sayingJpeg } from './hostile-pictures.ts'

export interface GeneratedPicture {
  what: string
  bytes: Buffer
}

/** Pictures of each kind, about `size` times as large as the least that is worth trying. */
export async function generatedPictures(
  size: number,
): Promise<Record<string, fc.Arbitrary<GeneratedPicture>>> {
  const { jpeg, png, webp, gif, avif, tiff } = await good()
  const any = fc.constantFrom(jpeg, png, webp, gif, avif, tiff)
  const upTo = (most: number) => fc.integer({ min: 1, max: most * size })
  const side = fc.integer({ min: 1, max: 65_535 })
  return {
    'huge by its header': fc.oneof(
      side.map(px => ({ what: `JPEG of ${px} px`, bytes: sayingJpeg(jpeg, px) })),
      side.map(px => ({ what: `AVIF of ${px} px`, bytes: sayingAvif(avif, px) })),
      fc
        .integer({ min: 1, max: 2 ** 31 - 1 })
        .map(px => ({ what: `PNG of ${px} px`, bytes: sayingPng(png, px) })),
      fc.tuple(side, side).map(([canvas]) => ({ what: `GIF of ${canvas} px`, bytes: manyFrames(canvas, 1) })),
    ),
    'tiny but huge': upTo(1500)
      .map(px => Math.min(px, 12_000))
      .map(px => ({ what: `empty PNG of ${px} px`, bytes: emptyPng(px) })),
    'many frames': fc
      .tuple(upTo(40), upTo(2000))
      .map(([canvas, frames]) => ({ what: `GIF of ${frames} frames`, bytes: manyFrames(canvas, frames) })),
    'deep metadata': fc.oneof(
      upTo(300).map(depth => ({ what: `EXIF ${depth} deep`, bytes: deepExif(jpeg, depth) })),
      upTo(300).map(count => ({ what: `${count} texts in a PNG`, bytes: withTexts(png, count) })),
      upTo(3).map(megabytes => ({
        what: `a profile of ${megabytes} MB`,
        bytes: withProfile(png, megabytes),
      })),
      upTo(3000).map(depth => ({ what: `boxes ${depth} deep`, bytes: deepBoxes(avif, depth) })),
    ),
    truncated: fc.tuple(any, fc.double({ min: 0, max: 1, noNaN: true })).map(([bytes, part]) => ({
      what: `cut at ${part}`,
      bytes: bytes.subarray(0, Math.floor(bytes.length * part)),
    })),
    garbled: fc
      .tuple(any, fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 40 }))
      .map(([bytes, changes]) => {
        const garbled = Buffer.from(bytes)
        for (const [at, byte] of changes) garbled[at % garbled.length] = byte
        return { what: `${changes.length} other bytes`, bytes: garbled }
      }),
  }
}

async function good() {
  // noise, so that there is much to cut and to garble
  const noise = Buffer.from(Array.from({ length: 120 * 90 * 3 }, (_, at) => (at * 2_654_435_761) >>> 24))
  const picture = () => sharp(noise, { raw: { width: 120, height: 90, channels: 3 } })
  return {
    jpeg: await picture().jpeg().toBuffer(),
    png: await picture().png().toBuffer(),
    webp: await picture().webp().toBuffer(),
    gif: await picture().gif().toBuffer(),
    avif: await picture().avif({ effort: 0 }).toBuffer(),
    tiff: await picture().tiff().toBuffer(),
  }
}

function sayingPng(png: Buffer, side: number): Buffer {
  const header = Buffer.from(png.subarray(16, 29))
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(33)])
}

const afterHeader = (png: Buffer, chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

function withTexts(png: Buffer, count: number): Buffer {
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000, 'x'))])
  return afterHeader(
    png,
    Array.from({ length: count }, () => pngChunk('zTXt', text)),
  )
}

function withProfile(png: Buffer, megabytes: number): Buffer {
  const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(megabytes * 2 ** 20))])
  return afterHeader(png, [pngChunk('iCCP', profile)])
}

/** Directories that each point to the next, the last to the first (TIFF 6.0, section 2). */
function deepExif(jpeg: Buffer, depth: number): Buffer {
  const levels = Math.min(depth, 3500)
  const each = 18
  const tiff = Buffer.alloc(8 + levels * each)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  for (let level = 0; level < levels; level += 1) {
    const at = 8 + level * each
    const next = 8 + ((level + 1) % levels) * each
    tiff.writeUInt16LE(1, at)
    // a pointer to a directory of EXIF
    tiff.writeUInt16LE(0x8769, at + 2)
    tiff.writeUInt16LE(4, at + 4)
    tiff.writeUInt32LE(1, at + 6)
    tiff.writeUInt32LE(next, at + 10)
    tiff.writeUInt32LE(next, at + 14)
  }
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** Boxes in boxes behind the first one (ISO 14496-12, 4.2). */
function deepBoxes(avif: Buffer, depth: number): Buffer {
  const boxes = Buffer.alloc(depth * 8)
  for (let level = 0; level < depth; level += 1) {
    boxes.writeUInt32BE((depth - level) * 8, level * 8)
    boxes.write(level % 2 === 0 ? 'iprp' : 'ipco', level * 8 + 4, 'latin1')
  }
  const first = avif.readUInt32BE(0)
  return Buffer.concat([avif.subarray(0, first), boxes, avif.subarray(first)])
}
