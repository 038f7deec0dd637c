import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadImage } from '#contract/images'
import { ApiError, messageOf } from '../api/api-error.ts'
import { callApi } from '../api/client.ts'
import { showToast } from '../show/toast.ts'
import { pictureTrouble } from './check-picture.ts'
import { lookAtPicture } from './look-at-picture.ts'
import type { DraftPicture } from './patch-draft.ts'

/** Sends pictures one after the other; what cannot be taken is said with its reason. */
export function usePatchPictures(add: (picture: DraftPicture) => void) {
  const { t } = useTranslation('web-patch')
  const [sending, setSending] = useState<{ name: string; preview: string | undefined; left: number }>()
  const [previews] = useState(() => new Map<string, string>())
  const busy = useRef(false)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      for (const preview of previews.values()) URL.revokeObjectURL(preview)
    }
  }, [previews])

  const say = (text: string) => void showToast({ kind: 'error', text })

  async function sendOne(file: File, left: number): Promise<void> {
    const early = pictureTrouble(file)
    if (early) return say(t(`web-errors:codes.${early}`))
    const seen = await lookAtPicture(file)
    if (!seen) say(t('noPreview'))
    const trouble = pictureTrouble(file, seen?.size)
    if (trouble) return say(t(`web-errors:codes.${trouble}`))
    setSending({ name: file.name, preview: seen?.size && seen.preview, left })
    try {
      const { imageId, image } = await callApi(uploadImage, { file })
      if (seen?.size) previews.set(imageId, seen.preview)
      if (!gone.current) add({ imageId, image })
    } catch (error) {
      const known = error instanceof ApiError && error.status >= 400 && error.name !== 'unknown'
      const { key, values } = messageOf(error)
      say(known && error.status < 500 ? t(key, values) : t('uploadFailed'))
    }
  }

  return {
    sending,
    previews,
    async send(files: readonly File[]): Promise<void> {
      // one lot after the other (specification 5)
      if (busy.current) return say(t('uploading'))
      busy.current = true
      for (const [at, file] of files.entries()) {
        if (gone.current) break
        await sendOne(file, files.length - at)
      }
      busy.current = false
      setSending(undefined)
    },
  }
}
