import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export interface ZipWriter {
  /** One entry after the other: no more than one stream is open. `isPacked` where its bytes are so already. */
  add(path: string, bytes: Readable | string, options?: { isPacked?: boolean }): Promise<void>
  /** All bytes are in the file. */
  end(): Promise<void>
}

/** Writes a ZIP to a file, with as much of it in memory as one entry's buffer holds. */
export function zipWriter(path: string, modifiedAt: Date): ZipWriter {
  const zip = new ZipFile()
  // what goes wrong with an entry would be thrown where nobody is: it ends the file instead
  zip.on('error', error => zip.outputStream.emit('error', error))
  const written = pipeline(zip.outputStream, createWriteStream(path))
  // whoever adds or ends hears of it
  written.catch(() => undefined)
  return {
    async add(entry, bytes, { isPacked = false } = {}) {
      const options = { mtime: modifiedAt, compress: !isPacked }
      if (typeof bytes === 'string') {
        zip.addBuffer(Buffer.from(bytes), entry, options)
        return
      }
      zip.addReadStream(bytes, entry, options)
      try {
        await Promise.race([finished(bytes, { writable: false }), written])
      } finally {
        bytes.destroy()
      }
    },
    async end() {
      zip.end()
      await written
    },
  }
}
