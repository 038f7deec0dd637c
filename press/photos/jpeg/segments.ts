export interface JpegSegment {
  /** Second byte of the marker. */
  marker: number
  /** What stands after its length. */
  body: Buffer
  /** Entropy-coded data behind a start of scan, with its restart markers; empty behind all others. */
  scan: Buffer
}

/**
 * The segments of a JPEG between its first two bytes and the end of its image, as they stand in it (ISO/IEC 10918-1, annex B);
 * undefined where it is malformed, ends too soon, or has more segments than any camera writes. What follows its end is not read.
 */
export function jpegSegments(bytes: Buffer): JpegSegment[] | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  const segments: JpegSegment[] = []
  let at = 2
  while (segments.length < mostSegments) {
    if (bytes[at] !== 0xff) return undefined
    while (bytes[at + 1] === 0xff) at += 1 // fill bytes before a marker
    const marker = bytes[at + 1]
    if (marker === endOfImage) return segments
    if (marker === undefined || isAlone(marker) || at + 4 > bytes.length) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end < at + 4 || end > bytes.length) return undefined
    const next = marker === startOfScan ? scanEnd(bytes, end) : end
    segments.push({ marker, body: bytes.subarray(at + 4, end), scan: bytes.subarray(end, next) })
    at = next
  }
  return undefined
}

export const startOfScan = 0xda
const endOfImage = 0xd9
const mostSegments = 2000

/** Markers without a length: TEM, RST0 to RST7, SOI; and 0, which is none. */
function isAlone(marker: number): boolean {
  return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}

/** Where the next marker stands that is not part of the scan; the end of the bytes where there is none. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at)) {
    const next = bytes[at + 1]
    if (next === undefined) break
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at += 2
  }
  return bytes.length
}
