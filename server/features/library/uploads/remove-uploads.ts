import { readdir, rm, stat } from 'node:fs/promises'
import type { Deps } from '../../../deps.ts'
import { deleteUploads, listUploads } from './store.ts'
import { uploadFolder, uploadPath } from './upload-path.ts'

/**
 * Removes archives that were read a day ago, unless another of their book is on its way or unread; what never became
 * whole; and what was kept for other parts for a week in vain. The last two from their last byte on, since one that
 * comes slowly is no old one.
 */
export async function removeOldUploads(deps: Deps): Promise<void> {
  const { db, now } = deps
  const ago = (days: number) => new Date(now().getTime() - days * dayMs)
  const rows = await listUploads(db)
  const reading = new Set(rows.flatMap(row => (row.readAt ? [] : row.bid)))
  const old: string[] = []
  for (const { uploadId, bid, wholeAt, readAt, used, createdAt } of rows) {
    if (used && readAt && readAt < ago(readDays) && !reading.has(bid)) old.push(uploadId)
    else if (createdAt < ago(unfinishedDays)) {
      const file = await stat(uploadPath(deps.settings, uploadId)).catch(() => undefined)
      if (!file || file.mtime < ago(wholeAt ? keptDays : unfinishedDays)) old.push(uploadId)
    }
  }
  await removeUploads(deps, old)
  await removeOrphans(deps, new Set(rows.map(row => row.uploadId)), ago(unfinishedDays))
}

/** Files whose row is gone, with its book for example. */
async function removeOrphans({ settings }: Deps, known: ReadonlySet<string>, before: Date): Promise<void> {
  const names = await readdir(uploadFolder(settings)).catch(() => [])
  for (const name of names.filter(uploadId => !known.has(uploadId))) {
    const path = uploadPath(settings, name)
    const info = await stat(path).catch(() => undefined)
    if (!info?.isFile() || info.mtime >= before) continue
    await rm(path, { force: true })
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

const dayMs = 24 * 3_600_000
/** Somebody on a phone chooses the parts of an export one after the other. */
const readDays = 1
const unfinishedDays = 2
const keptDays = 7
