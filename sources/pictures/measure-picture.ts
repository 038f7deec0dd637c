import type { MeasuredPicture } from '#domain/pictures/pixel-limits'
import { largestIspe, type Size } from './largest-ispe.ts'
import { type PictureFormat, sniffPicture } from './sniff-picture.ts'

/**
 * Size of a picture as its header tells it, before turning, and how it would be decoded; no decoder is asked, and no pixel is
 * read. Undefined where the header is broken, or ends before it has told.
 */
export function measurePicture(bytes: Buffer): MeasuredPicture | undefined {
  const format = sniffPicture(bytes)
  if (format === undefined || format === 'unsupported') return undefined
  try {
    const measured = readers[format](bytes)
    return measured && measured.width > 0 && measured.height > 0 ? measured : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined // the header points beyond its end
    throw error
  }
}

const readers: Readonly<Record<PictureFormat, (bytes: Buffer) => MeasuredPicture | undefined>> = {
  jpeg: measureJpeg,
  png: bytes => ({
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    decoding: bytes.readUInt8(28) === 0 ? 'rows' : 'whole',
  }),
  gif: bytes => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), decoding: 'whole' }),
  webp: bytes => whole(sizeOfWebp(bytes)),
  tiff: bytes => whole(sizeOfTiff(bytes)),
  avif: bytes => video(largestIspe(bytes)),
  heic: bytes => video(largestIspe(bytes)),
}

function whole(size: Size | undefined): MeasuredPicture | undefined {
  return size && { ...size, decoding: 'whole' }
}

function video(size: Size | undefined): MeasuredPicture | undefined {
  return size && { ...size, decoding: 'video' }
}

/** Frame header and first scan: a scan that lacks components is one of several (ISO/IEC 10918-1, B.2.2 and B.2.3). */
function measureJpeg(bytes: Buffer): MeasuredPicture | undefined {
  let frame: (Size & { isProgressive: boolean; components: number }) | undefined
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes.readUInt8(at + 1)
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff) {
      const next = bytes.indexOf(0xff, at + 1) // decoders pass over what stands between two segments
      if (next < 0) return undefined
      at = next
    } else if ((marker >= 0xd0 && marker <= 0xd8) || marker === 0x01) {
      at += 2
    } else if (marker === 0xda && frame) {
      const { width, height, isProgressive, components } = frame
      const isOneScan = !isProgressive && bytes.readUInt8(at + 4) === components
      return { width, height, decoding: isOneScan ? 'shrunk' : 'whole' }
    } else {
      if (isFrame(marker))
        frame ??= {
          height: bytes.readUInt16BE(at + 5),
          width: bytes.readUInt16BE(at + 7),
          components: bytes.readUInt8(at + 9),
          isProgressive: (marker & 3) === 2,
        }
      at += 2 + bytes.readUInt16BE(at + 2)
    }
  }
  return undefined
}

/** SOF0 to SOF15, between which stand DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** The canvas, or the one frame of it (RFC 9649, 2.4 to 2.7). */
function sizeOfWebp(bytes: Buffer): Size | undefined {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (chunk !== 'VP8L') return undefined
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/** Of the first picture of the file (TIFF 6.0, section 2). */
function sizeOfTiff(bytes: Buffer): Size | undefined {
  const isLittle = bytes.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const directory = read32(4)
  const tags = new Map<number, number>()
  for (let n = 0; n < read16(directory); n += 1) {
    const at = directory + 2 + 12 * n
    const isShort = read16(at + 2) === 3
    tags.set(read16(at), isShort ? read16(at + 8) : read32(at + 8))
  }
  const [width, height] = [tags.get(0x100), tags.get(0x101)]
  return width === undefined || height === undefined ? undefined : { width, height }
}
