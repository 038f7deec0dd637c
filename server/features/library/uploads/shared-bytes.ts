import { rm } from 'node:fs/promises'
import type { ChunkObjects } from '../../../adapters/files/chunk-objects.ts'
import type { Deps } from '../../../deps.ts'
import { endOf, findLastChunk } from './chunk-rows.ts'
import { ChunkStore } from './chunk-store.ts'
import { copyPath, copyUpload } from './copy-upload.ts'
import { listUploadIds } from './store.ts'
import type { UploadBytes } from './upload-bytes.ts'

/** Uploads in the store that all machines share; who reads one has a copy of it. */
export function sharedBytes(deps: Deps, objects: ChunkObjects): UploadBytes {
  const { db, settings } = deps
  const path = (uploadId: string) => copyPath(settings, uploadId)
  return {
    datastore: rows => new ChunkStore(deps, objects, rows),
    // nothing of it comes to the disk of this machine
    hasRoomFor: async () => true,
    async arrived(uploadId) {
      const last = await findLastChunk(db, uploadId)
      return last && endOf(last)
    },
    // an object that was put lies safely
    sync: async () => true,
    path,
    bring: (uploadId, signal) => copyUpload(deps, objects, uploadId, signal),
    async remove(uploadIds) {
      for (const uploadId of uploadIds) {
        await objects.removeAll(uploadId)
        await rm(path(uploadId), { force: true })
      }
    },
    async removeOrphans() {
      const there: string[] = []
      for await (const uploadId of objects.listUploads()) there.push(uploadId)
      // the row of an upload is older than its first object: one that lacks it now has lost it, however young
      const uploadIds = new Set(await listUploadIds(db))
      for (const uploadId of there) if (!uploadIds.has(uploadId)) await objects.removeAll(uploadId)
    },
  }
}
