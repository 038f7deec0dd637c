import { readFile, writeFile } from 'node:fs/promises'
import type { Deps } from '#server/deps'
import { appendChunk } from '#server/features/library/uploads/chunk-rows'
import { uploadBytesOf } from '#server/features/library/uploads/upload-bytes-of'
import { newId } from '#server/new-id'

/** Makes these the bytes that have come of an upload, without anybody hearing of it; in a shared store they only become more. */
export async function putUpload(deps: Deps, uploadId: string, bytes: Buffer): Promise<void> {
  const uploadBytes = uploadBytesOf(deps)
  const { chunkObjects, db } = deps
  if (!chunkObjects) return writeFile(uploadBytes.path(uploadId), bytes)
  const start = (await uploadBytes.arrived(uploadId)) ?? 0
  const more = bytes.subarray(start)
  if (more.length === 0) return
  const object = newId()
  await chunkObjects.put(uploadId, object, more)
  const end = await appendChunk(db, { uploadId, start, bytes: more.length, object })
  if (end !== 'appended') throw new Error(`a chunk was not kept: ${end}`)
}

/** All bytes that have come of an upload; undefined where there are none. */
export async function bytesOfUpload(deps: Deps, uploadId: string): Promise<Buffer | undefined> {
  const uploadBytes = uploadBytesOf(deps)
  return (await uploadBytes.bring(uploadId)) ? readFile(uploadBytes.path(uploadId)) : undefined
}
