import { hasTransparency } from './has-transparency.ts'
import { type Inks, inksOfSpace } from './inks-of-space.ts'
import { type PdfFont, readFont } from './read-fonts.ts'
import { type PageMarks, type PageReader, readMarks } from './read-page.ts'
import { withFileSource } from './syntax/file-source.ts'
import type { Bounds } from './syntax/matrix.ts'
import { openObjects, type PdfObjects } from './syntax/objects.ts'
import { boxOf, pagesOf } from './syntax/pages.ts'
import { dictAt, resolve } from './syntax/resolve.ts'
import { isBytes, isRef, type PdfDict } from './syntax/value.ts'

export interface PdfFacts {
  bytes: number
  encrypted: boolean
  /** The file does something by itself: scripts, actions on opening, attached files. */
  active: boolean
  /** Condition that the OutputIntent names. */
  condition?: string
  /** Standard that the file says it keeps. */
  standard?: string
  fonts: Map<number, PdfFont>
  pages: PageFacts[]
}

export interface PageFacts extends PageMarks {
  media: Bounds
  crop?: Bounds
  bleed?: Bounds
  trim?: Bounds
  annotations: number
  transparent: boolean
}

/** Reads a finished file the way a printer's check does; pictures stay on the disk. Throws for a broken file. */
export function readPdf(path: string): PdfFacts {
  return withFileSource(path, source => {
    const pdf = openObjects(source)
    const catalog = dictAt(pdf, pdf.trailer, '/Root')
    const names = dictAt(pdf, catalog, '/Names')
    const { reader, fonts } = pageReader(pdf)
    const transparencyOf = new Map<number, boolean>()
    const condition = conditionOf(pdf, catalog)
    const standard = textAt(dictAt(pdf, pdf.trailer, '/Info'), '/GTS_PDFXVersion')
    return {
      bytes: source.size,
      encrypted: pdf.trailer.has('/Encrypt'),
      active:
        ['/OpenAction', '/AA', '/AcroForm'].some(key => catalog.has(key)) ||
        ['/JavaScript', '/EmbeddedFiles'].some(key => names.has(key)),
      ...(condition !== undefined && { condition }),
      ...(standard !== undefined && { standard }),
      pages: pagesOf(pdf).map(({ dict }) => readPage(reader, dict, transparencyOf)),
      fonts,
    }
  })
}

function readPage(reader: PageReader, dict: PdfDict, transparencyOf: Map<number, boolean>): PageFacts {
  const box = (name: string): Bounds | undefined => {
    const edges = boxOf(dict, name)
    return edges && { left: edges[0], bottom: edges[1], right: edges[2], top: edges[3] }
  }
  const media = box('/MediaBox')
  if (media === undefined) throw new Error('PDF page has no size')
  const [crop, bleed, trim] = [box('/CropBox'), box('/BleedBox'), box('/TrimBox')]
  const annotations = resolve(reader.pdf, dict.get('/Annots'))
  return {
    media,
    ...(crop && { crop }),
    ...(bleed && { bleed }),
    ...(trim && { trim }),
    annotations: Array.isArray(annotations) ? annotations.length : 0,
    transparent: hasTransparency(reader.pdf, dict, transparencyOf),
    ...readMarks(reader, dict, media),
  }
}

function pageReader(pdf: PdfObjects): { reader: PageReader; fonts: Map<number, PdfFont> } {
  const fonts = new Map<number, PdfFont>()
  const inks = new Map<number, Inks>()
  const reader: PageReader = {
    pdf,
    fontOf(value) {
      if (!isRef(value)) return undefined
      const cachedFont = fonts.get(value.ref)
      if (cachedFont !== undefined) return { number: value.ref, font: cachedFont }
      const dict = pdf.object(value.ref).value
      if (!(dict instanceof Map)) return undefined
      const font = readFont(pdf, dict)
      fonts.set(value.ref, font)
      return { number: value.ref, font }
    },
    inksOf(value) {
      if (!isRef(value)) return inksOfSpace(pdf, value)
      const inksOfObject = inks.get(value.ref) ?? inksOfSpace(pdf, pdf.object(value.ref).value)
      inks.set(value.ref, inksOfObject)
      return inksOfObject
    },
  }
  return { reader, fonts }
}

function conditionOf(pdf: PdfObjects, catalog: PdfDict): string | undefined {
  const intents = resolve(pdf, catalog.get('/OutputIntents'))
  const intent = Array.isArray(intents) ? resolve(pdf, intents[0]) : undefined
  return intent instanceof Map ? textAt(intent, '/OutputConditionIdentifier') : undefined
}

function textAt(dict: PdfDict, key: string): string | undefined {
  const value = dict.get(key)
  return isBytes(value) ? value.bytes.toString('latin1') : undefined
}
