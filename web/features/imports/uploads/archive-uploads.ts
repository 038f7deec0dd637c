import { useMemo, useSyncExternalStore } from 'react'
import { onUser, readUser } from '../../../session/user.ts'
import { loadPart } from '../../../ui/chunk-failure.ts'
import { type ArchiveUpload, createUploadQueue } from './upload-queue.ts'
import { isMoving } from './upload-state.ts'

/** The archives that are on their way, of all books. */
export const archiveUploads = createUploadQueue({
  send: async (file, bid, heard) => {
    const { sendArchive } = await loadPart(() => import('./send-archive.ts'))
    return sendArchive(file, bid, heard)
  },
  now: () => performance.now(),
})

/** The archives of one book. */
export function useArchiveUploads(bid: string): readonly ArchiveUpload[] {
  const all = useSyncExternalStore(archiveUploads.onChange, archiveUploads.all)
  return useMemo(() => all.filter(one => one.bid === bid), [all, bid])
}

addEventListener('online', archiveUploads.resumeLost)
// a network may be back without the browser saying so
setInterval(() => navigator.onLine && archiveUploads.resumeLost(), 15_000)

addEventListener('beforeunload', event => {
  if (archiveUploads.all().some(one => isMoving(one.state))) event.preventDefault()
})

// files of one person are not sent as another
let uid = readUser()?.uid
onUser(() => {
  if (readUser()?.uid === uid) return
  uid = readUser()?.uid
  for (const { key } of archiveUploads.all()) void archiveUploads.remove(key)
})
