import { stat } from 'node:fs/promises'
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { type ImportRow, imports, uploads } from '../schema.ts'
import { uploadPath } from '../uploads/upload-path.ts'
import type { NamedArchive } from './named-archives.ts'

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
  const rows = await deps.db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.bid, row.bid),
        or(inArray(uploads.uploadId, own), isNotNull(uploads.readAt)),
        early ? undefined : isNotNull(uploads.wholeAt),
      ),
    )
    .orderBy(uploads.createdAt, uploads.uploadId)
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

/** Names of the archives that other imports of the book are reading, or will. */
export async function othersToCome({ db }: Deps, { bid, importId }: ImportRow): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: uploads.name })
    .from(uploads)
    .innerJoin(imports, sql`${imports.request} -> 'uploads' ? ${uploads.uploadId}`)
    .where(
      and(
        eq(uploads.bid, bid),
        eq(imports.bid, bid),
        ne(imports.importId, importId),
        inArray(imports.state, ['waiting', 'running', 'arriving']),
      ),
    )
  return new Set(rows.map(row => row.name))
}
