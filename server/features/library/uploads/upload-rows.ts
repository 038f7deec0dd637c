import { Upload } from '@tus/server'
import { readFirst } from '#contract/upload-order'
import { invariant } from '#domain/invariant'
import type { Deps } from '../../../deps.ts'
import { publish } from '../../../kernel/events/publish.ts'
import type { Refused } from '../../../kernel/http/refusal.ts'
import { readBook } from '../books/store.ts'
import { checkQuota } from '../quotas/check-quota.ts'
import { uploadRemoved } from '../topics.ts'
import { archiveName } from './archive-name.ts'
import { deleteUploads, findUpload, insertUpload } from './store.ts'
import type { UploadRows } from './upload-bytes.ts'

/** Why an upload may not begin; thrown, since tus asks from inside. */
export class UploadRefused extends Error {
  readonly refusal: Refused

  constructor(refusal: Refused) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

/** tus remembers uploads in their rows: what a killed server knew of them is whole or not there. */
export function uploadRows(deps: Deps): UploadRows {
  const { db, events } = deps
  return {
    async get(uploadId) {
      const row = await findUpload(db, uploadId)
      if (!row) return undefined
      return new Upload({
        id: uploadId,
        size: row.bytes,
        offset: 0,
        metadata: { bid: row.bid, filename: row.name },
        creation_date: row.createdAt.toISOString(),
      })
    },
    async set(uploadId, { metadata, size }) {
      // routes.ts lets nothing else in
      invariant(metadata?.bid != null, 'an upload names its book')
      invariant(size !== undefined, 'an upload says how long it is')
      const book = await readBook(db, metadata.bid)
      if (!book) throw new Error('an upload for a book that is not there')
      const name = archiveName(metadata.filename ?? undefined)
      const first = metadata.first ? readFirst(metadata.first, size) : undefined
      await db.transaction(async tx => {
        const refused = await checkQuota(tx, deps, book.uid, {
          uploads: 1,
          uploadBytes: size,
          imports: 1,
          pictureBytes: 1,
        })
        if (refused) throw new UploadRefused(refused)
        await insertUpload(tx, {
          uid: book.uid,
          bid: book.bid,
          uploadId,
          name,
          bytes: size,
          first: first ?? null,
          wholeAt: null,
        })
      })
    },
    async delete(uploadId) {
      await db.transaction(async tx => {
        await deleteUploads(tx, [uploadId])
        await events.emit(tx, uploadRemoved, { uploadId })
        await publish(tx, uploadRemoved, uploadId, { uploadId })
      })
    },
  }
}
