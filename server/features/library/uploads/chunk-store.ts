import type { Readable } from 'node:stream'
import { DataStore, ERRORS, type Upload } from '@tus/server'
import type { ChunkObjects } from '../../../adapters/files/chunk-objects.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { appendChunk, endOf, findLastChunk } from './chunk-rows.ts'
import type { UploadRows } from './upload-bytes.ts'
import { UploadRefused } from './upload-rows.ts'

/**
 * Keeps uploads of tus as chunks in a shared store, and in the database which they are: an object counts once its row is there, and
 * what a killed server put without a row is as if it had never come. Nothing of it lies in a process between two requests.
 */
export class ChunkStore extends DataStore {
  #deps: Pick<Deps, 'db' | 'newId'>
  #objects: ChunkObjects
  #rows: UploadRows
  #writing = 0

  constructor(deps: Pick<Deps, 'db' | 'newId'>, objects: ChunkObjects, rows: UploadRows) {
    super()
    this.#deps = deps
    this.#objects = objects
    this.#rows = rows
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#rows.set(upload.id, upload)
    return upload
  }

  override async getUpload(uploadId: string): Promise<Upload> {
    const upload = await this.#rows.get(uploadId)
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    const last = await findLastChunk(this.#deps.db, uploadId)
    // a database that was restored beside another store
    if (last && !(await this.#objects.has(uploadId, last.object))) throw ERRORS.FILE_NO_LONGER_EXISTS
    upload.offset = endOf(last)
    return upload
  }

  /** Gives the offset behind what was kept. What came before a line broke is kept too. */
  override async write(stream: Readable, uploadId: string, offset: number): Promise<number> {
    this.#writing += 1
    let start = offset
    try {
      for await (const bytes of chunksOf(stream, () => chunkBytes(this.#writing))) {
        await this.#keep(uploadId, start, bytes)
        start += bytes.length
      }
      return start
    } finally {
      this.#writing -= 1
    }
  }

  /** The row first: no other server takes bytes for it from then on. */
  override async remove(uploadId: string): Promise<void> {
    await this.#rows.delete(uploadId)
    await this.#objects.removeAll(uploadId)
  }

  async #keep(uploadId: string, start: number, bytes: Buffer): Promise<void> {
    const object = this.#deps.newId()
    await this.#objects.put(uploadId, object, bytes)
    const end = await appendChunk(this.#deps.db, { uploadId, start, bytes: bytes.length, object })
    if (end === 'appended') return
    // one that stays all the same goes with its upload
    await this.#objects.remove(uploadId, object)
    if (end === 'gone') throw ERRORS.FILE_NOT_FOUND
    throw end === 'taken' ? ERRORS.INVALID_OFFSET : new UploadRefused(refuse('tooLarge'))
  }
}

/** A stream that fails gives what came before, and then its error. */
async function* chunksOf(stream: Readable, most: () => number): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let size = 0
  let failure: { error: unknown } | undefined
  try {
    for await (const part of stream) {
      parts.push(part)
      size += part.length
      if (size < most()) continue
      yield Buffer.concat(parts, size)
      parts = []
      size = 0
    }
  } catch (error) {
    failure = { error }
  }
  if (size > 0) yield Buffer.concat(parts, size)
  if (failure) throw failure.error
}

/** Bytes of a chunk while so many uploads come: all that are held in memory together stay within `memoryBytes`, as a rule. */
function chunkBytes(writing: number): number {
  return Math.max(leastBytes, Math.min(mostBytes, memoryBytes / writing))
}

const mostBytes = 4 * 2 ** 20
const leastBytes = 256 * 2 ** 10
const memoryBytes = 256 * 2 ** 20
