import type { PdfDict, PdfValue } from './value.ts'

/** Reads one PDF object from `at`; `end` is where it ends. Throws `PdfCut` where the bytes stop within it. */
export function parseValue(bytes: Buffer, at: number): { value: PdfValue; end: number } {
  const reader = new Reader(bytes, at)
  const value = reader.value()
  return { value, end: reader.at }
}

/** The bytes end within an object: more of the file is needed. */
export class PdfCut extends Error {}

/** Skips white space and comments. */
export function skipSpace(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length) {
    const code = bytes[at]
    if (code === 0x25) while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1
    else if (isSpace(code)) at += 1
    else break
  }
  return at
}

class Reader {
  readonly bytes: Buffer
  at: number

  constructor(bytes: Buffer, at: number) {
    this.bytes = bytes
    this.at = at
  }

  value(): PdfValue {
    this.at = skipSpace(this.bytes, this.at)
    const code = this.code()
    if (code === 0x2f) return this.name()
    if (code === 0x3c) return this.bytes[this.at + 1] === 0x3c ? this.dict() : this.hex()
    if (code === 0x5b) return this.array()
    if (code === 0x28) return this.literal()
    return this.word()
  }

  private code(): number {
    const code = this.bytes[this.at]
    if (code === undefined) throw new PdfCut('PDF object is cut')
    return code
  }

  private name(): string {
    const from = this.at
    this.at += 1
    while (isRegular(this.code())) this.at += 1
    const name = this.bytes.toString('latin1', from, this.at)
    if (!name.includes('#')) return name
    return name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }

  private dict(): PdfDict {
    const dict: PdfDict = new Map()
    this.at += 2
    while (true) {
      this.at = skipSpace(this.bytes, this.at)
      if (this.code() === 0x3e) {
        this.at += 2
        return dict
      }
      if (this.code() !== 0x2f) throw new Error(`PDF dictionary is broken at ${this.at}`)
      const key = this.name()
      dict.set(key, this.value())
    }
  }

  private array(): PdfValue[] {
    const array: PdfValue[] = []
    this.at += 1
    while (true) {
      this.at = skipSpace(this.bytes, this.at)
      if (this.code() === 0x5d) {
        this.at += 1
        return array
      }
      array.push(this.value())
    }
  }

  private hex(): PdfValue {
    const end = this.bytes.indexOf(0x3e, this.at)
    if (end < 0) throw new PdfCut('PDF string is cut')
    const digits = this.bytes.toString('latin1', this.at + 1, end).replace(/\s/g, '')
    this.at = end + 1
    return { bytes: Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex') }
  }

  private literal(): PdfValue {
    const out: number[] = []
    let depth = 1
    this.at += 1
    while (true) {
      const code = this.code()
      this.at += 1
      if (code === 0x5c) this.escape(out)
      else if (code === 0x29 && depth === 1) return { bytes: Buffer.from(out) }
      else {
        if (code === 0x28) depth += 1
        if (code === 0x29) depth -= 1
        out.push(code)
      }
    }
  }

  private escape(out: number[]) {
    const code = this.code()
    this.at += 1
    const plain = escapes.get(code)
    if (plain !== undefined) out.push(plain)
    else if (code >= 0x30 && code <= 0x37) {
      let octal = code - 0x30
      for (let more = 0; more < 2 && this.code() >= 0x30 && this.code() <= 0x37; more += 1) {
        octal = octal * 8 + this.code() - 0x30
        this.at += 1
      }
      out.push(octal & 0xff)
    } else if (code === 0x0d) {
      if (this.code() === 0x0a) this.at += 1
    } else if (code !== 0x0a) out.push(code)
  }

  private word(): PdfValue {
    const word = this.regular()
    const number = Number(word)
    if (word === '' || Number.isNaN(number)) {
      if (word === 'true') return true
      if (word === 'false') return false
      if (word === 'null') return null
      throw new Error(`PDF object is broken at ${this.at}: ${word.slice(0, 20)}`)
    }
    if (!Number.isInteger(number) || number < 0) return number
    // "12 0 R" is a reference.
    const back = this.at
    this.at = skipSpace(this.bytes, this.at)
    if (this.at < this.bytes.length && this.bytes[this.at] === 0x30) {
      this.at = skipSpace(this.bytes, this.at + 1)
      if (this.bytes[this.at] === 0x52 && !isRegular(this.bytes[this.at + 1] ?? 0x20)) {
        this.at += 1
        return { ref: number }
      }
    }
    this.at = back
    return number
  }

  private regular(): string {
    const from = this.at
    while (this.at < this.bytes.length && isRegular(this.bytes[this.at])) this.at += 1
    return this.bytes.toString('latin1', from, this.at)
  }
}

const escapes = new Map([
  [0x6e, 0x0a],
  [0x72, 0x0d],
  [0x74, 0x09],
  [0x62, 0x08],
  [0x66, 0x0c],
])

function isSpace(code: number | undefined): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x0c || code === 0
}

const delimiters = new Set([...'()<>[]{}/%'].map(letter => letter.charCodeAt(0)))

function isRegular(code: number | undefined): boolean {
  return code !== undefined && !isSpace(code) && !delimiters.has(code)
}
