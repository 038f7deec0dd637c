import type { Deps } from '../../../deps.ts'
import { deleteUploads, listOldUploads } from './store.ts'
import { uploadBytesOf } from './upload-bytes-of.ts'
import { uploadRetention } from './upload-retention.ts'

/** Removes archives that nobody will read any more, and bytes whose row is gone, with its book for example. */
export async function removeOldUploads(deps: Deps): Promise<void> {
  await removeUploads(deps, await listOldUploads(deps.db, uploadRetention))
  await uploadBytesOf(deps).removeOrphans()
}

/** Removes uploads and their bytes; none is wanted by a book any more. */
export async function removeUploads(deps: Deps, uploadIds: readonly string[] = []): Promise<void> {
  if (uploadIds.length === 0) return
  // the row last: a killed process finds it again and removes what it left
  await uploadBytesOf(deps).remove(uploadIds)
  await deleteUploads(deps.db, uploadIds)
}
