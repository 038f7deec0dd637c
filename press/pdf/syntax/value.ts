/** A PDF object as plain data: names keep their slash ('/Page'), strings are bytes. */
export type PdfValue = number | boolean | null | string | PdfBytes | PdfRef | PdfValue[] | PdfDict
export type PdfDict = Map<string, PdfValue>
export interface PdfRef {
  ref: number
}
export interface PdfBytes {
  bytes: Buffer
}

export const ref = (number: number): PdfRef => ({ ref: number })
export const text = (value: string): PdfBytes => ({ bytes: Buffer.from(value, 'latin1') })

export function isRef(value: PdfValue | undefined): value is PdfRef {
  return typeof value === 'object' && value !== null && 'ref' in value
}

export function isBytes(value: PdfValue | undefined): value is PdfBytes {
  return typeof value === 'object' && value !== null && 'bytes' in value
}

/** Objects whose references were changed by `to`; the rest is shared. */
export function mapRefs(value: PdfValue, to: (number: number) => number): PdfValue {
  if (isRef(value)) return { ref: to(value.ref) }
  if (Array.isArray(value)) return value.map(entry => mapRefs(entry, to))
  if (value instanceof Map) return new Map([...value].map(([key, entry]) => [key, mapRefs(entry, to)]))
  return value
}
