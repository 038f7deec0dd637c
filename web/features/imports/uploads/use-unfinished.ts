import { useEffect, useState } from 'react'
import { giveUp, isStillComing } from './begun-upload.ts'
import { type Unfinished, unfinishedUploads } from './unfinished.ts'
import type { ArchiveUpload } from './upload-queue.ts'

/** The archives of a book that were left on their way before a reload, as far as the server still waits for them. */
export function useUnfinished(bid: string, uploads: readonly ArchiveUpload[]) {
  const [unfinished, setUnfinished] = useState<readonly Unfinished[]>([])
  const [isKnown, setKnown] = useState(false)
  const forget = ({ storageKey }: Unfinished) => {
    localStorage.removeItem(storageKey)
    setUnfinished(before => before.filter(upload => upload.storageKey !== storageKey))
  }
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const all = unfinishedUploads(localStorage, bid)
      const coming = await Promise.all(all.map(upload => isStillComing(upload.address)))
      // the server read the rest by itself, or removed what came
      all.filter((_, at) => !coming[at]).map(upload => localStorage.removeItem(upload.storageKey))
      if (isHere) setUnfinished(all.filter((_, at) => coming[at]))
    }
    // without an answer nothing more is known, and nobody waits for it
    void ask().finally(() => isHere && setKnown(true))
    return () => {
      isHere = false
    }
  }, [bid])
  const isHere = ({ name, bytes }: Unfinished) =>
    uploads.some(upload => upload.name === name && upload.bytes === bytes)
  const shown = unfinished.filter(upload => !isHere(upload))
  // what was given again is finished, or taken back, from there
  if (shown.length < unfinished.length) setUnfinished(shown)
  return {
    unfinished: shown,
    /** The server was asked of those that this browser remembers. */
    isKnown,
    /** What came of it is not wanted any more. */
    drop(upload: Unfinished): void {
      void giveUp(upload.address)
      forget(upload)
    },
  }
}
