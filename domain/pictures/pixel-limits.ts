/**
 * How the pixels of a file come: shrunk while they are decoded (JPEG in one scan), row by row (PNG), only with the whole picture
 * in memory (interlaced, animated and progressive files), or through a video codec (AVIF, HEIC), which holds it several times.
 */
export type Decoding = 'shrunk' | 'rows' | 'whole' | 'video'

/**
 * Most pixels that are decoded. Cameras of phones reach 200 megapixels (16,320 x 12,240) in JPEG and 50 in HEIC; a picture of 100
 * prints a square metre, so that what is larger in another format is a mistake or an attack.
 */
export const mostPixels: Readonly<Record<Decoding, number>> = {
  shrunk: 200_000_000,
  rows: 100_000_000,
  whole: 100_000_000,
  video: 50_000_000,
}

/** Bytes that one pixel takes while its picture is decoded, as measured, rounded up. */
const bytesPerPixel: Readonly<Record<Decoding, number>> = { shrunk: 0.5, rows: 1, whole: 6, video: 20 }

export interface MeasuredPicture {
  width: number
  height: number
  decoding: Decoding
}

/** Whether a picture is too large to be decoded at all. */
export function isPictureTooLarge({ width, height, decoding }: MeasuredPicture): boolean {
  return width * height > mostPixels[decoding]
}

/** Memory in bytes that decoding takes at most, beside what the process holds anyway. */
export function decodingBytes({ width, height, decoding }: MeasuredPicture): number {
  return Math.ceil(width * height * bytesPerPixel[decoding])
}
