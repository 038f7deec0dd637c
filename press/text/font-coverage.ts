import { closeSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { faceFolder, fontFolders, type Typeface } from './font-families.ts'

/** Whether some bundled font has a glyph for the code point. Typst itself prints a box and says nothing. */
export function covered(codePoint: number): boolean {
  table ??= readTables(fontFolders())
  return ((table[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0
}

/** Whether the text font of a face has it. */
export function holds(face: Typeface, codePoint: number): boolean {
  const bits = tables.get(face) ?? readTables([faceFolder(face)])
  tables.set(face, bits)
  return ((bits[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0
}

let table: Uint8Array | undefined
const tables = new Map<Typeface, Uint8Array>()

function readTables(folders: string[]): Uint8Array {
  const bits = new Uint8Array(0x110000 >> 3)
  for (const folder of folders) {
    for (const name of readdirSync(folder)) {
      if (/\.[ot]tf$/.test(name)) markCodePoints(join(folder, name), bits)
    }
  }
  return bits
}

// Only the character map is read from a file of up to 25 MB (OpenType specification, cmap formats 4 and 12).
function markCodePoints(path: string, bits: Uint8Array) {
  const file = openSync(path, 'r')
  try {
    const map = readCmap(file)
    const subtables = map.readUInt16BE(2)
    for (let i = 0; i < subtables; i++) {
      const at = map.readUInt32BE(4 + i * 8 + 4)
      const format = map.readUInt16BE(at)
      if (format === 12) markSegments(map, at, bits)
      if (format === 4) markRanges(map, at, bits)
    }
  } finally {
    closeSync(file)
  }
}

function readCmap(file: number): Buffer {
  const head = Buffer.alloc(12 + 16 * 64)
  readSync(file, head, 0, head.length, 0)
  for (let i = 0; i < head.readUInt16BE(4); i++) {
    const entry = 12 + i * 16
    if (head.toString('latin1', entry, entry + 4) !== 'cmap') continue
    const map = Buffer.alloc(head.readUInt32BE(entry + 12))
    readSync(file, map, 0, map.length, head.readUInt32BE(entry + 8))
    return map
  }
  throw new Error('a bundled font has no character map')
}

function markSegments(map: Buffer, at: number, bits: Uint8Array) {
  const groups = map.readUInt32BE(at + 12)
  for (let g = 0; g < groups; g++) {
    mark(bits, map.readUInt32BE(at + 16 + g * 12), map.readUInt32BE(at + 20 + g * 12))
  }
}

function markRanges(map: Buffer, at: number, bits: Uint8Array) {
  const segments = map.readUInt16BE(at + 6) / 2
  for (let s = 0; s < segments; s++) {
    const end = map.readUInt16BE(at + 14 + s * 2)
    const start = map.readUInt16BE(at + 16 + segments * 2 + s * 2)
    mark(bits, start, Math.min(end, 0xfffe))
  }
}

function mark(bits: Uint8Array, from: number, to: number) {
  for (let c = from; c <= to; c++) bits[c >> 3] = (bits[c >> 3] ?? 0) | (1 << (c & 7))
}
