import { createHash, hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Stored } from '#server/adapters/files/files'
import type { Deps } from '../../../deps.ts'
import { OwnerGone } from './owner-gone.ts'
import { type FileOwner, noteUse, removeUnlessUsed } from './store.ts'

/**
 * Puts an original into the store for an owner, noted before: whoever is killed before a row needs the file leaves a note that
 * ends by itself. Throws OwnerGone where the owner was deleted.
 */
export async function putFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  owner: FileOwner,
  file: Buffer | { path: string },
): Promise<Stored> {
  const key = Buffer.isBuffer(file) ? hash('sha256', file) : await hashOfFile(file.path)
  if (!(await noteUse(db, owner, { kind: 'files', key, holder: 'put', days: putDays })))
    throw new OwnerGone('a file was put for nobody')
  const stored = await files.put(Buffer.isBuffer(file) ? file : createReadStream(file.path))
  // a store may stall for longer than what is deleted meanwhile waits for the sweep
  if (!(await removeUnlessUsed(db, [key]))) throw new OwnerGone('a file was put for nobody')
  return stored
}

async function hashOfFile(path: string): Promise<string> {
  const sha256 = createHash('sha256')
  await pipeline(createReadStream(path), sha256)
  return sha256.digest('hex')
}

/** More than any work takes between the bytes and the row that needs them. */
export const putDays = 1
