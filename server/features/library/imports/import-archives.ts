import type { Answer } from '#contract/call'
import type { importArchives as call } from '#contract/social-imports'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../kernel/http/refusal.ts'
import type { BookRow } from '../books/schema.ts'
import { checkQuota } from '../quotas/check-quota.ts'
import { isWhole } from '../uploads/finish-upload.ts'
import { listUploadsSentBy } from '../uploads/store.ts'
import { presentImport } from './present-import.ts'
import { handToEarly } from './read-arriving.ts'
import { startImport } from './start-import.ts'
import { readImport } from './store.ts'

/** Imports what a person uploaded for a book; all of it must be whole. */
export async function importArchives(
  book: BookRow,
  uid: string,
  uploadIds: readonly string[],
  deps: Deps,
): Promise<Answer<typeof call> | Refused> {
  const rows = await listUploadsSentBy(deps.db, uid, book.bid, uploadIds)
  const whole = await Promise.all(rows.map(row => isWhole(deps, row)))
  if (whole.includes(false)) return refuse('nothingToImport')
  return deps.db.transaction(async tx => {
    const refused = await checkQuota(tx, deps, uid, { imports: 1, pictureBytes: 1 })
    const { early, ownUploads } = await handToEarly(tx, deps, book.bid, [...new Set(uploadIds)])
    if (ownUploads.some(uploadId => rows.every(row => row.uploadId !== uploadId)))
      return refuse('nothingToImport')
    if (early && ownUploads.length === 0) return presentImport(early)
    if (refused) return refused
    const named = rows.filter(row => ownUploads.includes(row.uploadId))
    const importId = await startImport(tx, deps, {
      bid: book.bid,
      via: 'archive',
      request: { uploads: ownUploads },
      names: named.map(row => row.name),
    })
    const row = await readImport(tx, importId)
    if (!row) throw new Error('the import was not written')
    return presentImport(row)
  })
}
