import { uploadImage } from '#contract/images'
import { callApi } from '../../../api/client.ts'
import { isPictureFile, isTooSmall } from './picture-check.ts'

export interface UploadedPicture {
  imageId: string
  image: string
}

/** Uploads one picture. A refusal names its message in `web-errors:codes`, or throws what the server said. */
export async function uploadPicture(
  file: File,
): Promise<UploadedPicture | { refused: 'notAPicture' | 'pictureTooSmall' }> {
  if (!isPictureFile(file)) return { refused: 'notAPicture' }
  const size = await sizeOf(file)
  if (size && isTooSmall(size)) return { refused: 'pictureTooSmall' }
  return callApi(uploadImage, { file })
}

// a picture that this browser cannot read may be one that the server can
async function sizeOf(file: File): Promise<{ width: number; height: number } | undefined> {
  if (typeof createImageBitmap !== 'function') return undefined
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  const size = bitmap && { width: bitmap.width, height: bitmap.height }
  bitmap?.close()
  return size
}
