import { readFileSync } from 'node:fs'
import { type PDFiumLibrary, PDFiumLibrary as Pdfium } from '@hyzyla/pdfium'
import { invariant } from '#domain/invariant'
import { readPdf } from '../pdf/read-pdf.ts'
import type { Bounds } from '../pdf/syntax/matrix.ts'
import type { Box, DrawnPage, Glyph } from './drawn-page.ts'
import { openTextReader, type TextReader } from './text-reader.ts'

let library: Promise<PDFiumLibrary> | undefined

/** The letters and pictures of each page of a PDF, as they stand on the trimmed page. */
export async function readDrawnPages(path: string): Promise<DrawnPage[]> {
  library ??= Pdfium.init()
  const { pages } = readPdf(path)
  const document = await (await library).loadDocument(readFileSync(path))
  try {
    const reader = openTextReader(document.getPage(0))
    const drawn = pages.map((page, i): DrawnPage => {
      const trim = page.trim ?? page.media
      return {
        width: mm(trim.right - trim.left),
        height: mm(trim.top - trim.bottom),
        glyphs: glyphsOf(reader, document.getPage(i), trim),
        images: page.images.map(({ bounds, whole, widthPx }) => ({
          box: boxOf(bounds, trim),
          whole: boxOf(whole, trim),
          widthPx,
        })),
      }
    })
    reader.close()
    return drawn
  } finally {
    document.destroy()
  }
}

const mm = (points: number) => (points * 25.4) / 72

function boxOf({ left, right, top, bottom }: Bounds, trim: Bounds): Box {
  return { x: mm(left - trim.left), y: mm(trim.top - top), w: mm(right - left), h: mm(top - bottom) }
}

function glyphsOf(reader: TextReader, page: Parameters<TextReader['characters']>[0], trim: Bounds): Glyph[] {
  return reader.characters(page).map(({ text, x, right, y, size, font }) => {
    invariant(size > 0, 'letters have a size')
    return {
      text,
      x: mm(x - trim.left),
      right: mm(right - trim.left),
      y: mm(trim.top - y),
      size,
      family: familyOf(font),
    }
  })
}

// `ABCDEF+NotoSerifTC-Regular`
const familyOf = (font: string) => font.replace(/^[A-Z]{6}\+/, '').replace(/[-,].*$/, '')
