import { PdfCut, parseValue, skipSpace } from './parse.ts'
import type { PdfDict, PdfValue } from './value.ts'

/** Bytes that can be read at any place: a file, or a buffer. */
export interface ByteSource {
  size: number
  /** Shorter than `length` only at the end. */
  read(at: number, length: number): Buffer
}

export interface PdfObject {
  value: PdfValue
  /** Where the bytes of a stream start; absent for plain objects. */
  data?: number
}

export interface PdfObjects {
  source: ByteSource
  trailer: PdfDict
  /** Offset of each object, by number; free ones are left out. */
  offsets: Map<number, number>
  /** Offset of the cross-reference table. */
  end: number
  object(number: number): PdfObject
}

export function bufferSource(bytes: Buffer): ByteSource {
  return { size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) }
}

/** Opens a PDF with one classic cross-reference table, as Typst and writePdf write it. Throws for any other. */
export function openObjects(source: ByteSource): PdfObjects {
  const tail = source.read(Math.max(0, source.size - 1024), 1024).toString('latin1')
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? Number.NaN)
  if (Number.isNaN(start)) throw new Error('PDF has no startxref')
  const table = source.read(start, source.size - start)
  const { offsets, end } = readTable(table)
  const { value: trailer } = parseValue(table, end)
  if (!(trailer instanceof Map)) throw new Error('PDF has no trailer')
  if (trailer.has('/Prev')) throw new Error('PDF was changed after it was written')
  return {
    source,
    trailer,
    offsets,
    end: start,
    object(number) {
      const at = offsets.get(number)
      return at === undefined ? { value: null } : objectAt(source, at, number)
    },
  }
}

/** Reads the object that starts at an offset, taking more bytes until it is whole. */
function objectAt(source: ByteSource, at: number, number: number): PdfObject {
  const head = /^\s*(\d+) 0 obj/.exec(source.read(at, 32).toString('latin1'))
  if (head === null || Number(head[1]) !== number)
    throw new Error(`PDF object ${number} is not where it should be`)
  for (let length = 4096; ; length *= 4) {
    const bytes = source.read(at, length)
    try {
      const { value, end } = parseValue(bytes, head[0].length)
      const next = skipSpace(bytes, end)
      if (next + 8 > bytes.length && bytes.length === length) throw new PdfCut('PDF object is cut')
      if (bytes.toString('latin1', next, next + 6) !== 'stream') return { value }
      return { value, data: at + next + (bytes[next + 6] === 0x0d ? 8 : 7) }
    } catch (error) {
      // a window that ends inside `12 0 R` or `true` looks broken, not cut; only at the end of the file is it so
      if (bytes.length < length) throw error
    }
  }
}

function readTable(table: Buffer): { offsets: Map<number, number>; end: number } {
  const offsets = new Map<number, number>()
  if (table.toString('latin1', 0, 4) !== 'xref') throw new Error('PDF has no classic cross-reference table')
  let at = skipSpace(table, 4)
  while (table.toString('latin1', at, at + 7) !== 'trailer') {
    const head = /^(\d+) (\d+)\s+/.exec(table.toString('latin1', at, at + 40))
    if (head === null) throw new Error('PDF cross-reference table is broken')
    const first = Number(head[1])
    const count = Number(head[2])
    at += head[0].length
    for (let index = 0; index < count; index += 1, at += 20) {
      const entry = table.toString('latin1', at, at + 18)
      if (entry[17] === 'n') offsets.set(first + index, Number(entry.slice(0, 10)))
    }
    at = skipSpace(table, at)
  }
  return { offsets, end: at + 7 }
}
