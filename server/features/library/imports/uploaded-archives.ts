import type { Deps } from '../../../deps.ts'
import { listUploadsToRead } from '../uploads/store.ts'
import { uploadBytesOf } from '../uploads/upload-bytes-of.ts'
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
  /** Ids of whole uploads of `archives` whose bytes are not to be found. */
  gone: ReadonlySet<string>
}

/**
 * The archives of an import, whole ones or, where it was begun early, what has arrived of them; and those that lie beside. Its own are
 * brought to this machine; with `signal` that is given up.
 */
export async function uploadedArchives(
  deps: Deps,
  row: ImportRow,
  signal: AbortSignal,
): Promise<UploadedArchives> {
  const { early, uploads: own = [] } = row.request
  const uploadBytes = uploadBytesOf(deps)
  const rows = await listUploadsToRead(deps.db, row.bid, own, early ? 'all' : 'whole')
  const arrived = new Map<string, number>()
  const archives: NamedArchive[] = []
  const earlier: NamedArchive[] = []
  const gone = new Set<string>()
  for (const { uploadId, name, first, bytes, wholeAt } of rows) {
    const isOwn = own.includes(uploadId)
    if (early && isOwn) arrived.set(uploadId, (await uploadBytes.arrived(uploadId)) ?? 0)
    const archive = {
      id: uploadId,
      path: uploadBytes.path(uploadId),
      name,
      bring: () => uploadBytes.bring(uploadId, signal),
      ...(first && { arrival: { first, bytes } }),
      isArriving: wholeAt === null,
    }
    if (isOwn) archives.push(archive)
    else earlier.push(archive)
    if (isOwn && !(await archive.bring()) && wholeAt) gone.add(uploadId)
  }
  return { archives, earlier, arrived, isGone: early !== undefined && arrived.size === 0, gone }
}
