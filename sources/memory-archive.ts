import { Readable } from 'node:stream'
import type { Archive } from './archive/archive.ts'

/** An archive that is only in memory, for tests: paths to JSON values or to text. */
export function memoryArchive(contents: Record<string, unknown>, name = 'memory.zip'): Archive {
  const bytes = new Map(Object.entries(contents).map(([path, value]) => [path, bytesOf(value)]))
  const read = (path: string): Buffer => {
    const content = bytes.get(path)
    if (!content) throw new Error(`no such file: ${path}`)
    return content
  }
  return {
    name,
    files: new Map([...bytes].map(([path, { length }]) => [path, { path, size: length }])),
    isHere: path => bytes.has(path),
    stream: async path => Readable.from([read(path)]),
    read: async path => read(path),
    close: async () => {},
  }
}

function bytesOf(value: unknown): Buffer {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
}
