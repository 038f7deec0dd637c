import { stat } from 'node:fs/promises'
import type { Deps } from '../../../deps.ts'
import { listUploadsToRead } from '../uploads/store.ts'
import { uploadPath } from '../uploads/upload-path.ts'
import type { NamedArchive } from './named-archives.ts'
import type { ImportRow } from './schema.ts'

export interface UploadedArchives {
  archives: NamedArchive[]
  /** Archives of the book that other imports have read. */
  earlier: NamedArchive[]
  /** Bytes that have come, of each upload that the import was begun with while it arrived. */
  arrived: ReadonlyMap<string, number>
  /** What the import was begun with was taken back, or never came whole. */
  isGone: boolean
}

/** The archives of an import, whole ones or, where it was begun early, what has arrived of them; and those that lie beside. */
export async function uploadedArchives(deps: Deps, row: ImportRow): Promise<UploadedArchives> {
  const { early, uploads: own = [] } = row.request
  const rows = await listUploadsToRead(deps.db, row.bid, own, early ? 'all' : 'whole')
  const arrived = new Map<string, number>()
  const archives: NamedArchive[] = []
  const earlier: NamedArchive[] = []
  for (const { uploadId, name, first, bytes, wholeAt } of rows) {
    const isOwn = own.includes(uploadId)
    const path = uploadPath(deps.settings, uploadId)
    if (early && isOwn) {
      const size = await stat(path).then(
        info => info.size,
        () => 0,
      )
      arrived.set(uploadId, size)
    }
    const archive = {
      id: uploadId,
      path,
      name,
      ...(first && { arrival: { first, bytes } }),
      isArriving: wholeAt === null,
    }
    if (isOwn) archives.push(archive)
    else earlier.push(archive)
  }
  return { archives, earlier, arrived, isGone: early !== undefined && arrived.size === 0 }
}
