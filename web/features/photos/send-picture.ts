import type { Answer } from '#contract/call'
import { uploadImage } from '#contract/images'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { callApi } from '../../api/client.ts'
import { words } from '../../i18n/words.ts'
import { showToast } from '../../ui/toast.ts'
import { pictureTrouble } from './check-picture.ts'
import { previewPicture } from './preview-picture.ts'

export type UploadedPicture = Answer<typeof uploadImage>

/**
 * Sends one picture; what speaks against it is said as a toast (specification 5). `onSending` hears when it goes, with an
 * address at which this browser can show it and which is then the caller's to give back.
 */
export async function sendPicture(
  file: File,
  onSending: (preview: string | undefined) => void,
): Promise<UploadedPicture | undefined> {
  const early = pictureTrouble(file)
  if (early) return sayOfPicture(`codes.${early}`)
  const picture = await previewPicture(file)
  // the server looks at those that this device cannot read
  if (!picture) sayOfPicture('upload.noPreview')
  const trouble = pictureTrouble(file, picture?.size)
  const isShown = picture?.size !== undefined && !trouble
  if (picture && !isShown) URL.revokeObjectURL(picture.preview)
  if (trouble) return sayOfPicture(`codes.${trouble}`)
  onSending(isShown ? picture.preview : undefined)
  try {
    return await callApi(uploadImage, { file })
  } catch (error) {
    const isKnown =
      error instanceof ApiError && error.status >= 400 && error.status < 500 && error.name !== 'unknown'
    const { key, values } = messageOf(error)
    if (isKnown) void showToast({ kind: 'error', text: words.t(key, values) })
    else sayOfPicture('upload.failed')
    return undefined
  }
}

/** Says something of `web-errors` about pictures. */
export function sayOfPicture(key: string): undefined {
  void showToast({ kind: 'error', text: words.t(`web-errors:${key}`) })
  return undefined
}
