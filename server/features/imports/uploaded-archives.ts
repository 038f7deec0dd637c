import { stat } from 'node:fs/promises'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { uploads } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { uploadsOf } from '../uploads/remove-read.ts'
import { uploadPath } from '../uploads/upload-path.ts'
import type { NamedArchive } from './archive-source.ts'
import type { ImportRow } from './import-states.ts'

export interface UploadedArchives {
  archives: NamedArchive[]
  /** Bytes that have come, of each upload that the import was begun with while it arrived. */
  arrived: ReadonlyMap<string, number>
  /** What the import was begun with was taken back, or never came whole. */
  isGone: boolean
}

/** The archives of an import: whole ones, and, where it was begun early, what has arrived of its own. */
export async function uploadedArchives(deps: Deps, row: ImportRow): Promise<UploadedArchives> {
  const { early, uploads: own = [] } = row.wanted
  const wanted = await uploadsOf(deps, row)
  const isMine = early ? inArray(uploads.uploadId, [...own, '']) : undefined
  const rows = await deps.db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.bid, row.bid),
        inArray(uploads.uploadId, [...wanted, '']),
        or(isNotNull(uploads.wholeAt), isMine),
      ),
    )
    .orderBy(uploads.createdAt, uploads.uploadId)
  const arrived = new Map<string, number>()
  const archives: NamedArchive[] = []
  for (const { uploadId, name, first, bytes, wholeAt } of rows) {
    const path = uploadPath(deps.settings, uploadId)
    if (early && own.includes(uploadId)) {
      const size = await stat(path).then(
        info => info.size,
        () => 0,
      )
      arrived.set(uploadId, size)
    }
    archives.push({
      path,
      name,
      ...(first && { arrival: { first, bytes } }),
      isArriving: wholeAt === null,
    })
  }
  return { archives, arrived, isGone: early !== undefined && arrived.size === 0 }
}

/** Names of the archives of a book that other imports read while they arrive. */
export async function othersArriving(deps: Deps, { bid, wanted }: ImportRow): Promise<ReadonlySet<string>> {
  const rows = await deps.db
    .select({ uploadId: uploads.uploadId, name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.bid, bid), isNotNull(uploads.first), isNull(uploads.wholeAt)))
  return new Set(rows.flatMap(one => (wanted.uploads?.includes(one.uploadId) ? [] : one.name)))
}
