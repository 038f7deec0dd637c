import type { Deps } from '../../../deps.ts'
import { uploadFinished } from '../topics.ts'
import type { UploadRow } from './schema.ts'
import { listOrderedArriving, lockUpload, setUploadWhole } from './store.ts'
import { uploadBytesOf } from './upload-bytes-of.ts'

/**
 * All bytes of an upload are there. One that named the order of its bytes is given to its import here, since who sent it may be gone
 * by now; other clients say themselves which archives belong together (importArchives). False where it was removed meanwhile.
 */
export async function finishUpload(deps: Deps, uploadId: string): Promise<boolean> {
  return deps.db.transaction(async tx => {
    const row = await lockUpload(tx, uploadId)
    if (!row || row.wholeAt) return row !== undefined
    const { bid, name, first } = row
    await setUploadWhole(tx, uploadId)
    if (!first) return true
    await deps.events.emit(tx, uploadFinished, { bid, uploadId, name })
    return true
  })
}

/** Whether all bytes are there. A server that was killed after the last of them did not say so: then it is said now. */
export async function isWhole(deps: Deps, { uploadId, bytes, wholeAt }: UploadRow): Promise<boolean> {
  if (wholeAt) return true
  return (await uploadBytesOf(deps).arrived(uploadId)) === bytes && finishUpload(deps, uploadId)
}

/** What became whole when a server was killed, and nobody asks for again. For the start of a server, and for the cleanup of several. */
export async function finishLeft(deps: Deps): Promise<void> {
  for (const row of await listOrderedArriving(deps.db)) await isWhole(deps, row)
}
