import { readdir, rm, stat } from 'node:fs/promises'
import type { Deps } from '../../../deps.ts'
import { fileSystemNow } from '../../../kernel/file-system-now.ts'
import { deleteUploads, listOldUploads, listUploadIds } from './store.ts'
import { uploadFolder, uploadPath } from './upload-path.ts'

/**
 * Hours after which an upload goes. Ages are told by the clock of the database, and of files without a row by that of their
 * folder: the clock of one worker says nothing of what another one does.
 */
export const uploadRetention = {
  /** Read, from then on; unless another of its book is on its way or unread. Somebody on a phone chooses the parts one after the other. */
  read: 24,
  /** Never whole, from its last byte on. */
  unfinished: 48,
  /** Whole and kept for other parts in vain, from its last byte on. */
  kept: 168,
}

/** Removes archives that nobody will read any more, and files whose row is gone, with its book for example. */
export async function removeOldUploads(deps: Deps): Promise<void> {
  await removeUploads(deps, await listOldUploads(deps.db, uploadRetention))
  await removeOrphans(deps)
}

async function removeOrphans({ db, settings }: Deps): Promise<void> {
  const folder = uploadFolder(settings)
  // the files first: one that begins meanwhile is in neither list
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  const uploadIds = new Set(await listUploadIds(db))
  const before = (await fileSystemNow(folder)) - uploadRetention.unfinished * hourMs
  for (const name of names.filter(uploadId => !uploadIds.has(uploadId))) {
    const path = uploadPath(settings, name)
    const info = await stat(path).catch(() => undefined)
    if (info?.isFile() && info.mtimeMs < before) await rm(path, { force: true })
  }
}

/** Removes uploads and their bytes; none is wanted by a book any more. */
export async function removeUploads(
  { db, settings }: Deps,
  uploadIds: readonly string[] = [],
): Promise<void> {
  if (uploadIds.length === 0) return
  // the row last: a killed process finds it again and removes what it left
  for (const uploadId of uploadIds) await rm(uploadPath(settings, uploadId), { force: true })
  await deleteUploads(db, uploadIds)
}

const hourMs = 3_600_000
