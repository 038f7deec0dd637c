/** Least width and height of a picture, px (specification 5). */
export const leastSide = 480

export type FileRefusal = 'notAPicture' | 'pictureTooSmall' | 'noPreview'

/**
 * What can be said of a picture before it is sent; undefined where nothing speaks against it. A browser that cannot
 * open it (HEIC in most) leaves it to the server.
 */
export async function checkFile(
  file: File,
  open:
    | ((file: Blob) => Promise<{ width: number; height: number }>)
    | undefined = globalThis.createImageBitmap,
): Promise<FileRefusal | undefined> {
  const isPicture = file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name)
  if (!isPicture) return 'notAPicture'
  if (!open) return 'noPreview'
  const size = await open(file).catch(() => undefined)
  return size && Math.min(size.width, size.height) < leastSide ? 'pictureTooSmall' : undefined
}
