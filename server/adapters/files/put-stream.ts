import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { Stored } from './files.ts'
import { putInParts } from './put-in-parts.ts'
import { writeHashed } from './write-hashed.ts'

/**
 * Uploads a stream by way of a file of this machine, since its length and its hash are known when it has ended. `keyOf` names it then;
 * undefined where it is there already.
 */
export async function putStream(
  { client, Bucket, scratch }: { client: S3Client; Bucket: string; scratch: string },
  bytes: Readable,
  keyOf: (stored: Stored) => Promise<string | undefined>,
): Promise<Stored> {
  await mkdir(scratch, { recursive: true })
  const folder = await mkdtemp(join(scratch, 'put-'))
  try {
    const file = join(folder, 'file')
    const stored = await writeHashed(bytes, file)
    const Key = await keyOf(stored)
    if (Key === undefined) return stored
    const handle = await open(file)
    const read = (at: number, length: number) => readPart(handle, at, length)
    await putInParts(client, { Bucket, Key }, stored.size, read).finally(() => handle.close())
    return stored
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function readPart(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(bytes, filled, length - filled, position + filled)
    if (bytesRead === 0) throw new Error('the file to upload became shorter')
    filled += bytesRead
  }
  return bytes
}
