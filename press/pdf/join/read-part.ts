import type { PdfObjects } from '../syntax/objects.ts'
import { resolve, streamOf } from '../syntax/resolve.ts'
import { isRef, type PdfDict, type PdfValue } from '../syntax/value.ts'

/** An object that is a dictionary, and its number. */
export interface Found {
  number: number
  dict: PdfDict
}

/** One of the PDFs to join, and what in it is not of a page alone. */
export interface Part {
  pdf: PdfObjects
  catalog: Found
  pages: Found
  info?: Found
  metadata?: Found & { data: Buffer }
  outlines?: Found
  /** Root of the tags, and the one document element below it. */
  tags?: { root: Found; document: Found }
}

/** Reads what a part has in common with the others. Throws for what Typst does not write for a drawing. */
export function readPart(pdf: PdfObjects): Part {
  const catalog = requiredDict(pdf, pdf.trailer.get('/Root'), 'catalog')
  for (const key of catalog.dict.keys())
    if (!joinableKeys.has(key)) throw new Error(`PDFs with ${key} are not joined`)
  const part: Part = { pdf, catalog, pages: requiredDict(pdf, catalog.dict.get('/Pages'), 'page tree') }
  if (pdf.trailer.has('/Info')) part.info = requiredDict(pdf, pdf.trailer.get('/Info'), 'information')
  if (catalog.dict.has('/Metadata')) {
    const metadata = requiredDict(pdf, catalog.dict.get('/Metadata'), 'metadata')
    part.metadata = { ...metadata, data: streamOf(pdf, pdf.object(metadata.number)) }
  }
  if (catalog.dict.has('/Outlines'))
    part.outlines = requiredDict(pdf, catalog.dict.get('/Outlines'), 'list of bookmarks')
  if (catalog.dict.has('/StructTreeRoot')) part.tags = tagsOf(pdf, catalog.dict.get('/StructTreeRoot'))
  return part
}

/** The dictionary that a reference leads to. `what` names it where it is missing. */
function requiredDict(pdf: PdfObjects, value: PdfValue | undefined, what: string): Found {
  const dict = resolve(pdf, value)
  if (!isRef(value) || !(dict instanceof Map)) throw new Error(`PDF has no ${what}`)
  return { number: value.ref, dict }
}

function tagsOf(pdf: PdfObjects, value: PdfValue | undefined): NonNullable<Part['tags']> {
  const root = requiredDict(pdf, value, 'structure')
  for (const key of root.dict.keys())
    if (!joinableTagKeys.has(key)) throw new Error(`structures with ${key} are not joined`)
  const kids = resolve(pdf, root.dict.get('/K'))
  const [kid, more] = Array.isArray(kids) ? kids : [kids]
  const document = requiredDict(pdf, kid, 'document element')
  if (more !== undefined || document.dict.get('/S') !== '/Document')
    throw new Error('PDF has more than its document element at the root of its structure')
  return { root, document }
}

// Whatever else there may be would be lost, or wrong for more pages than those of the first part.
const joinableKeys = new Set(
  '/Type /Pages /Metadata /Lang /StructTreeRoot /MarkInfo /ViewerPreferences /Outlines /Names'.split(' '),
)
const joinableTagKeys = new Set('/Type /RoleMap /K /ParentTree /ParentTreeNextKey'.split(' '))
