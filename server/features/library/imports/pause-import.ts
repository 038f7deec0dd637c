import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { setProgress } from '../progress/set-progress.ts'
import { type ImportRow, imports, uploads } from '../schema.ts'
import { lockBook, lockImport } from '../store.ts'
import { lockUploads } from '../uploads/lock-uploads.ts'
import type { HeldItems } from './held-items.ts'
import { importQueue } from './import-queue.ts'
import { flagBook, whatOf } from './import-states.ts'
import { isUnseen } from './ingest-batch.ts'
import { type ImportEnd, markUsed } from './settle-parts.ts'

export interface ImportRest {
  /** How many bytes of each upload were looked at. */
  readTo: ReadonlyMap<string, number>
  /** The words are in the book. */
  isRead: boolean
  held: HeldItems
  /** Uploads of which something came into the book. */
  used?: readonly string[]
  flags?: NonNullable<ImportEnd['flags']>
}

/** Lays an import down until more of its archives has arrived; calls the one that waits, which may be itself. */
export async function pauseImport(
  deps: Deps,
  { importId, bid, via, wanted }: ImportRow,
  { readTo, isRead, held, used, flags }: ImportRest,
): Promise<void> {
  await deps.db.transaction(async tx => {
    const all = await lockUploads(tx, bid)
    const mine = all.filter(upload => wanted.uploads?.includes(upload.uploadId))
    const book = await lockBook(tx, bid)
    const row = await lockImport(tx, importId)
    if (!book || row?.state !== 'running') return
    const now = deps.now()
    for (const { uploadId } of mine)
      await tx
        .update(uploads)
        .set({ readTo: readTo.get(uploadId) ?? 0 })
        .where(eq(uploads.uploadId, uploadId))
    await markUsed(tx, bid, used)
    // meanwhile all came and was handed over, or was taken back
    const isMore = !row.wanted.early || mine.length === 0
    await tx
      .update(imports)
      .set({
        state: isMore ? 'waiting' : 'arriving',
        ...(row.wanted.early && isRead && { wanted: { ...row.wanted, early: 'read' as const } }),
      })
      .where(eq(imports.importId, importId))
    const waiting = await flagBook(tx, bid, flags, now)
    const isBusy = waiting.some(other => whatOf(other.via) === whatOf(via))
    const read = isRead ? 'done' : 'arriving'
    await setProgress(tx, deps, bid, whatOf(via), {
      // how far the next one is, nobody knows yet
      done: isBusy ? 0 : held.size,
      of: isBusy ? 0 : held.size,
      state: isBusy ? 'running' : read,
    })
    const { seen, unseen } = countPhotos(held)
    if (seen + unseen > 0)
      await setProgress(tx, deps, bid, 'pictures', {
        done: seen,
        of: seen + unseen,
        state: unseen > 0 ? 'arriving' : 'done',
      })
    if (waiting[0]) await deps.jobs.enqueue(tx, importQueue, { importId: waiting[0].importId })
  })
}

/** Photos of a book that were looked at, and those that were not. */
export function countPhotos(held: HeldItems): { seen: number; unseen: number } {
  let [seen, unseen] = [0, 0]
  for (const { original } of held.values())
    for (const media of original.media) {
      if (isUnseen(media)) unseen += 1
      else if (media.kind === 'photo') seen += 1
    }
  return { seen, unseen }
}
