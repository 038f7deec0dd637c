import type { PdfObjects } from './objects.ts'
import { isRef, type PdfDict, type PdfValue } from './value.ts'

export interface PdfPage {
  number: number
  dict: PdfDict
  /** pt, of the MediaBox. */
  height: number
}

/** Pages in reading order. Throws where the page tree is broken. */
export function pagesOf(pdf: PdfObjects): PdfPage[] {
  const pages: PdfPage[] = []
  const visit = (value: PdfValue | undefined) => {
    const node = isRef(value) ? pdf.object(value.ref).value : undefined
    if (!isRef(value) || !(node instanceof Map)) throw new Error('PDF page tree is broken')
    if (node.get('/Type') !== '/Page') {
      const kids = node.get('/Kids')
      for (const kid of Array.isArray(kids) ? kids : []) visit(kid)
      return
    }
    const box = boxOf(node, '/MediaBox')
    if (box === undefined) throw new Error('PDF page has no size')
    pages.push({ number: value.ref, dict: node, height: box[3] - box[1] })
  }
  const root = pdf.trailer.get('/Root')
  const catalog = isRef(root) ? pdf.object(root.ref).value : undefined
  if (!(catalog instanceof Map)) throw new Error('PDF has no catalog')
  visit(catalog.get('/Pages'))
  return pages
}

/** A box of a page as [left, bottom, right, top] in pt. */
export function boxOf(page: PdfDict, name: string): [number, number, number, number] | undefined {
  const box = page.get(name)
  if (!Array.isArray(box)) return undefined
  const [left, bottom, right, top] = box
  if (typeof left !== 'number' || typeof bottom !== 'number') return undefined
  if (typeof right !== 'number' || typeof top !== 'number') return undefined
  return [left, bottom, right, top]
}
