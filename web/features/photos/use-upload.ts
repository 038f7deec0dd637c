import { useState } from 'react'
import { sayOfPicture, sendPicture, type UploadedPicture } from './send-picture.ts'

/** Sends one picture at a time. */
export function useUpload(): { busy: boolean; take: (file: File) => Promise<UploadedPicture | undefined> } {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async take(file) {
      if (busy) return sayOfPicture('upload.busy')
      setBusy(true)
      const picture = await sendPicture(file, preview => preview && URL.revokeObjectURL(preview))
      setBusy(false)
      return picture
    },
  }
}
