/** Whether a picture with this EXIF (from its TIFF header on) is shown as its pixels stand; false where it cannot be read. */
export function isUpright(tiff: Buffer): boolean {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 10 || (order !== 'II' && order !== 'MM')) return false
  const read16 = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return false
  const entries = read16(first)
  if (first + 2 + 12 * entries > tiff.length) return false
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + 12 * entry
    if (read16(at) === orientationTag && (read16(at + 2) !== short || read16(at + 8) !== 1)) return false
  }
  return true
}

// EXIF 2.3, 4.6.4: tag and type
const orientationTag = 0x0112
const short = 3
