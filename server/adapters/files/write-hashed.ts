import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Stored } from './files.ts'

/** Writes bytes to a new file, down to the disk, and tells their hash. A source that fails leaves no file. */
export async function writeHashed(bytes: Buffer | Readable, file: string): Promise<Stored> {
  const hash = createHash('sha256')
  let size = 0
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const chunk of Buffer.isBuffer(bytes) ? [bytes] : bytes) {
      const part = Buffer.from(chunk)
      hash.update(part)
      size += part.length
      await handle.writeFile(part)
    }
    await handle.sync()
  } catch (error) {
    await handle.close()
    await rm(file, { force: true })
    throw error
  }
  await handle.close()
  return { sha256: hash.digest('hex'), size }
}
