import { createHash } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'

export interface Sink {
  /** Bytes taken so far: the offset of what comes next. */
  offset(): number
  write(part: Buffer | string): Promise<void>
  /** sha256 of all that was taken. */
  digest(): Buffer
}

/** Writes a file part by part; it gets its name only when `fill` is through, and nothing stays when that fails. */
export async function writeFileThrough<T>(path: string, fill: (sink: Sink) => Promise<T>): Promise<T> {
  const draft = `${path}.part`
  const file = await open(draft, 'w')
  const hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(1 << 20)
  let buffered = 0
  let written = 0
  const flush = async () => {
    await writeAll(file, buffer.subarray(0, buffered))
    buffered = 0
  }
  const write = async (part: Buffer | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
    hash.update(bytes)
    written += bytes.length
    if (buffered + bytes.length > buffer.length) await flush()
    if (bytes.length > buffer.length) await writeAll(file, bytes)
    else buffered += bytes.copy(buffer, buffered)
  }
  try {
    const result = await fill({ offset: () => written, write, digest: () => hash.copy().digest() })
    await flush()
    await file.close()
    await rename(draft, path)
    return result
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(draft, { force: true })
    throw error
  }
}

// A nearly full disk may take less than it is given.
async function writeAll(file: FileHandle, bytes: Buffer) {
  for (let from = 0; from < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, from)
    from += bytesWritten
  }
}
