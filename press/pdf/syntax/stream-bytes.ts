import type { PdfDict } from './value.ts'

/** Bytes of a stream as they stand in the file. */
export function streamBytes(bytes: Buffer, dict: PdfDict, at: number): Buffer {
  const length = dict.get('/Length')
  if (typeof length !== 'number') throw new Error('PDF stream has no length of its own')
  return bytes.subarray(at, at + length)
}
