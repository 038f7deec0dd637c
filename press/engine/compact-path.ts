/**
 * Writes an SVG path, which stands in `bytes` from `begin` to `end`, again from `to` on, which is no further: three decimals at most, no
 * zero before a point, no space beside a letter or a minus. Returns where it ends. A page has some 500,000 of these bytes, and is
 * waited for by somebody who types: so each is looked at once, by its number.
 */
export function compactPath(bytes: Uint8Array, begin: number, end: number, to: number): number {
  let out = to
  // of the number at hand; below 0 before its point
  let decimals = -1
  let before = space
  for (let at = begin; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte >= zero && byte <= nine) {
      const isBare = byte === zero && bytes[at + 1] === point && at + 1 < end && !isWord(before)
      const isMore = decimals >= most
      if (decimals >= 0) decimals += 1
      if (!isBare && !isMore) bytes[out++] = byte
    } else {
      decimals = byte === point ? 0 : -1
      const joins = byte === minus || isLetter(byte)
      if (joins && out > to && bytes[out - 1] === space) out -= 1
      bytes[out++] = byte
      if (joins && at + 1 < end && bytes[at + 1] === space) at += 1
    }
    before = bytes[at] ?? 0
  }
  return out
}

const most = 3
const [space, minus, point, zero, nine] = [0x20, 0x2d, 0x2e, 0x30, 0x39]

const isLetter = (byte: number) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
const isWord = (byte: number) => isLetter(byte) || (byte >= zero && byte <= nine) || byte === 0x5f
