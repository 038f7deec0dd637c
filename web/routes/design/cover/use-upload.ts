import { useState } from 'react'
import type { Answer } from '#contract/call'
import { uploadImage } from '#contract/images'
import { ApiError } from '../../../api/api-error.ts'
import { callApi } from '../../../api/client.ts'
import { words } from '../../../language/words.ts'
import { pictureTrouble } from '../../../patch/check-picture.ts'
import { lookAtPicture } from '../../../patch/look-at-picture.ts'
import { showError, showToast } from '../../../show/toast.ts'

export type UploadedPicture = Answer<typeof uploadImage>

/** Sends one picture at a time. What speaks against it is said as a toast. */
export function useUpload(): { busy: boolean; take: (file: File) => Promise<UploadedPicture | undefined> } {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async take(file) {
      if (busy) return say('web-cover:upload.busy')
      setBusy(true)
      try {
        const trouble = await troubleOf(file)
        if (trouble) return say(`web-errors:codes.${trouble}`)
        return await callApi(uploadImage, { file })
      } catch (error) {
        const isCoded = error instanceof ApiError && error.name !== 'unknown' && error.status > 0
        if (isCoded) void showError(error)
        else say('web-cover:upload.failed')
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}

/** What speaks against a picture before it is sent; the server looks at those that this device cannot read. */
async function troubleOf(file: File) {
  const early = pictureTrouble(file)
  if (early) return early
  const seen = await lookAtPicture(file)
  if (seen) URL.revokeObjectURL(seen.preview)
  else say('web-cover:upload.noPreview')
  return pictureTrouble(file, seen?.size)
}

function say(key: string): undefined {
  void showToast({ kind: 'error', text: words.t(key) })
  return undefined
}
