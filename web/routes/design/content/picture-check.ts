/** px, width and height (specification 9). */
const leastPicturePx = 480

/** Whether a file can be a picture, by what the device says of it. */
export function isPictureFile({ type, name }: { type: string; name: string }): boolean {
  if (type !== '') return type.startsWith('image/')
  // phones' own formats come without a type on other systems
  return /\.(jpe?g|png|webp|gif|heic|heif|avif|tiff?)$/i.test(name)
}

export function isTooSmall({ width, height }: { width: number; height: number }): boolean {
  return Math.min(width, height) < leastPicturePx
}
