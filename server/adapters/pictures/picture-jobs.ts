import type { Picture } from '#domain/books/item'
import type { MeasuredPicture } from '#domain/pictures/pixel-limits'
import type { CoverPage } from '#press/covers/raster-cover'
import type { WantedFiles } from '#press/photos/derive-photo'
import type { Unreadable } from '#sources/pictures/look-at-picture'
import type { MediaFormat } from './derive-picture.ts'

/** Where a picture is: in a file of this machine, or here. */
export type Original = { path: string } | { bytes: Buffer }

/** An original with the size that its header tells. */
export interface MeasuredOriginal {
  original: Original
  measured: MeasuredPicture
}

/** Nothing comes of a picture that cannot be decoded. */
type OriginalJob<Wish, Output> = { input: MeasuredOriginal & { wish: Wish }; output: Output | undefined }

/** What is done with the pictures of people; plain data, since it is sent between processes. */
export type OriginalJobs = {
  /** Finds out whether a picture can be printed; with its perceptual hash where it is wanted. */
  look: OriginalJob<{ phash: boolean }, Picture | Unreadable>
  /** Its size, px, as it is turned to be seen. */
  size: OriginalJob<object, { width: number; height: number }>
  /** Makes a picture for the screen, at most so many px wide. */
  derive: OriginalJob<{ width: number; format: MediaFormat }, Uint8Array>
  /** Writes the files that a book shows. */
  deriveForBook: OriginalJob<WantedFiles, 'written'>
  /** Makes the JPEG that a cover shows, within a square of so many px. */
  fitToCover: OriginalJob<{ sidePx: number }, Uint8Array>
}

/** What the children do. */
export type PictureJobs = OriginalJobs & {
  rasterCover: { input: CoverPage; output: Uint8Array }
}
