import { createHash } from 'node:crypto'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Part } from './manifest.ts'
import type { BackupPlace } from './place.ts'

/** The bytes of a part. Fails at their end where they are not those that were written. */
export async function* checkedPart(place: BackupPlace, { key, bytes, sha256 }: Part): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of await opened(place, key)) {
    const buffer = Buffer.from(chunk)
    hash.update(buffer)
    read += buffer.length
    yield buffer
  }
  if (read !== bytes || hash.digest('hex') !== sha256) throw new DamagedBackup(key)
}

export class DamagedBackup extends Error {
  readonly key: string
  constructor(key: string) {
    super(`${key} is not as it was written, or is gone`)
    this.key = key
  }
}

/** Reads a part to its end. */
export async function checkPart(place: BackupPlace, part: Part): Promise<void> {
  await pipeline(checkedPart(place, part), nowhere())
}

/** Reads a file to its end: its name is its sha256. */
export async function checkFile(place: BackupPlace, sha256: string): Promise<void> {
  const hash = createHash('sha256')
  const stream = await opened(place, fileKey(sha256))
  for await (const chunk of stream) hash.update(chunk)
  if (hash.digest('hex') !== sha256) throw new DamagedBackup(fileKey(sha256))
}

/** Files are kept once for all backups of a place. */
export const fileKey = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256}`

async function opened(place: BackupPlace, key: string): Promise<Readable> {
  const stream = await place.read(key)
  if (stream === undefined) throw new DamagedBackup(key)
  return stream
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })
