export interface PicturePreview {
  /** Address of the picture in this browser; to be given back with `URL.revokeObjectURL`. */
  preview: string
  /** undefined where this browser cannot read such pictures; the server can. */
  size: { width: number; height: number } | undefined
}

/** Shows a file before it is sent; undefined on devices that cannot read files. */
export async function previewPicture(file: File): Promise<PicturePreview | undefined> {
  if (typeof URL.createObjectURL !== 'function') return undefined
  const preview = URL.createObjectURL(file)
  const image = new Image()
  const size = await new Promise<PicturePreview['size']>(done => {
    image.onload = () => done({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => done(undefined)
    image.src = preview
  })
  return { preview, size }
}
