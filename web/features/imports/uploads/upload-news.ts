import type { ArchiveUpload } from './upload-queue.ts'
import { isMoving } from './upload-state.ts'

/** `sending`: it goes on by itself. `stopped`: here, and wants a hand. `left`: before a reload, or elsewhere; wants the file again. */
export type UploadNews = { kind: 'sending' | 'stopped'; percent: number } | { kind: 'left' }

/**
 * What is to be said of the archives of a book in one line; nothing where nothing is awaited. The percent is that of all archives
 * that this tab sends.
 */
export function uploadNews(
  uploads: readonly Pick<ArchiveUpload, 'state' | 'sent' | 'bytes'>[],
  { isAwaited }: { isAwaited: boolean },
): UploadNews | undefined {
  const open = uploads.filter(upload => upload.state !== 'done')
  if (open.length === 0) return isAwaited && uploads.length === 0 ? { kind: 'left' } : undefined
  const sum = (of: 'sent' | 'bytes') => uploads.reduce((all, upload) => all + upload[of], 0)
  // whole only when it is
  const percent = Math.min(99, Math.floor((sum('sent') / Math.max(1, sum('bytes'))) * 100))
  return { kind: open.some(upload => isMoving(upload.state)) ? 'sending' : 'stopped', percent }
}
