import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/**
 * Reads files one after the other into the same memory: what one gives is over when the next is read. At once, in 20 microseconds
 * each: asked of the threads of Node, a thousand photos take 50 ms to be asked for, and their memory as long to be collected.
 */
export function readPhotos(): (file: string) => Buffer {
  let memory = Buffer.allocUnsafe(1 << 20)
  return file => {
    const opened = openSync(file, 'r')
    try {
      const { size } = fstatSync(opened)
      if (size > memory.length) memory = Buffer.allocUnsafe(size)
      let read = 0
      for (let got = 1; got > 0 && read < size; read += got)
        got = readSync(opened, memory, read, size - read, read)
      return memory.subarray(0, read)
    } finally {
      closeSync(opened)
    }
  }
}
