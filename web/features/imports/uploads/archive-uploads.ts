import { useMemo } from 'react'
import { useStore } from 'zustand'
import { session } from '../../../session/session.ts'
import { loadPart } from '../../../ui/chunk-failure.ts'
import { type ArchiveUpload, createUploadQueue } from './upload-queue.ts'
import { isMoving } from './upload-state.ts'

/** The archives that are on their way, of all books. */
export const archiveUploads = createUploadQueue({
  send: async (file, bid, listener) => {
    const { sendArchive } = await loadPart(() => import('./send-archive.ts'))
    return sendArchive(file, bid, listener)
  },
  now: () => performance.now(),
  later: (ms, call) => void setTimeout(call, ms),
})

/** The archives of one book. */
export function useArchiveUploads(bid: string): readonly ArchiveUpload[] {
  const { uploads } = useStore(archiveUploads.store)
  return useMemo(() => uploads.filter(upload => upload.bid === bid), [uploads, bid])
}

addEventListener('online', archiveUploads.resumeLost)

addEventListener('beforeunload', event => {
  if (archiveUploads.store.getState().uploads.some(({ state }) => isMoving(state))) event.preventDefault()
})

// files of one person are not sent as another
session.subscribe(({ user }, before) => {
  if (user?.uid === before.user?.uid) return
  for (const { key } of archiveUploads.store.getState().uploads) void archiveUploads.remove(key)
})
