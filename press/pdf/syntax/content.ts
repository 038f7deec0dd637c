import { parseValue } from './parse.ts'
import type { PdfValue } from './value.ts'

/**
 * Calls `visit` for each wanted operator of a content stream; operands of the others are never parsed.
 * `from` and `to` are the bytes of the operator with its operands and the space before.
 */
export function scanContent(
  bytes: Buffer,
  operators: ReadonlySet<string>,
  visit: (operator: string, operands: PdfValue[], from: number, to: number) => void,
) {
  let from = 0
  let at = 0
  while (at < bytes.length) {
    const code = bytes[at] ?? 0
    if (code === 0x28) at = afterString(bytes, at)
    else if (code === 0x3c && bytes[at + 1] !== 0x3c) at = after(bytes, at, '>')
    else if (code === 0x3c) at += 2
    else if (code === 0x2f) at = afterRegular(bytes, at + 1)
    else if (code === 0x25) at = after(bytes, at, '\n')
    else if (!isOperatorStart(code)) at += 1
    else {
      const end = afterRegular(bytes, at)
      const word = bytes.toString('latin1', at, end)
      if (constants.has(word)) {
        at = end
        continue
      }
      if (operators.has(word)) visit(word, operands(bytes, from, at), from, end)
      at = word === 'BI' ? after(bytes, end, '\nEI') : end
      from = at
    }
  }
}

const constants = new Set(['true', 'false', 'null'])

function operands(bytes: Buffer, from: number, to: number): PdfValue[] {
  const values: PdfValue[] = []
  let at = from
  while (true) {
    while (at < to && (bytes[at] ?? 0) <= 0x20) at += 1
    if (at >= to) return values
    const { value, end } = parseValue(bytes, at)
    values.push(value)
    at = end
  }
}

/** Letters, and the two quotes that show text. */
function isOperatorStart(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code === 0x27 || code === 0x22
}

function afterRegular(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length) {
    const code = bytes[at] ?? 0
    if (code <= 0x20 || code === 0x28 || code === 0x29 || code === 0x3c || code === 0x3e) break
    if (code === 0x5b || code === 0x5d || code === 0x2f || code === 0x25) break
    at += 1
  }
  return at
}

function afterString(bytes: Buffer, from: number): number {
  let depth = 0
  for (let at = from; at < bytes.length; at += 1) {
    const code = bytes[at]
    if (code === 0x5c) at += 1
    else if (code === 0x28) depth += 1
    else if (code === 0x29) {
      depth -= 1
      if (depth === 0) return at + 1
    }
  }
  return bytes.length
}

// Words written as hexadecimal digits; their letters are no operators.
/** Behind the next of these letters. */
function after(bytes: Buffer, from: number, letters: string): number {
  const end = bytes.indexOf(letters, from, 'latin1')
  return end < 0 ? bytes.length : end + letters.length
}
