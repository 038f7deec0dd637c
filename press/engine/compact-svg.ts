import { compactPath } from './compact-path.ts'

/**
 * The same drawing in half of its bytes. Nearly all of a page's SVG are outlines of glyphs, in numbers of eight decimals;
 * a thousandth of a point is less than any printer or screen can show.
 */
export function compactSvg(svg: string): string {
  const bytes = Buffer.from(svg)
  // in place: what is written is never longer than what was read
  let length = 0
  const copy = (from: number, to: number) => {
    bytes.copyWithin(length, from, to)
    length += to - from
  }
  let at = 0
  for (;;) {
    const next = bytes.indexOf(pathBegin, at)
    if (next < 0) break
    const begin = next + pathBegin.length
    copy(at, begin)
    const quote = bytes.indexOf(0x22, begin)
    at = quote < 0 ? bytes.length : quote
    length = compactPath(bytes, begin, at, length)
  }
  copy(at, bytes.length)
  return bytes.toString('utf8', 0, length).replace(/>\s+</g, '><').replaceAll(' fill-rule="nonzero"', '')
}

const pathBegin = Buffer.from(' d="')
