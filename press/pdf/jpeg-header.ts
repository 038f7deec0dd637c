export interface JpegHeader {
  width: number
  height: number
  components: 1 | 3 | 4
  /** Written by Adobe's convention: four inks that are stored upside down. */
  inverted: boolean
}

/** Reads size and colours from the bytes of a JPEG. Throws for anything that a PDF cannot hold as it is. */
export function jpegHeader(bytes: Buffer): JpegHeader {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error('not a JPEG')
  let adobe = false
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) throw new Error('JPEG is broken')
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xee && bytes.toString('latin1', at + 4, at + 9) === 'Adobe') adobe = true
    if (frames.has(marker)) {
      const components = bytes[at + 9]
      if (bytes[at + 4] !== 8) throw new Error('JPEG has not 8 bits a sample')
      if (components !== 1 && components !== 3 && components !== 4) throw new Error('JPEG has odd colours')
      return {
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        components,
        inverted: adobe && components === 4,
      }
    }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  throw new Error('JPEG has no frame')
}

// Baseline, extended and progressive: what DCTDecode knows.
const frames = new Set([0xc0, 0xc1, 0xc2])
