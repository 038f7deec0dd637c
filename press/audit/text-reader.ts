import type { PDFiumPage } from '@hyzyla/pdfium'

/** A character as PDFium finds it drawn, in pt from the lower left of the sheet. */
interface Character {
  text: string
  x: number
  right: number
  y: number
  size: number
  font: string
}

export interface TextReader {
  /** Upright characters in the order in which they are drawn; what PDFium adds, and what has no width, is left out. */
  characters(page: PDFiumPage): Character[]
  close(): void
}

/** PDFium's own functions (fpdf_text.h), which the package does not wrap; any page of the document opens it. */
export function openTextReader(anyPage: PDFiumPage): TextReader {
  const { module } = inside(anyPage)
  const scratch = module.wasmExports.malloc(bytesOfScratch)
  const names = new Map<number, string>()
  const read = (text: number, index: number): Character | undefined => {
    if (module._FPDFText_IsGenerated(text, index) === 1) return undefined
    const code = module._FPDFText_GetUnicode(text, index)
    // of a character beyond the first plane the second half is read with the first
    if (code >= 0xdc00 && code <= 0xdfff) return undefined
    const low = code >= 0xd800 && code <= 0xdbff ? module._FPDFText_GetUnicode(text, index + 1) : undefined
    const character = low === undefined ? String.fromCodePoint(code) : String.fromCharCode(code, low)
    if (/^[\p{Cc}\p{Cf}]$/u.test(character)) return undefined
    if (Math.abs(module._FPDFText_GetCharAngle(text, index)) > 0.01) return undefined
    module._FPDFText_GetCharOrigin(text, index, scratch, scratch + 8)
    const [x, y] = [module.HEAPF64[scratch / 8], module.HEAPF64[scratch / 8 + 1]]
    module._FPDFText_GetLooseCharBox(text, index, scratch + 16)
    const right = module.HEAPF32[scratch / 4 + 6]
    if (x === undefined || y === undefined || right === undefined) return undefined
    return { text: character, x, right, y, size: sizeOf(text, index), font: fontOf(text, index) }
  }
  const sizeOf = (text: number, index: number) => module._FPDFText_GetFontSize(text, index)
  const fontOf = (text: number, index: number): string => {
    const run = module._FPDFText_GetTextObject(text, index)
    const cached = names.get(run)
    if (cached !== undefined) return cached
    const length = module._FPDFText_GetFontInfo(text, index, scratch + 64, bytesOfScratch - 64, scratch + 48)
    const bytes = module.HEAPU8.slice(scratch + 64, scratch + 64 + Math.max(0, length - 1))
    const name = Buffer.from(bytes).toString('latin1')
    names.set(run, name)
    return name
  }
  return {
    characters(page) {
      names.clear()
      const text = module._FPDFText_LoadPage(inside(page).pageIdx)
      const count = module._FPDFText_CountChars(text)
      const characters: Character[] = []
      for (let index = 0; index < count; index++) {
        const character = read(text, index)
        if (character) characters.push(character)
      }
      module._FPDFText_ClosePage(text)
      return characters
    },
    close: () => module.wasmExports.free(scratch),
  }
}

const bytesOfScratch = 1024

interface Inside {
  pageIdx: number
  module: {
    wasmExports: { malloc(bytes: number): number; free(at: number): void }
    HEAPF64: Float64Array
    HEAPF32: Float32Array
    HEAPU8: Uint8Array
    _FPDFText_LoadPage(page: number): number
    _FPDFText_ClosePage(text: number): void
    _FPDFText_CountChars(text: number): number
    _FPDFText_IsGenerated(text: number, index: number): number
    _FPDFText_GetUnicode(text: number, index: number): number
    _FPDFText_GetCharAngle(text: number, index: number): number
    _FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number
    _FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number
    _FPDFText_GetFontSize(text: number, index: number): number
    _FPDFText_GetTextObject(text: number, index: number): number
    _FPDFText_GetFontInfo(text: number, index: number, name: number, bytes: number, flags: number): number
  }
}

// The package keeps its handles to itself (2.1.13); what is read of them is named above.
const inside = (page: PDFiumPage) => page as unknown as Inside
