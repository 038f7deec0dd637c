import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { ByteSource } from './objects.ts'

/** Reads a file at the places that are asked for, so that a book with thousands of photos costs no memory. */
export function withFileSource<T>(path: string, use: (source: ByteSource) => T): T {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    return use({
      size,
      read(at, length) {
        const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - at)))
        return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, at))
      },
    })
  } finally {
    closeSync(file)
  }
}
