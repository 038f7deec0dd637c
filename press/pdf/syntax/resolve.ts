import { inflateSync } from 'node:zlib'
import type { PdfObject, PdfObjects } from './objects.ts'
import { isRef, type PdfDict, type PdfValue } from './value.ts'

/** The value itself where it is written elsewhere. */
export function resolve(pdf: PdfObjects, value: PdfValue | undefined): PdfValue | undefined {
  return isRef(value) ? pdf.object(value.ref).value : value
}

/** The dictionary under a key, or an empty one. */
export function dictAt(pdf: PdfObjects, dict: PdfDict, key: string): PdfDict {
  const value = resolve(pdf, dict.get(key))
  return value instanceof Map ? value : new Map()
}

/** Bytes of a stream, unpacked. Throws for filters that neither Typst nor writePdf uses for what is read. */
export function streamOf(pdf: PdfObjects, { value, data }: PdfObject): Buffer {
  if (!(value instanceof Map) || data === undefined) throw new Error('PDF stream is missing')
  const length = resolve(pdf, value.get('/Length'))
  if (typeof length !== 'number') throw new Error('PDF stream has no length')
  const packed = pdf.source.read(data, length)
  const filter = value.get('/Filter')
  if (filter === undefined) return packed
  if (filter === '/FlateDecode') return inflateSync(packed)
  throw new Error(`PDF stream is packed with ${JSON.stringify(filter)}`)
}
