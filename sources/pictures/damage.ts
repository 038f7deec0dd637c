import sharp, { type SharpOptions } from 'sharp'

/** Share of a photo's rows that may be lost before it counts as broken. */
const LOST_SHARE = 0.1
/** By the sixth scan of a progressive JPEG every detail is there, if coarse; before, it prints as a blur. */
const LEGIBLE_SCANS = 6
const WIDTH = 16
const ROWS = 200

/**
 * Whether a truncated JPEG still has nearly all of its rows; throws where nothing of it can be decoded. Only JPEG has a defined
 * colour for what is missing: from other formats, the decoder would give what its memory held before.
 */
export async function isLegibleJpeg(bytes: Buffer, decoding: SharpOptions): Promise<boolean> {
  const { data, info } = await sharp(bytes, decoding)
    .resize(WIDTH, ROWS, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rowBytes = WIDTH * info.channels
  const last = data.subarray(-info.channels)
  const row = (index: number) => data.subarray(index * rowBytes, (index + 1) * rowBytes)
  let lost = 0
  while (lost < ROWS && isFlat(row(ROWS - lost - 1), last)) lost += 1
  const scans = scansOf(bytes)
  return lost <= ROWS * LOST_SHARE && (!scans.progressive || scans.begun >= LEGIBLE_SCANS)
}

/** The decoder fills what is missing with one grey, up to the bottom. */
function isFlat(row: Buffer, colour: Buffer): boolean {
  return row.every((value, index) => Math.abs(value - (colour[index % colour.length] ?? 0)) <= 2)
}

/** How many scans of a JPEG have begun. ISO/IEC 10918-1, B.1 and B.2. */
function scansOf(bytes: Buffer): { progressive: boolean; begun: number } {
  let progressive = false
  let begun = 0
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)) {
      const next = bytes.indexOf(0xff, at + 1) // inside entropy-coded data
      if (next < 0) break
      at = next
      continue
    }
    if (marker === 0xc2) progressive = true
    if (marker === 0xda) begun += 1
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return { progressive, begun }
}
