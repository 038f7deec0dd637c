import { isUpright } from './exif-orientation.ts'
import { type JpegSegment, jpegSegments, startOfScan } from './segments.ts'
import { isSrgbProfile } from './srgb-profile.ts'

export interface BareJpeg {
  bytes: Buffer
  width: number
  height: number
}

/**
 * A JPEG that every reader of PDF shows as decoders of pictures do, without what its camera and its makers wrote into it: the
 * coded picture is the same to the byte, all else is cut out (places, cameras, thumbnails, comments, profiles, what follows its
 * end). Undefined for what is not upright, not sRGB, not in three colours of 8 bits, or malformed in any way: that is to be
 * decoded. Time and memory grow with the bytes alone; no pixel is read.
 */
export function bareJpeg(bytes: Buffer): BareJpeg | undefined {
  const segments = jpegSegments(bytes)
  if (!segments) return undefined
  const frames = segments.filter(({ marker }) => isFrame(marker))
  const scans = segments.filter(({ marker }) => marker === startOfScan)
  const [frame] = frames
  if (!frame || frames.length > 1 || scans.length === 0 || scans.length > mostScans) return undefined
  if (segments.indexOf(frame) > segments.findIndex(({ marker }) => marker === startOfScan)) return undefined
  if (!isUsualFrame(frame) || !isPlain(segments, frame) || !isInSrgb(segments)) return undefined
  const kept = segments.filter(({ marker }) => !isMetadata(marker))
  if (!kept.every(isSoundTable)) return undefined
  return {
    bytes: Buffer.concat([start, ...kept.flatMap(written), end]),
    height: frame.body.readUInt16BE(1),
    width: frame.body.readUInt16BE(3),
  }
}

// No camera writes more; each is another pass over all pixels for whoever shows the picture.
const mostScans = 40

/** Baseline, extended and progressive, coded by Huffman: what DCTDecode knows. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xc2
}

/** APP0 to APP15, and comments. */
function isMetadata(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
}

/** Three components of 8 bits, of which the first is the finest. */
function isUsualFrame({ body }: JpegSegment): boolean {
  if (body.length !== 15 || body[0] !== 8 || body[5] !== 3) return false
  if (body.readUInt16BE(1) === 0 || body.readUInt16BE(3) === 0) return false
  const [luma, blue, red] = [body[7] ?? 0, body[10], body[13]]
  return [0x11, 0x12, 0x21, 0x22, 0x41].includes(luma) && blue === 0x11 && red === 0x11
}

/** Upright, and of brightness and two colours for every reader, with or without the markers that are cut out. */
function isPlain(segments: readonly JpegSegment[], frame: JpegSegment): boolean {
  for (const { marker, body } of segments) {
    if (marker === 0xe1 && startsWith(body, 'Exif\0') && !isUpright(body.subarray(6))) return false
    // transform 1: all others are read as something else
    if (marker === 0xee && startsWith(body, 'Adobe') && body[11] !== 1) return false
  }
  return frame.body[6] === 1 && frame.body[9] === 2 && frame.body[12] === 3
}

/** Without a profile, or with one of sRGB in parts that are all there. */
function isInSrgb(segments: readonly JpegSegment[]): boolean {
  const parts = segments
    .filter(({ marker, body }) => marker === 0xe2 && startsWith(body, 'ICC_PROFILE\0'))
    .map(({ body }) => body)
  if (parts.length === 0) return true
  const isWhole = parts.every((part, index) => part[12] === index + 1 && part[13] === parts.length)
  return isWhole && isSrgbProfile(Buffer.concat(parts.map(part => part.subarray(14))))
}

/** Of a kind that a picture is decoded by, and exactly as long as what it says: nothing is hidden behind it. */
function isSoundTable({ marker, body }: JpegSegment): boolean {
  if (isFrame(marker)) return true
  if (marker === startOfScan) return body.length === 4 + 2 * (body[0] ?? 0)
  if (marker === 0xdb) return body.length > 0 && body.length % 65 === 0 && isOf8Bits(body)
  if (marker === 0xc4) return isWholeHuffman(body)
  return marker === 0xdd && body.length === 2
}

function isOf8Bits(body: Buffer): boolean {
  for (let at = 0; at < body.length; at += 65) if ((body[at] ?? 0) > 3) return false
  return true
}

function isWholeHuffman(body: Buffer): boolean {
  let at = 0
  while (at + 17 <= body.length)
    at += 17 + body.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0)
  return at === body.length && at > 0
}

function startsWith(body: Buffer, word: string): boolean {
  return body.toString('latin1', 0, word.length) === word
}

function written({ marker, body, scan }: JpegSegment): Buffer[] {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return [head, body, scan]
}

// JFIF 1.02 without a thumbnail, so that all know what the colours are
const start = Buffer.from('ffd8ffe000104a46494600010200000100010000', 'hex')
const end = Buffer.from('ffd9', 'hex')
