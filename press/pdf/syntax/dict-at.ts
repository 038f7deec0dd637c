import type { PdfObjects } from './objects.ts'
import { isRef, type PdfDict, type PdfValue } from './value.ts'

/** The dictionary that a reference leads to, its number, and where its stream begins if it has one. */
export function dictAt(
  pdf: PdfObjects,
  to: PdfValue | undefined,
  what: string,
): { number: number; dict: PdfDict; data: number | undefined } {
  const { value, data } = isRef(to) ? pdf.object(to.ref) : {}
  if (!isRef(to) || !(value instanceof Map)) throw new Error(`PDF has no ${what}`)
  return { number: to.ref, dict: value, data }
}
