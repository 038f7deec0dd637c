import { createHash } from 'node:crypto'
import { serialize } from '../syntax/serialize.ts'
import type { PdfDict, PdfValue } from '../syntax/value.ts'
import { blocks } from './blocks.ts'

/** The file that grows while parts are joined. */
export interface JoinedFile {
  /** What stands before the first object: the version, and a line that says that bytes follow. */
  begin(header: Buffer): void
  /** A number that no object has yet. */
  reserve(): number
  put(number: number, value: PdfValue, data?: Buffer): void
  /** Writes a stream that refers to nothing, if the same was not written before; answers its number. */
  stream(dict: PdfDict, data: Buffer): number
  /** The cross-reference table and the trailer; what is not among `entries` is `/Size`. */
  finish(entries: PdfDict): Buffer
}

export function joinedFile(): JoinedFile {
  const bytes = blocks()
  const offsets = new Map<number, number>()
  const streams = new Map<string, number>()
  let last = 0
  const text = (latin1: string) => bytes.write(Buffer.from(latin1, 'latin1'))
  const reserve = () => {
    last += 1
    return last
  }
  const put = (number: number, value: PdfValue, data?: Buffer) => {
    offsets.set(number, bytes.length())
    text(`${number} 0 obj\n${serialize(value)}\n`)
    if (data !== undefined) {
      text('stream\n')
      bytes.write(data)
      text('\nendstream\n')
    }
    text('endobj\n\n')
  }
  return {
    begin: header => bytes.write(header),
    reserve,
    put,
    stream(dict, data) {
      const key = createHash('sha256').update(serialize(dict)).update(data).digest('base64')
      const written = streams.get(key)
      if (written !== undefined) return written
      const number = reserve()
      streams.set(key, number)
      put(number, dict, data)
      return number
    },
    finish(entries) {
      const start = bytes.length()
      text(`xref\n0 ${last + 1}\n0000000000 65535 f \n`)
      for (let number = 1; number <= last; number += 1) {
        const at = offsets.get(number)
        if (at === undefined) throw new Error(`object ${number} of the joined PDF was never written`)
        text(`${String(at).padStart(10, '0')} 00000 n \n`)
      }
      const end: PdfDict = new Map([['/Size', last + 1], ...entries])
      text(`trailer\n${serialize(end)}\nstartxref\n${start}\n%%EOF\n`)
      return bytes.whole()
    },
  }
}
