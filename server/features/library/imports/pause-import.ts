import type { Deps } from '../../../deps.ts'
import { lockBook } from '../books/store.ts'
import { setProgress } from '../progress/set-progress.ts'
import { lockUploadsOfBook, setUploadReadTo } from '../uploads/store.ts'
import { importQueue } from './import-queue.ts'
import { flagBook, whatOf } from './import-states.ts'
import type { ImportedItems } from './imported-items.ts'
import { isUnseen } from './ingest-batch.ts'
import type { ImportRow } from './schema.ts'
import { type ImportEnd, markUsed } from './settle-parts.ts'
import { lockImport, updateImport } from './store.ts'

export interface ImportRest {
  /** How many bytes of each upload were looked at. */
  readTo: ReadonlyMap<string, number>
  /** The words are in the book. */
  isRead: boolean
  importedItems: ImportedItems
  /** Uploads of which something came into the book. */
  used?: readonly string[]
  flags?: NonNullable<ImportEnd['flags']>
}

/** Lays an import down until more of its archives has arrived; calls the one that waits, which may be itself. */
export async function pauseImport(
  deps: Deps,
  { importId, bid, via, request }: ImportRow,
  { readTo, isRead, importedItems, used, flags }: ImportRest,
): Promise<void> {
  await deps.db.transaction(async tx => {
    const all = await lockUploadsOfBook(tx, bid)
    const mine = all.filter(upload => request.uploads?.includes(upload.uploadId))
    const book = await lockBook(tx, bid)
    const row = await lockImport(tx, importId)
    if (!book || row?.state !== 'running') return
    const now = deps.now()
    for (const { uploadId } of mine) await setUploadReadTo(tx, uploadId, readTo.get(uploadId) ?? 0)
    await markUsed(tx, bid, used)
    // meanwhile all came and was handed over, or was taken back
    const isMore = !row.request.early || mine.length === 0
    await updateImport(tx, importId, {
      state: isMore ? 'waiting' : 'arriving',
      ...(row.request.early && isRead && { request: { ...row.request, early: 'read' as const } }),
    })
    const waiting = await flagBook(tx, bid, flags, now)
    const isBusy = waiting.some(other => whatOf(other.via) === whatOf(via))
    const read = isRead ? 'done' : 'arriving'
    await setProgress(tx, deps, bid, whatOf(via), {
      // how far the next one is, nobody knows yet
      done: isBusy ? 0 : importedItems.size,
      of: isBusy ? 0 : importedItems.size,
      state: isBusy ? 'running' : read,
    })
    const { processed, unprocessed } = countPhotos(importedItems)
    if (processed + unprocessed > 0)
      await setProgress(tx, deps, bid, 'pictures', {
        done: processed,
        of: processed + unprocessed,
        state: unprocessed > 0 ? 'arriving' : 'done',
      })
    if (waiting[0]) await deps.jobs.enqueue(tx, importQueue, { importId: waiting[0].importId })
  })
}

/** Photos of a book that were looked at, and those that were not. */
export function countPhotos(importedItems: ImportedItems): { processed: number; unprocessed: number } {
  let [processed, unprocessed] = [0, 0]
  for (const { original } of importedItems.values())
    for (const media of original.media) {
      if (isUnseen(media)) unprocessed += 1
      else if (media.kind === 'photo') processed += 1
    }
  return { processed, unprocessed }
}
