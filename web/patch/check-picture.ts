/** px; what is smaller does not print well (specification 5). */
const leastPixels = 480

export type PictureTrouble = 'notAPicture' | 'pictureTooSmall'

/** What is wrong with a picture; without its size only what its name and type say. */
export function pictureTrouble(
  { name, type }: Pick<File, 'name' | 'type'>,
  size?: { width: number; height: number },
): PictureTrouble | undefined {
  // some systems know no type for the pictures of newer phones
  const isPicture = type.startsWith('image/') || (type === '' && /\.(heic|heif|avif)$/i.test(name))
  if (!isPicture || type === 'image/svg+xml') return 'notAPicture'
  if (size && (size.width < leastPixels || size.height < leastPixels)) return 'pictureTooSmall'
  return undefined
}
