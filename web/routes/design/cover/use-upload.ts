import { useState } from 'react'
import type { Answer } from '#contract/call'
import { uploadImage } from '#contract/images'
import { ApiError } from '../../../api/api-error.ts'
import { callApi } from '../../../api/client.ts'
import { words } from '../../../language/words.ts'
import { showError, showToast } from '../../../show/toast.ts'
import { checkFile } from './check-file.ts'

export type UploadedPicture = Answer<typeof uploadImage>

/** Sends one picture at a time. What speaks against it is said as a toast. */
export function useUpload(): { busy: boolean; take: (file: File) => Promise<UploadedPicture | undefined> } {
  const [busy, setBusy] = useState(false)
  return {
    busy,
    async take(file) {
      if (busy) return refuse('web-cover:upload.busy')
      setBusy(true)
      try {
        const refusal = await checkFile(file)
        if (refusal)
          return refuse(
            refusal === 'noPreview' ? 'web-cover:upload.noPreview' : `web-errors:codes.${refusal}`,
          )
        return await callApi(uploadImage, { file })
      } catch (error) {
        const isCoded = error instanceof ApiError && error.name !== 'unknown' && error.status > 0
        if (isCoded) void showError(error)
        else refuse('web-cover:upload.failed')
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}

function refuse(key: string): undefined {
  void showToast({ kind: 'error', text: words.t(key) })
  return undefined
}
