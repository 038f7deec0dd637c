import { useEffect, useRef, useState } from 'react'
import { sayOfPicture, sendPicture, type UploadedPicture } from './send-picture.ts'

export interface PictureUpload {
  /** The picture that is on its way, and how many are left with it. */
  sending: { preview: string | undefined; left: number } | undefined
  /** Addresses of pictures that were sent or taken from the book, by their imageId. */
  previews: ReadonlyMap<string, string>
  preview(imageId: string, address: string): void
  send(files: readonly File[], add: (picture: UploadedPicture) => void): Promise<void>
}

/** Sends pictures one after the other; what cannot be taken is said with its reason. */
export function usePictureUpload(): PictureUpload {
  const [sending, setSending] = useState<PictureUpload['sending']>()
  const [previews] = useState(() => new Map<string, string>())
  const busy = useRef(false)
  useEffect(
    () => () => {
      for (const preview of previews.values()) URL.revokeObjectURL(preview)
      previews.clear()
    },
    [previews],
  )

  return {
    sending,
    previews,
    preview: (imageId, address) => previews.set(imageId, address),
    async send(files, add) {
      // one lot after the other (specification 5)
      if (busy.current) return sayOfPicture('upload.busy')
      busy.current = true
      for (const [at, file] of files.entries()) {
        let preview: string | undefined
        const picture = await sendPicture(file, shown => {
          preview = shown
          setSending({ preview, left: files.length - at })
        })
        if (picture && preview) previews.set(picture.imageId, preview)
        if (picture) add(picture)
      }
      busy.current = false
      setSending(undefined)
    },
  }
}
