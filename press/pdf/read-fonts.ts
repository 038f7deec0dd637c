import { type GlyphBox, glyphBoxes } from './glyph-boxes.ts'
import { type Inks, inksBelow } from './inks-of-space.ts'
import type { PdfObjects } from './syntax/objects.ts'
import { dictAt, resolve, streamOf } from './syntax/resolve.ts'
import { isRef, type PdfDict } from './syntax/value.ts'

export interface PdfFont {
  name: string
  embedded: boolean
  subset: boolean
  /** Glyphs are drawn by the file itself, as colour emoji are. */
  drawn: boolean
  /** Bytes of one character code. */
  codeBytes: 1 | 2
  /** Advance of a code, as a fraction of the type size. */
  advance(code: number): number
  /** Where the ink of a code is: undefined where it has none. Absent where the outlines cannot be read. */
  inkOf?: (code: number) => GlyphBox | undefined
  /** Inks of drawn glyphs; words of other fonts take those of the page. */
  inks: ReadonlySet<Inks>
}

/** Reads what is asked of a font: embedded, subset, how wide its glyphs are. */
export function readFont(pdf: PdfObjects, dict: PdfDict): PdfFont {
  if (dict.get('/Subtype') === '/Type3') return drawnFont(pdf, dict)
  const [below] = listOf(resolve(pdf, dict.get('/DescendantFonts')))
  const inner = resolve(pdf, below)
  const font = inner instanceof Map ? inner : dict
  const descriptor = dictAt(pdf, font, '/FontDescriptor')
  const name = nameOf(dict.get('/BaseFont'))
  const widths = inner instanceof Map ? cidWidths(pdf, font) : simpleWidths(pdf, font)
  const outlines = outlinesOf(pdf, descriptor)
  const usual = inner instanceof Map ? numberOr(font.get('/DW'), 1000) : 0
  return {
    name,
    embedded: ['/FontFile', '/FontFile2', '/FontFile3'].some(key => descriptor.has(key)),
    subset: /^[A-Z]{6}\+/.test(name),
    drawn: false,
    codeBytes: inner instanceof Map ? 2 : 1,
    advance: code => (widths.get(code) ?? usual) / 1000,
    inks: new Set(),
    // Codes are glyph numbers, as Typst writes them.
    ...(outlines && font.get('/CIDToGIDMap') === '/Identity' && { inkOf: outlines }),
  }
}

function outlinesOf(pdf: PdfObjects, descriptor: PdfDict) {
  const file = descriptor.get('/FontFile2')
  return isRef(file) ? glyphBoxes(streamOf(pdf, pdf.object(file.ref))) : undefined
}

function drawnFont(pdf: PdfObjects, dict: PdfDict): PdfFont {
  const widths = simpleWidths(pdf, dict)
  const [scale] = listOf(resolve(pdf, dict.get('/FontMatrix')))
  const unit = numberOr(scale, 0.001)
  return {
    name: nameOf(dict.get('/Name')),
    embedded: true,
    subset: true,
    drawn: true,
    codeBytes: 1,
    advance: code => (widths.get(code) ?? 0) * unit,
    inks: inksBelow(pdf, dict),
  }
}

function simpleWidths(pdf: PdfObjects, dict: PdfDict): Map<number, number> {
  const first = numberOr(dict.get('/FirstChar'), 0)
  return new Map(
    listOf(resolve(pdf, dict.get('/Widths'))).map((width, index) => [first + index, numberOr(width, 0)]),
  )
}

/** `c [w1 w2 ...]` names widths from c on, `c1 c2 w` one width for all from c1 to c2. */
function cidWidths(pdf: PdfObjects, dict: PdfDict): Map<number, number> {
  const list = listOf(resolve(pdf, dict.get('/W')))
  const widths = new Map<number, number>()
  for (let at = 0; at < list.length; ) {
    const first = numberOr(list[at], 0)
    const second = resolve(pdf, list[at + 1])
    if (Array.isArray(second)) {
      for (const [index, width] of second.entries()) widths.set(first + index, numberOr(width, 0))
      at += 2
    } else {
      for (let code = first; code <= numberOr(second, -1); code += 1)
        widths.set(code, numberOr(list[at + 2], 0))
      at += 3
    }
  }
  return widths
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : [])
const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise)
const nameOf = (value: unknown) => (typeof value === 'string' ? value.slice(1) : '')
