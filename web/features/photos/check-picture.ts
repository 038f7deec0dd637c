import { isPictureTooSmall } from '#domain/pictures/picture-rules'

export type PictureTrouble = 'notAPicture' | 'pictureTooSmall'

/** What is wrong with a picture; without its size only what its name and type say. */
export function pictureTrouble(
  file: Pick<File, 'name' | 'type'>,
  size?: { width: number; height: number },
): PictureTrouble | undefined {
  if (!isPictureFile(file)) return 'notAPicture'
  return size && isPictureTooSmall(size) ? 'pictureTooSmall' : undefined
}

function isPictureFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  // some systems know no type for the pictures of newer phones
  if (type === '') return /\.(jpe?g|png|webp|gif|heic|heif|avif|tiff?)$/i.test(name)
  return type.startsWith('image/') && type !== 'image/svg+xml'
}
