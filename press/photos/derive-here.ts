import sharp from 'sharp'
import { mostPixels } from '#domain/pictures/pixel-limits'
import { derivePhoto } from './derive-photo.ts'
import type { DerivePhoto } from './derive-photos.ts'

/** Derives photos in this process; `open` gives the bytes of an original. */
export function deriveHere(open: (sha256: string) => Promise<Buffer>): DerivePhoto {
  // every picture is decoded once: what libvips keeps of it is never asked for again
  sharp.cache(false)
  // libvips threads inside one picture gain less than pictures side by side
  sharp.concurrency(1)
  return async (photo, wanted) => derivePhoto(await open(photo), wanted, mostPixels.shrunk)
}
